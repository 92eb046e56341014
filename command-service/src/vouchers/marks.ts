import { Problem, type Refusal } from '@madrasah/events';
import { refuseFees } from '@madrasah/events/fees';
import { refuseVouchers as refuse } from '@madrasah/events/vouchers';
import { giftFault } from '../fees/steps.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { shownVoucher } from '../ledger/journal/numbering.ts';
import { chequeKey, transactionKey, voucherWith } from '../ledger/journal/rules/transactions.ts';
import type { VoucherContent } from './content.ts';

/** Whether a file is a bill that was attached and not taken back. */
export type IsBill = (fileId: string) => boolean;

/**
 * The refusal of a cheque or a transaction that another paper has already, or of a bill that is none.
 * @param own the voucher that is revised: what it had may stay
 */
export function marksFault(
  books: Pick<Books, 'journal' | 'chart'>,
  content: VoucherContent,
  isBill: IsBill,
  own?: number,
): Refusal | undefined {
  const { direction, moneyAccount, chequeNo = '', transactionNo = '', attachments = [] } = content;
  const cheque = chequeNo && voucherWith(books.journal, chequeKey(direction, moneyAccount, chequeNo));
  if (cheque && cheque.voucherId !== own) {
    const number = { number: shownVoucher(books.chart, cheque) };
    const problem = new Problem('vouchers.cheque-twice', number);
    return refuse('vouchers.cheque-twice', number, [{ path: 'chequeNo', problem }]);
  }
  const twice = transactionNo
    ? transactionTwice(books, transactionKey(moneyAccount, transactionNo), own)
    : undefined;
  if (twice) return twice;
  return attachments.every(isBill) ? undefined : refuse('vouchers.bill-unknown');
}

/** The refusal of a transaction number that a standing receipt or another voucher has. */
export function transactionTwice(
  { journal, chart }: Pick<Books, 'journal' | 'chart'>,
  key: string,
  own?: number,
): Refusal | undefined {
  const receipt = journal.receipts.get(journal.transactions.get(key) ?? 0);
  const voucher = voucherWith(journal, key);
  const gift = giftFault({ journal, chart }, key);
  if (gift) return gift;
  if (receipt && !receipt.reversed) return twiceOn('fees.transaction-taken', receipt.receiptNo);
  return voucher && voucher.voucherId !== own
    ? twiceOn('vouchers.transaction-twice', shownVoucher(chart, voucher))
    : undefined;
}

function twiceOn(
  code: 'fees.transaction-taken' | 'vouchers.transaction-twice',
  number: number | string,
): Refusal {
  const fields = [{ path: 'transactionNo', problem: new Problem(code, { number }) }];
  return code === 'fees.transaction-taken'
    ? refuseFees(code, { number }, fields)
    : refuse(code, { number }, fields);
}
