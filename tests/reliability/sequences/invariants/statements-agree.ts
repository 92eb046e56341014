import { subLedgerOf } from '@madrasah/events/ledger';
import {
  type Books,
  type Cut,
  type FundMoney,
  receiptsAndPayments,
  trialBalance,
} from '../../../../projection-service/src/ledger/books/index.ts';
import { netOf } from './books-agree.ts';
import type { ChartFacts } from './invariant.ts';

const sum = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** What is left over of opening + receipts − payments + transfers − closing. */
const leftOver = ({ opening, receipts, payments, transfersIn, transfersOut, closing }: FundMoney) =>
  sum(opening) + sum(receipts) - sum(payments) + transfersIn - transfersOut - sum(closing);

/**
 * Receipts less payments are closing less opening money, per fund and together, what went between funds is nil
 * together, closing money is what the money accounts have, due from funds is due to funds, and debit is credit.
 */
export function statementsFault(
  books: Books,
  cut: Cut,
  { money, classes }: ChartFacts,
  from: string,
): string | undefined {
  const classOf = (account: string) => classes.get(subLedgerOf(account) ?? 0);
  const funds = receiptsAndPayments(books, cut, { from, accounts: money, classOf });
  const off = funds.find((fund) => leftOver(fund) !== 0);
  if (off) return `receipts and payments of fund ${off.fundId} are out by ${leftOver(off)}`;
  const between = funds.reduce((total, fund) => total + fund.transfersIn - fund.transfersOut, 0);
  if (between !== 0) return `transfers between funds leave ${between}`;
  const closing = funds.reduce((total, fund) => total + sum(fund.closing), 0);
  const held = [...money].reduce((total, account) => total + netOf(books, cut, account), 0);
  if (closing !== held) return `closing money is ${closing}, the money accounts have ${held}`;
  const loans = netOf(books, cut, 'sys:due-from') + netOf(books, cut, 'sys:due-to');
  if (loans !== 0) return `due from funds and due to funds differ by ${loans}`;
  const unequal = trialBalance(books, cut).find(({ debit, credit }) => debit !== credit);
  return unequal && `fund ${unequal.fundId} has debit ${unequal.debit}, credit ${unequal.credit}`;
}
