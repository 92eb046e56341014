import { isRefusal, Problem, paisa } from '@madrasah/events';
import { FeeRefunded, refuseFees as refuse } from '@madrasah/events/fees';
import {
  cr,
  DIRECTION,
  dr,
  entry,
  type Posting,
  refuseLedger,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { keptOf } from '../../../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../../../ledger/journal/facts/index.ts';
import { next, voucherSeries } from '../../../ledger/journal/numbering.ts';
import { futureDay, moneyAccount } from '../../../ledger/journal/rules/checks.ts';
import { moneyShortage } from '../../../ledger/journal/rules/money-rule.ts';

export interface RefundFee {
  readonly userId: number;
  readonly on: string;
  readonly moneyAccount: number;
  readonly amount: number;
  /** An open advance of a fund, or a fee already paid. */
  readonly from:
    | { readonly kind: 'advance'; readonly fundId: number }
    | { readonly kind: 'fee'; readonly itemId: number };
  /** Where payee and reason stand. */
  readonly noteId?: number | null;
}

/**
 * Hands money back on a debit voucher, on no day before the student's last payment. The receivable is untouched: the
 * fee was owed and was paid.
 */
export function refundFee(books: Books, command: RefundFee): Decided {
  const { journal, chart } = books;
  const { userId, on, amount, from, noteId = null } = command;
  const future = futureDay(books, on, 'on');
  if (future) return future;
  if (amount === 0) return refuseLedger('ledger.amount-zero');
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const refundable =
    from.kind === 'advance' ? advanceIn(books, userId, from.fundId) : paidOf(books, userId, from.itemId);
  if (!refundable) return refuse('fees.item-unknown');
  const paidOn = journal.paidOn.get(userId) ?? '';
  if (on < paidOn) {
    const day = { day: paidOn };
    return refuse('fees.refund-before-payment', day, [
      { path: 'on', problem: new Problem('fees.refund-before-payment', day) },
    ]);
  }
  const { fundId, balance, zakat = 0, against } = refundable;
  if (amount > balance)
    return zakat > 0
      ? refuse('fees.refund-zakat', { zakat, balance })
      : refuse('fees.refund-too-large', { balance });
  const postings = entry([
    { ...against, debit: paisa(amount), credit: paisa(0) },
    cr(subLedgerAccount(account.subLedgerId), fundId, amount),
  ]);
  const shortage = moneyShortage(journal, chart, on, postings);
  if (shortage) return shortage;
  const series = voucherSeries(books.chart, fundId, DIRECTION.out, on);
  const numbers = { refundId: next(journal, 'refund'), voucherNo: next(journal, series), series };
  const itemId = from.kind === 'fee' ? from.itemId : null;
  const facts = { on, userId, kind: from.kind, itemId, fundId, moneyAccount: account.subLedgerId };
  return [FeeRefunded({ ...numbers, ...facts, amount, payee: '', reason: '', noteId, postings })];
}

interface Refundable {
  readonly fundId: number;
  readonly balance: number;
  /** What zakat paid of it: that is nobody's to be handed back. */
  readonly zakat?: number;
  readonly against: Posting;
}

function advanceIn({ journal }: Books, userId: number, fundId: number): Refundable {
  const balance = journal.advances.get(userId)?.get(fundId) ?? 0;
  return { fundId, balance, against: dr('sys:open-advance', fundId, 0, { party: userId }) };
}

function paidOf({ journal }: Books, userId: number, itemId: number): Refundable | undefined {
  const item = journal.items.get(itemId);
  if (item?.userId !== userId) return undefined;
  const zakat = journal.zakatPaid.get(itemId) ?? 0;
  const balance = Math.max(0, keptOf(item) - zakat);
  const against = dr('sys:fee-refund', item.fundId, 0, { party: userId, itemId });
  return { fundId: item.fundId, balance, zakat, against };
}
