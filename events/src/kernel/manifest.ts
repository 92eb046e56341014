import type { CommandDefinition, QueryDefinition } from './endpoint/endpoint.ts';
import { entrySentences } from './entry/sentences.ts';
import type { Entry } from './entry/shape.ts';
import type { EventDefinition } from './event/event.ts';
import type { StreamCategory } from './event/streams.ts';
import type { Register } from './register/index.ts';
import { sentencesOf } from './register/sentences.ts';
import type { Worded } from './register/shape.ts';
import type { SecondPersonKind } from './second-person/index.ts';
import type { Language, Sentences } from './text/language.ts';

export type { Sentences } from './text/language.ts';

/** All that one context adds to the published language. The catalogue is made of these, one line a context. */
export interface Manifest {
  readonly commands: readonly CommandDefinition[];
  readonly queries: readonly QueryDefinition[];
  readonly events: readonly EventDefinition[];
  /** Those of its events that stand in a journal: each is an entry. */
  readonly entries: readonly EventDefinition[];
  /** What a second person must confirm. */
  readonly secondPersons: readonly SecondPersonKind[];
  /** The categories of streams that its events stand in. */
  readonly streams: readonly StreamCategory[];
  /** Registers of which nothing is special, in a stream that holds only such: both services serve them unasked. */
  readonly plain: readonly Register[];
  /** Dated records of somebody: what holds of every one of them is tried of each. */
  readonly records: readonly Entry[];
  /** Refusal code → HTTP status. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<Language, Sentences>>;
}

/** What a definition of the kit brings with it. */
type Made = Partial<Manifest> & { readonly worded?: Worded };

interface Parts {
  readonly commands?: object;
  readonly queries?: object;
  readonly events?: object;
  readonly entries?: object;
  readonly streams?: Readonly<Record<string, StreamCategory>>;
  readonly refusals?: { readonly codes: Readonly<Record<string, number>> };
  readonly texts?: Readonly<Record<Language, Sentences>>;
  /** What definitions of the kit bring with them: registers, lists, reports. */
  readonly made?: readonly Made[];
  readonly plain?: readonly Register[];
  readonly records?: readonly object[];
}

const listOf = <T>(part: object | undefined): T[] => Object.values(part ?? {}) as T[];

const saidIn = (said: EventDefinition['said'], language: Language): Sentences =>
  Object.fromEntries(Object.entries(said).map(([key, words]) => [key, words[language]]));

/**
 * The manifest of a context, from its parts and from what its definitions bring.
 * @throws TypeError for a plain register in a stream that the context does not declare
 */
export function defineManifest({ plain = [], ...parts }: Parts): Manifest {
  const records = (parts.records ?? []) as readonly Entry[];
  const streams = Object.values(parts.streams ?? {});
  for (const { noun, stream } of plain)
    if (!streams.some(({ category }) => category === stream))
      throw new TypeError(`${noun} stands in ${stream}, a stream that its context does not declare`);
  const made: readonly Made[] = [...(parts.made ?? []), ...[...plain, ...records].map((one) => one.made)];
  const entries = [...listOf<EventDefinition>(parts.entries), ...made.flatMap((one) => one.entries ?? [])];
  const events = [...listOf<EventDefinition>(parts.events), ...made.flatMap((one) => one.events ?? [])];
  const sentences = (language: Language): Sentences =>
    Object.assign(
      {},
      ...made.map(({ texts, worded }) => (worded ? sentencesOf(worded) : texts)?.[language]),
      ...[...events, ...entries].map(({ said }) => saidIn(said, language)),
      ...records.map((record) => entrySentences(record)[language]),
      parts.texts?.[language],
    );
  return {
    commands: [
      ...listOf<CommandDefinition>(parts.commands),
      ...made.flatMap(({ commands }) => commands ?? []),
    ],
    queries: [...listOf<QueryDefinition>(parts.queries), ...made.flatMap(({ queries }) => queries ?? [])],
    events: [...events, ...entries],
    entries,
    secondPersons: made.flatMap((one) => one.secondPersons ?? []),
    streams,
    plain,
    records,
    refusals: Object.assign({}, parts.refusals?.codes, ...made.map(({ refusals }) => refusals)),
    texts: { bn: sentences('bn'), en: sentences('en') },
  };
}
