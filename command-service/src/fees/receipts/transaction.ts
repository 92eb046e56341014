import { Problem, type Refusal } from '@madrasah/events';
import { refuseDonations } from '@madrasah/events/donations';
import { refuseFees as refuse } from '@madrasah/events/fees';
import { chartedInBoth, kindOfMoney, needsNumber } from '@madrasah/events/ledger';
import { refuseVouchers } from '@madrasah/events/vouchers';
import type { SubLedger } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { shownNumbers, shownVoucher } from '../../ledger/journal/numbering.ts';
import { giftWith, transactionKey, voucherWith } from '../../ledger/journal/rules/transactions.ts';

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
  const gift = giftFault({ journal, chart }, key);
  if (gift) return gift;
  const other = journal.transactions.get(key);
  const receipt = other === undefined ? undefined : journal.receipts.get(other);
  return receipt && !receipt.reversed
    ? at('fees.transaction-taken', { number: receipt.receiptNo })
    : undefined;
}

/** The refusal of a transaction number that a standing gift has. */
export function giftFault(
  { journal, chart }: Pick<Books, 'journal' | 'chart'>,
  key: string,
): Refusal | undefined {
  const gift = giftWith(journal, key);
  if (!gift) return undefined;
  const number = { number: shownNumbers(chart, [[gift.series, gift.donationNo]]) };
  const problem = new Problem('donation.transaction-taken', number);
  return refuseDonations('donation.transaction-taken', number, [{ path: 'transactionNo', problem }]);
}
