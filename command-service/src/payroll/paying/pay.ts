import { type CommandOf, isRefusal, Problem, paisa, type Refusal, sumPaisa } from '@madrasah/events';
import {
  type PaidLine,
  paidPostings,
  type payrollCommands,
  refusePayroll as refuse,
  SalariesPaid,
} from '@madrasah/events/payroll';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import type { Payroll } from '../../ledger/journal/facts/salary-facts.ts';
import { salaryKey } from '../../ledger/journal/folding/salaries.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';

export type PayPayroll = CommandOf<typeof payrollCommands.payPayroll>;

/** A payroll that stands, or the refusal. */
export function standingPayroll({ journal }: Pick<Books, 'journal'>, payrollId: number): Payroll | Refusal {
  const payroll = journal.payrolls.get(payrollId);
  if (!payroll) return refuse('payroll.not-found');
  return payroll.reversed ? refuse('payroll.reversed-already') : payroll;
}

const owedTo = ({ journal }: Books, { month }: Payroll, userId: number) =>
  journal.salaries.get(salaryKey(month, userId))?.owed ?? [];
const openOf = (owed: ReturnType<typeof owedTo>) => sumPaisa(owed.map(([, amount]) => paisa(amount)));

/** What is paid to one person, out of the funds that owe it to him, in their order. */
function linesTo(userId: number, amount: number, owed: ReturnType<typeof owedTo>): PaidLine[] {
  let left = amount;
  return owed.flatMap(([fundId, open]) => {
    const part = Math.min(left, open);
    left -= part;
    return part > 0 ? [{ userId, fundId, amount: paisa(part) }] : [];
  });
}

/** Everybody all that is owed to him, or each what was said. */
function linesOf(books: Books, payroll: Payroll, { rows }: PayPayroll): PaidLine[] | Refusal {
  const lines: PaidLine[] = [];
  const asked =
    rows ?? payroll.users.map((userId) => ({ userId, amount: openOf(owedTo(books, payroll, userId)) }));
  for (const [index, { userId, amount }] of asked.entries()) {
    const path = `rows.${index}.UserID`;
    const at = (refusal: Refusal): Refusal => ({
      ...refusal,
      fields: [{ path, problem: new Problem(refusal.code, refusal.params) }],
    });
    if (!payroll.users.includes(userId)) return at(refuse('payroll.not-in-it'));
    if (asked.findIndex((row) => row.userId === userId) !== index) return at(refuse('payroll.said-twice'));
    const owed = owedTo(books, payroll, userId);
    const open = openOf(owed);
    if (amount > open) return at(refuse('payroll.pay-too-much', { owed: open, paid: amount }));
    lines.push(...linesTo(userId, amount, owed));
  }
  return lines;
}

/** Money for what is owed, out of one account, in parts or whole; never more than is owed (W23). Pure. */
export function payPayroll(books: Books, command: PayPayroll): Decided {
  const payroll = standingPayroll(books, command.payrollId);
  if (isRefusal(payroll)) return payroll;
  const { on, amount: said } = command;
  const account = moneyAccount(books.chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const lines = linesOf(books, payroll, command);
  if (isRefusal(lines)) return lines;
  const paid = sumPaisa(lines.map(({ amount }) => amount));
  if (paid === 0) return refuse('payroll.nothing-owed');
  if (said !== undefined && said > paid) return refuse('payroll.pay-too-much', { owed: paid, paid: said });
  if (said !== undefined && said < paid) return refuse('payroll.pay-by-person', { owed: paid, paid: said });
  const forbidden = notAllowed(books.chart, account, new Set(lines.map(({ fundId }) => fundId)));
  if (forbidden) return forbidden;
  const content = { moneyAccount: account.subLedgerId, lines };
  const postings = paidPostings(content);
  const day = dayFor(books, 'typed', on, touchedBy(books, postings), 'CreateAt');
  if (isRefusal(day)) return day;
  if (on < payroll.on)
    return refuse('payroll.before-itself', { day: payroll.on }, [
      { path: 'CreateAt', problem: new Problem('payroll.before-itself', { day: payroll.on }) },
    ]);
  const shortage = moneyShortage(books.journal, books.chart, on, postings);
  if (shortage) return shortage;
  const salaryPaymentId = next(books.journal, 'salary-payment');
  return [SalariesPaid({ salaryPaymentId, payrollId: payroll.payrollId, ...day, ...content, postings })];
}
