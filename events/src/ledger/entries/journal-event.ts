import type * as z from 'zod';
import {
  type Bilingual,
  defineEvent,
  type EventDefinition,
  type EventOptions,
  type WithIds,
} from '../../kernel/index.ts';
import type { CountedOn } from '../numbers/index.ts';
import type { Posting } from '../posting.ts';
import type { Stated } from './stated.ts';

/** What the paper of an entry says has moved: told to an auditor (docs/audit-bundle.md), and reckoned by the recount. */
interface States<D> {
  /** In words: the accounts, and by how much each. */
  readonly account: string;
  readonly amount: string;
  /** From the data alone; absent where it depends on what stands, of which the recount keeps count. */
  readonly moved?: (data: D) => Stated[];
}

/** How an entry stands on a student's statement. */
interface OnStatement {
  /** What its line says: `{number}` is that of its paper, `{head}` what the charges it touches are called. */
  readonly line: Bilingual;
  /** A word for its kind, beside the line. */
  readonly label?: Bilingual;
  /** Money came, somebody granted something, or it was given or taken back. */
  readonly tone?: 'received' | 'granted' | 'back';
}

/**
 * What an event is as an entry of the journal. It is known by the first thing that it is `about`; its paper's number is
 * the one member named `…No` that holds a number.
 */
export interface EntryFacts<D> {
  /** What it is called in the books. */
  readonly called: Bilingual;
  /** Of an entry without a paper's number: the series in which its id is shown, counted on through the years. */
  readonly series?: CountedOn;
  /** Of an entry by which a student's dues or advances move: how his statement tells it. */
  readonly statement?: OnStatement;
  /** The type of the entry that it takes back as a whole, known by the same id. */
  readonly takesBack?: string;
  /** Of an entry by which no money comes or goes: it was there before, and is brought over from paper. */
  readonly opens?: true;
  /** Of an entry that moves money: what its paper says has moved. */
  readonly states?: States<D>;
  /** Of an entry that is kept as compact lines: the postings they stand for. */
  readonly unfold?: (data: D) => Posting[];
}

/** An event that stands in a journal. */
export type JournalEventDefinition<T extends string = string, D = Record<string, unknown>> = EventDefinition<
  T,
  D
> & { readonly entry: EntryFacts<D> };

/** The sentence of what entries of a type are called. */
export const calledKey = (type: string): string => `ledger.entry.${type}`;

/** The sentence of its line on a statement. */
export const lineKey = (type: string): string => `fees.line.${type}`;
/** The word for its kind there. */
export const labelKey = (type: string): string => `fees.kind.${type}`;

/** What the services say of entries of a type. */
const saidOf = <D>(type: string, { called, statement }: EntryFacts<D>): EventDefinition['said'] => ({
  [calledKey(type)]: called,
  ...(statement && { [lineKey(type)]: statement.line }),
  ...(statement?.label && { [labelKey(type)]: statement.label }),
});

/** Defines an event that stands in a journal: an event, and what it is as an entry. */
export function defineJournalEvent<const T extends string, S extends z.ZodType<object>>(
  type: T,
  schema: S,
  { entry, ...options }: EventOptions<z.output<S>> & { readonly entry: EntryFacts<z.output<S>> },
): JournalEventDefinition<T, WithIds<z.output<S>>> {
  const event = defineEvent(type, schema, {
    ...options,
    said: { ...options.said, ...saidOf(type, entry) },
  });
  return Object.assign(event, { entry }) as unknown as JournalEventDefinition<T, WithIds<z.output<S>>>;
}
