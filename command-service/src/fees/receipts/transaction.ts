import { Problem, type Refusal } from '@madrasah/events';
import { refuseFees as refuse } from '@madrasah/events/fees';
import { chartedInBoth, kindOfMoney, needsNumber } from '@madrasah/events/ledger';
import { refuseVouchers } from '@madrasah/events/vouchers';
import type { SubLedger } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { shownVoucher } from '../../ledger/journal/numbering.ts';
import { transactionKey, voucherWith } from '../../ledger/journal/rules/transactions.ts';

/**
 * The refusal when money came into a bank or a wallet without its number, or with one that a receipt which stands has
 * already: two guardians never show the same message of the telephone.
 */
export function transactionFault(
  { journal, chart }: Books,
  account: SubLedger,
  transactionNo: string,
): Refusal | undefined {
  const at = (key: 'fees.transaction-required' | 'fees.transaction-taken', params = {}) =>
    refuse(key, params, [{ path: 'transactionNo', problem: new Problem(key, params) }]);
  if (transactionNo === '') {
    const kind = kindOfMoney(account, chart.generalLedgers.get(account.ledgerId)?.name);
    return needsNumber(kind)
      ? at('fees.transaction-required', { account: chartedInBoth(account) })
      : undefined;
  }
  const key = transactionKey(account.subLedgerId, transactionNo);
  const voucher = voucherWith(journal, key);
  if (voucher) return refuseVouchers('vouchers.transaction-twice', { number: shownVoucher(chart, voucher) });
  const other = journal.transactions.get(key);
  const receipt = other === undefined ? undefined : journal.receipts.get(other);
  return receipt && !receipt.reversed
    ? at('fees.transaction-taken', { number: receipt.receiptNo })
    : undefined;
}
