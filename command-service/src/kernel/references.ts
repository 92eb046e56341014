import { keysOpened, type OpenedState, openedStream } from './opening.ts';
import type { KeyedStreams, Reference, Referred, StreamDefinition, StreamKind } from './stream.ts';

type Look = <S>(stream: StreamDefinition<S>) => S;

/** A stream that may refer to something. */
interface Referring extends StreamKind {
  readonly refers?: readonly Reference<never>[];
}

/** Who refers to one thing, as far as a school has opened the streams. */
export interface Users {
  /** The streams that are looked at. */
  readonly reads: readonly StreamKind[];
  /** Whether anything refers to the one with this id. */
  isUsed(id: number, look: Look): boolean;
  /** By which of its ties the one with this id is held. */
  tiesOf(id: number, look: Look): ReadonlySet<string>;
}

export interface Asked {
  /** Only what refers to it by this tie. */
  readonly tie?: string;
  /** Leaves out a stream that whoever asks has before him. */
  readonly beside?: StreamKind;
}

interface Use {
  readonly stream: StreamDefinition<never>;
  readonly reference: Reference<never>;
}

const usesIn = (stream: Referring): Use[] =>
  (stream.refers ?? []).map((reference) => ({ stream: stream as StreamDefinition<never>, reference }));

/** All that the streams of the house refer to: what a context is asked before something goes, it answers here. */
export class References {
  readonly #uses: readonly Use[];
  readonly #keyed: readonly KeyedStreams[];

  /** @throws TypeError for a tie that the thing does not have */
  constructor(streams: readonly Referring[], keyed: readonly KeyedStreams[] = []) {
    const keys = keyed.flatMap(({ category, keyOf }) => (keyOf ? [openedAs(category, keyOf)] : []));
    this.#uses = [...keys, ...streams.flatMap(usesIn)];
    this.#keyed = keyed;
    const each = [...this.#uses, ...keyed.flatMap(({ streamOf }) => usesIn(streamOf('0')))];
    for (const { stream, reference } of each) {
      const { key, ties = [undefined] } = reference.to;
      if (!(ties as readonly unknown[]).includes(reference.tie))
        throw new TypeError(`${stream.category} holds ${key} by ${reference.tie}, which is none of its ties`);
    }
  }

  /** Who refers to a thing, of the streams that a school has opened. */
  usersOf(to: Referred, opened: OpenedState, { tie, beside }: Asked = {}): Users {
    const keyed = this.#keyed.flatMap(({ category, streamOf }) =>
      keysOpened(opened, category).flatMap((key) => usesIn(streamOf(key))),
    );
    const uses = [...this.#uses, ...keyed].filter(
      ({ stream, reference }) =>
        reference.to === to && stream !== beside && (tie === undefined || reference.tie === tie),
    );
    const names = ({ stream, reference }: Use, id: number, look: Look) => reference.names(look(stream), id);
    return {
      reads: [...new Set(uses.map(({ stream }) => stream))],
      isUsed: (id, look) => uses.some((use) => names(use, id, look)),
      tiesOf: (id, look) =>
        new Set(uses.flatMap((use) => (names(use, id, look) ? [use.reference.tie ?? ''] : []))),
    };
  }
}

/** The keys under which a category is opened are ids of this. */
const openedAs = (category: string, to: Referred): Use => ({
  stream: openedStream as unknown as StreamDefinition<never>,
  reference: { to, names: (opened: OpenedState, id) => keysOpened(opened, category).includes(String(id)) },
});
