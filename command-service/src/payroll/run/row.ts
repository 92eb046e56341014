import { paisa, sumPaisa } from '@madrasah/events';
import { earnedOf, netOf, type PayLine, payableOf, type SalaryRow } from '@madrasah/events/payroll';
import { partOf, type Rounding } from '@madrasah/events/plans';
import type { StaffAdvance } from '../../ledger/journal/facts/staff-debts.ts';
import type { PayrollState, Salary } from '../state.ts';
import type { PaidPerson, Served } from './days.ts';

/** What is said of one person for one month. */
export interface AskedRow {
  readonly userId: number;
  readonly absent: number;
  readonly hold: string;
  readonly skip: boolean;
  readonly lines: Salary['lines'] | readonly { readonly payHeadId: number; readonly amount: number }[];
}

export interface RowFrame {
  readonly heads: PayrollState['payHead'];
  readonly rounding: Rounding;
  /** His advances that are not settled, the oldest first. */
  readonly advances: readonly StaffAdvance[];
}

type Line = Omit<PayLine, 'amount' | 'absence'> & { amount: number; absence: number };

/** A part of a sum, exact where it comes out even, else rounded as the institution does. */
const share = (sum: number, part: number, whole: number, rounding: Rounding) =>
  (sum * part) % whole === 0 ? (sum * part) / whole : partOf(sum, part, whole, rounding);

/** Under each head: what the days of the month earn of it, or what its salary says on his last day. */
function salaryLines(served: Served, absent: number, { heads, rounding }: RowFrame): Map<number, Line> {
  const { stretches, days, paidDays, there } = served;
  const lines = new Map<number, Line>();
  const last = stretches.at(-1)?.salary;
  const sums = new Map<number, number>();
  for (const { salary, days: lasting } of stretches)
    for (const { payHeadId, amount } of salary.lines)
      sums.set(payHeadId, (sums.get(payHeadId) ?? 0) + amount * lasting);
  for (const [payHeadId, sum] of sums) {
    const head = heads.get(payHeadId);
    if (!head) continue;
    const about = { payHeadId, subLedgerId: head.subLedgerId, fundId: head.fundId, kind: head.kind };
    if (head.kind === 'earning') {
      const amount = share(sum, paidDays, there * days, rounding);
      const absence = absent === 0 ? 0 : share(amount, absent, paidDays, rounding);
      lines.set(payHeadId, { ...about, amount, absence });
      continue;
    }
    const said = last?.lines.find((line) => line.payHeadId === payHeadId)?.amount ?? 0;
    lines.set(payHeadId, { ...about, amount: said, absence: 0 });
  }
  return lines;
}

/** What is said of this month alone goes beside it. */
function addLines(lines: Map<number, Line>, more: AskedRow['lines'], heads: PayrollState['payHead']): void {
  for (const { payHeadId, amount } of more) {
    const head = heads.get(payHeadId);
    const known = lines.get(payHeadId);
    if (known) known.amount += amount;
    else if (head) {
      const { subLedgerId, fundId, kind } = head;
      lines.set(payHeadId, { payHeadId, subLedgerId, fundId, kind, amount, absence: 0 });
    }
  }
}

/** A line as it is recorded, in whole paisa. */
const charged = (line: Line, amount = line.amount): PayLine => ({
  ...line,
  amount: paisa(amount),
  absence: paisa(line.absence),
});

/** Deductions take no more than was earned of their fund; recoveries leave him what he is to have at least. */
function bounded(lines: readonly Line[], row: SalaryRow, leastNet: number, skip: boolean): SalaryRow {
  let kept: SalaryRow = {
    ...row,
    lines: lines.filter(({ kind }) => kind === 'earning').map((line) => charged(line)),
  };
  for (const line of lines.filter(({ kind }) => kind === 'deduction')) {
    const amount = Math.min(line.amount, earnedOf(kept, line.fundId));
    if (amount > 0) kept = { ...kept, lines: [...kept.lines, charged(line, amount)] };
  }
  for (const line of lines.filter(({ kind }) => kind === 'recovery')) {
    const amount = skip ? 0 : Math.min(line.amount, payableOf(kept, line.fundId), netOf(kept) - leastNet);
    if (amount > 0) kept = { ...kept, lines: [...kept.lines, charged(line, amount)] };
  }
  return kept;
}

/** The instalment comes back of his oldest advances, out of what their own fund owes him. */
function recovering(
  row: SalaryRow,
  { instalment, leastNet }: Salary,
  advances: RowFrame['advances'],
): SalaryRow {
  let kept = row;
  let left: number = instalment;
  for (const { advanceId, fundId, left: open } of advances) {
    const amount = Math.min(left, open, payableOf(kept, fundId), netOf(kept) - leastNet);
    if (amount <= 0) continue;
    left -= amount;
    kept = { ...kept, recovered: [...kept.recovered, { advanceId, fundId, amount: paisa(amount) }] };
  }
  return kept;
}

/** One person’s month; undefined where nothing is earned in it. Pure. */
export function salaryRowOf(
  person: PaidPerson,
  served: Served,
  asked: AskedRow | undefined,
  frame: RowFrame,
): SalaryRow | undefined {
  const absent = Math.min(asked?.absent ?? 0, served.paidDays);
  const lines = salaryLines(served, absent, frame);
  addLines(lines, asked?.lines ?? [], frame.heads);
  const salary = served.stretches.at(-1)?.salary as Salary;
  const { days, paidDays } = served;
  const about = {
    userId: person.userId,
    days,
    paidDays: paidDays - absent,
    absent,
    lines: [],
    recovered: [],
  };
  const standing = [...lines.values()].filter(({ amount }) => amount > 0);
  const skip = asked?.skip ?? false;
  const row = bounded(standing, about, salary.leastNet, skip);
  if (sumPaisa(row.lines.map(({ amount }) => amount)) === 0) return undefined;
  return skip ? row : recovering(row, salary, frame.advances);
}
