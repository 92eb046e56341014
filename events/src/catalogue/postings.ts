import { chargePostings, FeesCharged } from '../fees/index.ts';
import type { DataOf } from '../kernel/index.ts';
import { entry, type Posting } from '../ledger/index.ts';
import { contexts } from './contexts.ts';

/** Every type of event that stands in a journal. */
export const journalEventTypes: ReadonlySet<string> = new Set(
  contexts.flatMap(({ entries }) => entries).map(({ type }) => type),
);

/**
 * The postings of a journal event, stored or derived from its compact lines, checked to balance per fund.
 * @throws RangeError for an entry that does not balance
 */
export function postingsOf(event: { type: string; data: Record<string, unknown> }): readonly Posting[] {
  if (event.type === FeesCharged.type)
    return chargePostings(event.data as unknown as DataOf<typeof FeesCharged>);
  return entry(event.data['postings'] as Posting[]);
}
