import { AdvanceApplied, FeesCollected } from '@madrasah/events/fees';
import { OpeningBalancesPosted, type Posting } from '@madrasah/events/ledger';
import { ChargesRepriced, LeaverSettled, MonthAdvancesApplied } from '@madrasah/events/plans';
import type { JournalState } from './shape.ts';

/** What brings a student's money in, or makes it pay: whoever gives it back does so on that day at the earliest. */
const PAYING: ReadonlySet<string> = new Set([
  FeesCollected.type,
  AdvanceApplied.type,
  MonthAdvancesApplied.type,
  ChargesRepriced.type,
  LeaverSettled.type,
  OpeningBalancesPosted.type,
]);

const PAID: ReadonlySet<string> = new Set(['sys:receivable', 'sys:open-advance', 'sys:month-advance']);

/** Notes for each student whom an entry has paid for that he paid on its day. */
export function notePayments(
  state: JournalState,
  type: string,
  day: string,
  postings: readonly Posting[],
): void {
  if (!PAYING.has(type)) return;
  for (const { account, party, credit } of postings) {
    if (party === undefined || credit === 0 || !PAID.has(account)) continue;
    if (day > (state.paidOn.get(party) ?? '')) state.paidOn.set(party, day);
  }
}
