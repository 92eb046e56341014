import { type CommandOf, isRefusal, Problem } from '@madrasah/events';
import { cr, dr, entry, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import {
  CashierDebtSettled,
  refuseVouchers as refuse,
  type settleCashierDebt,
} from '@madrasah/events/vouchers';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';

export type SettleDebt = CommandOf<typeof settleCashierDebt>;

/** A cashier pays in what his drawer was short, or is given back what it was over: wholly, or in part (W20). */
export function settleDebt(books: Books, command: SettleDebt): Decided {
  const { journal, chart, today } = books;
  const { resolutionId, amount } = command;
  const debt = journal.cashierDebts.get(resolutionId);
  if (!debt) return refuse('vouchers.debt-not-found');
  const { on = today < debt.on ? debt.on : today } = command;
  const { userId, fundId, left } = debt;
  if (amount === 0) return refuseLedger('ledger.amount-zero');
  if (amount > Math.abs(left)) return refuse('vouchers.debt-too-much', { balance: Math.abs(left) });
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const forbidden = notAllowed(chart, account, [fundId]);
  if (forbidden) return forbidden;
  const money = subLedgerAccount(account.subLedgerId);
  const party = userId === undefined ? {} : { party: userId };
  const comesIn = left > 0;
  const postings = comesIn
    ? entry([dr(money, fundId, amount), cr('sys:due-from-staff', fundId, amount, party)])
    : entry([dr('sys:due-from-staff', fundId, amount, party), cr(money, fundId, amount)]);
  const day = dayFor(books, 'typed', on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  if (on < debt.on) return beforeItself(debt.on);
  const shortage = comesIn ? undefined : moneyShortage(journal, chart, on, postings);
  if (shortage) return shortage;
  const about = { paymentId: next(journal, 'cashier-payment'), resolutionId, on, fundId };
  const whose = userId === undefined ? {} : { userId };
  const change = comesIn ? amount : -amount;
  return [CashierDebtSettled({ ...about, ...whose, moneyAccount: account.subLedgerId, change, postings })];
}

const beforeItself = (day: string) =>
  refuse('vouchers.debt-before-itself', { day }, [
    { path: 'on', problem: new Problem('vouchers.debt-before-itself', { day }) },
  ]);
