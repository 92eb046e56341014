import type { Refusal } from '@madrasah/events';
import { refuseLedger as refuse, subLedgerAccount } from '@madrasah/events/ledger';
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { broughtOverKey } from '../ledger/journal/folding/openings.ts';

/** An account in a fund. */
export interface Place {
  readonly subLedgerId: number;
  readonly fundId: number;
}

/** What was brought over of an account in a fund and was not taken back, in paisa; debit is positive. */
function broughtOverOf({ broughtOver }: Books['journal'], { subLedgerId, fundId }: Place): number {
  const of = broughtOverKey(balanceKey(subLedgerAccount(subLedgerId), fundId), '');
  return [...broughtOver.entries()].reduce(
    (sum, [key, change]) => (key.startsWith(of) ? sum + change : sum),
    0,
  );
}

/** The refusal of an account that was brought over before: the same paper again would double it. */
export function broughtBefore(
  { journal, chart }: Pick<Books, 'journal' | 'chart'>,
  place: Place,
): Refusal | undefined {
  const before = broughtOverOf(journal, place);
  const account = subLedgerAt(chart, place.subLedgerId)?.name ?? '';
  return before === 0 ? undefined : refuse('ledger.opening-there', { account, amount: Math.abs(before) });
}
