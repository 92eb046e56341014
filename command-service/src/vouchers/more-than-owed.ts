import { refuse, sumPaisa } from '@madrasah/events';
import {
  chartedInBoth,
  DIRECTION,
  LEDGER_CLASS,
  lenderOrBill,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { VoucherContent } from './content.ts';

/** The question where a debit voucher pays a supplier or a lender more than stands to his credit in its fund. */
export function moreThanOwed(
  { journal, chart }: Pick<Books, 'journal' | 'chart'>,
  { direction, fundId, lines }: Pick<VoucherContent, 'direction' | 'fundId' | 'lines'>,
) {
  if (direction !== DIRECTION.out) return undefined;
  for (const [subLedgerId, same] of Map.groupBy(lines, (line) => line.subLedgerId)) {
    const account = chart.subLedgers.get(subLedgerId);
    const ledger = chart.generalLedgers.get(account?.ledgerId ?? 0);
    const isOwed = lenderOrBill(account?.name, account?.nameEn, ledger?.name, ledger?.nameEn) !== undefined;
    if (account?.class !== LEDGER_CLASS.liability || !isOwed) continue;
    const stands = journal.balances.get(balanceKey(subLedgerAccount(subLedgerId), fundId))?.total ?? 0;
    const owed = Math.max(0, -stands);
    const paid = sumPaisa(same.map(({ amount }) => amount));
    if (paid > owed) {
      const sums = { owed, paid, more: paid - owed };
      return refuse('conflict.more-than-owed', { account: chartedInBoth(account), ...sums });
    }
  }
  return undefined;
}
