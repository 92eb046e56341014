import type * as z from 'zod';
import {
  type Bilingual,
  defineEvent,
  type EventDefinition,
  type EventOptions,
  type WithIds,
} from '../kernel/index.ts';
import type { CountedOn } from './numbers/index.ts';
import type { Posting } from './posting.ts';

/**
 * What an event is as an entry of the journal. It is known by the first thing that it is `about`; its paper's number is
 * the one member named `…No` that holds a number.
 */
export interface EntryFacts<D> {
  /** What it is called in the books. */
  readonly called: Bilingual;
  /** Of an entry without a paper's number: the series in which its id is shown, counted on through the years. */
  readonly series?: CountedOn;
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

/** Defines an event that stands in a journal: an event, and what it is as an entry. */
export function defineJournalEvent<const T extends string, S extends z.ZodType<object>>(
  type: T,
  schema: S,
  { entry, ...options }: EventOptions<z.output<S>> & { readonly entry: EntryFacts<z.output<S>> },
): JournalEventDefinition<T, WithIds<z.output<S>>> {
  const event = defineEvent(type, schema, {
    ...options,
    said: { ...options.said, [calledKey(type)]: entry.called },
  });
  return Object.assign(event, { entry }) as unknown as JournalEventDefinition<T, WithIds<z.output<S>>>;
}
