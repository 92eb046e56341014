import type * as z from 'zod';
import { ChargesReversed, chargePostings, FeesCharged, reversedChargePostings } from '../fees/index.ts';
import type { EventDefinition } from '../kernel/index.ts';
import { entry, type JournalEventDefinition, type Posting } from '../ledger/index.ts';
import {
  ChargesRepriced,
  MonthAdvancesApplied,
  monthAdvancePostings,
  repricedPostings,
  StandingConcessionsGranted,
  standingConcessionPostings,
} from '../plans/index.ts';
import { contexts } from './contexts.ts';

/** Every event that stands in a journal, by its type: `entry` of it is what it is there. */
export const journalEvents: ReadonlyMap<string, JournalEventDefinition> = new Map(
  contexts
    .flatMap(({ entries }) => entries as readonly JournalEventDefinition[])
    .map((definition) => [definition.type, definition]),
);

export const journalEventTypes: ReadonlySet<string> = new Set(journalEvents.keys());

/** Entries that are kept as compact lines: what the lines stand for, by type. */
const compact: ReadonlyMap<string, (data: never) => Posting[]> = new Map([
  [FeesCharged.type, chargePostings as (data: never) => Posting[]],
  [ChargesReversed.type, reversedChargePostings as (data: never) => Posting[]],
  [StandingConcessionsGranted.type, standingConcessionPostings as (data: never) => Posting[]],
  [MonthAdvancesApplied.type, monthAdvancePostings as (data: never) => Posting[]],
  [ChargesRepriced.type, repricedPostings as (data: never) => Posting[]],
]);

/** Whether events of this type move money; the others of a journal only bind those that do. */
export const movesMoney = (definition: EventDefinition): boolean =>
  compact.has(definition.type) || 'postings' in (definition.schema as unknown as z.ZodObject).shape;

/** Whether an event of this type has its postings behind compact lines. */
export const isCompact = (type: string): boolean => compact.has(type);

/**
 * The postings of a journal event, stored or derived from its compact lines, checked to balance per fund; none of one
 * that moves no money (a lock, a close).
 * @throws RangeError for an entry that does not balance
 */
export function postingsOf(event: { type: string; data: Record<string, unknown> }): readonly Posting[] {
  const unfold = compact.get(event.type);
  if (unfold) return unfold(event.data as never);
  const stored = event.data['postings'] as Posting[] | undefined;
  return stored ? entry(stored) : [];
}
