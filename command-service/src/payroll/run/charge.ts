import { isRefusal } from '@madrasah/events';
import {
  type RunPayroll,
  recoveredPostings,
  SalariesCharged,
  type SalaryRow,
  StaffAdvanceRecovered,
  salaryPostings,
} from '@madrasah/events/payroll';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { type PayrollBooks, planPayroll } from './plan.ts';

/** What comes back of each advance by a payroll. */
export const recoveriesOf = (rows: readonly SalaryRow[]) =>
  rows.flatMap(({ userId, recovered }) => recovered.map((one) => ({ userId, ...one })));

/** বেতন / ওযীফা (W23): what everyone has earned in a month becomes a debt to him, in one entry of one day. Pure. */
export function runPayroll(books: PayrollBooks, command: RunPayroll, noteId: number | null): Decided {
  const planned = planPayroll(books, command);
  if (isRefusal(planned)) return planned;
  const { month, wanted, rows, held } = planned;
  const postings = salaryPostings(rows);
  const day = dayFor(books, 'due', wanted, touchedBy(books, postings), 'month');
  if (isRefusal(day)) return day;
  const payrollId = next(books.journal, 'payroll');
  const about = { payrollId, month, ...day, rows: [...rows], noteId, postings };
  return [
    SalariesCharged({ ...about, held: held.map(({ userId }) => userId) }),
    ...recoveriesOf(rows).map((one) =>
      StaffAdvanceRecovered({ ...one, payrollId, ...day, postings: recoveredPostings(one) }),
    ),
  ];
}
