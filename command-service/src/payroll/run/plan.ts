import { inEither, isRefusal, lastDayOf, monthOf, Problem, type Refusal } from '@madrasah/events';
import { chartedInBoth } from '@madrasah/events/ledger';
import {
  netOf,
  payMonthIn,
  type RunPayroll,
  refusePayroll as refuse,
  SALARY_FUND_KINDS,
  type SalaryRow,
} from '@madrasah/events/payroll';
import { roundingOf } from '../../ledger/chart/lookups.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { salaryKey } from '../../ledger/journal/folding/salaries.ts';
import { openFund } from '../../ledger/journal/rules/checks.ts';
import type { PayrollState } from '../state.ts';
import { type PaidPerson, servedIn } from './days.ts';
import { type RowFrame, salaryRowOf } from './row.ts';

/** A month, for a sentence in either language. */
const named = (month: string) => ({ month: inEither((language) => payMonthIn(month, language)) });

export interface PayrollBooks extends Books {
  readonly heads: PayrollState['payHead'];
  /** Everyone who has a salary. */
  readonly people: readonly PaidPerson[];
}

export interface PlannedPayroll {
  readonly month: string;
  /** The day on which it is owed, unless that is closed. */
  readonly wanted: string;
  readonly rows: readonly SalaryRow[];
  readonly held: readonly { readonly userId: number; readonly reason: string }[];
  /** Who was charged for the month already. */
  readonly charged: readonly number[];
}

const atRow = (index: number, refusal: Refusal, member = 'UserID'): Refusal => ({
  ...refusal,
  fields: [{ path: `rows.${index}.${member}`, problem: new Problem(refusal.code, refusal.params) }],
});

/** What is said of somebody who is not in the run, or under a head that there is none of. */
function rowsFault(
  { journal, heads }: PayrollBooks,
  { month, rows }: RunPayroll,
  there: ReadonlySet<number>,
) {
  for (const [index, { userId, lines }] of rows.entries()) {
    const standing = journal.salaries.get(salaryKey(month, userId));
    if (standing)
      return atRow(
        index,
        refuse('payroll.charged-already', { people: 1, net: standing.net, ...named(month) }),
      );
    if (!there.has(userId)) return atRow(index, refuse('payroll.not-paid'));
    const unknown = lines.find(({ payHeadId }) => heads.get(payHeadId)?.retired !== false);
    if (unknown) return atRow(index, refuse('payroll.head-unknown'), 'lines');
    if (rows.findIndex((row) => row.userId === userId) !== index)
      return atRow(index, refuse('payroll.said-twice'));
  }
  return undefined;
}

/** Zakat, a waqf’s capital and trust pay no salary, whatever became of the fund since; a closed fund takes nothing. */
function fundsFault({ chart }: Books, rows: readonly SalaryRow[]): Refusal | undefined {
  for (const fundId of new Set(rows.flatMap(({ lines }) => lines.map((line) => line.fundId)))) {
    const fund = openFund(chart, fundId);
    if (isRefusal(fund)) return fund;
    if (!SALARY_FUND_KINDS.includes(fund.kind))
      return refuse('payroll.head-fund-kind', { fund: chartedInBoth(fund) });
  }
  return undefined;
}

const nobody = (books: PayrollBooks, month: string, charged: readonly number[]): Refusal => {
  if (charged.length === 0) return refuse('payroll.nobody', named(month));
  const net = charged.reduce(
    (sum, userId) => sum + (books.journal.salaries.get(salaryKey(month, userId))?.net ?? 0),
    0,
  );
  return refuse('payroll.charged-already', { people: charged.length, net, ...named(month) });
};

/** What a run would charge as things stand: whoever has a salary in the month and was not charged for it. Pure. */
export function planPayroll(books: PayrollBooks, command: RunPayroll): PlannedPayroll | Refusal {
  const { journal, chart, heads, people, today } = books;
  const { month, days } = command;
  if (month > monthOf(today)) return refuse('payroll.month-later', named(month));
  const wanted = lastDayOf(month) < today ? lastDayOf(month) : today;
  const served = people.flatMap((person) => {
    const one = servedIn(person, month, days);
    return one ? [{ person, one }] : [];
  });
  const fault = rowsFault(books, command, new Set(served.map(({ person }) => person.userId)));
  if (fault) return fault;
  const asked = new Map(command.rows.map((row) => [row.userId, row]));
  const advances = Map.groupBy(
    [...journal.staffAdvances.values()].filter(({ left, on }) => left > 0 && on <= wanted),
    ({ userId }) => userId,
  );
  const frame: Omit<RowFrame, 'advances'> = { heads, rounding: roundingOf(chart) };
  const [rows, held, charged]: [SalaryRow[], { userId: number; reason: string }[], number[]] = [[], [], []];
  for (const { person, one } of served) {
    const { userId } = person;
    const said = asked.get(userId);
    if (journal.salaries.has(salaryKey(month, userId))) charged.push(userId);
    else if (said?.hold) held.push({ userId, reason: said.hold });
    else {
      const row = salaryRowOf(person, one, said, { ...frame, advances: advances.get(userId) ?? [] });
      if (row) rows.push(row);
    }
  }
  if (rows.length === 0) return nobody(books, month, charged);
  return fundsFault(books, rows) ?? { month, wanted, rows, held, charged };
}

/** What all of them are owed together, in paisa. */
export const netOfAll = (rows: readonly SalaryRow[]): number =>
  rows.reduce((sum, row) => sum + netOf(row), 0);
