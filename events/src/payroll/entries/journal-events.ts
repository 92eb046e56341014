import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';
import { StaffAdvanceRecovered, StaffAdvanceRecoveryReversed } from './recovery-events.ts';
import { paidLine, type SalaryRow, salariesMoved, salariesPaidMoved, salaryRow } from './salary-lines.ts';

const id = stored.storedId;
const postings = z.array(postingSchema);
/** `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

const usersIn = ({ rows }: { readonly rows: readonly SalaryRow[] }) => rows.map(({ userId }) => userId);
const paidTo = ({ lines }: { readonly lines: readonly { readonly userId: number }[] }) => [
  ...new Set(lines.map(({ userId }) => userId)),
];
const charged = {
  payrollId: id,
  month,
  ...entryDay,
  rows: z.array(salaryRow).min(1),
  noteId: id.nullable(),
  postings,
};
const said = {
  account: '`sys:salary-payable`, each fund of `rows.lines`',
  amount: '−(earnings − `absence` − deductions − recoveries) of that fund',
};

/** বেতন ধার্য (W23): what the staff have earned in a month is owed to each of them, the whole run in one entry. */
export const SalariesCharged = defineJournalEvent(
  'SalariesCharged',
  z.object({
    ...charged,
    /** Whose salary was held back; why stands in the note. */
    held: z.array(id),
  }),
  {
    about: { payroll: 'payrollId', user: usersIn },
    history: { bn: 'বেতন ধার্য', en: 'Salary charged' },
    entry: {
      called: { bn: 'বেতন ধার্য', en: 'Salary charged' },
      series: 'payroll',
      states: { ...said, moved: (data) => salariesMoved(data) },
    },
  },
);

/** A run is taken back as a whole: nothing of it was paid, or every payment was taken back before. */
export const PayrollReversed = defineJournalEvent('PayrollReversed', z.object(charged), {
  about: { payroll: 'payrollId', user: usersIn },
  history: { bn: 'ধার্য বেতন বাতিল', en: 'Salary taken back' },
  entry: {
    called: { bn: 'ধার্য বেতন বাতিল', en: 'Salary taken back' },
    series: 'payroll',
    takesBack: SalariesCharged.type,
    states: {
      ...said,
      amount: '+(earnings − `absence` − deductions − recoveries) of that fund',
      moved: (data) => salariesMoved(data, -1),
    },
  },
});

const paid = {
  salaryPaymentId: id,
  payrollId: id,
  ...entryDay,
  moneyAccount: id,
  lines: z.array(paidLine).min(1),
  postings,
};
const paidSaid = { account: '`sl:<moneyAccount>` and `sys:salary-payable`, each fund of `lines`' };

/** বেতন পরিশোধ: money out of one account, to one or several of a payroll, wholly or in part. */
export const SalariesPaid = defineJournalEvent('SalariesPaid', z.object(paid), {
  about: { salary_payment: 'salaryPaymentId', user: paidTo },
  history: { bn: 'বেতন পরিশোধ', en: 'Salary paid' },
  entry: {
    called: { bn: 'বেতন পরিশোধ', en: 'Salary paid' },
    series: 'salary',
    states: {
      ...paidSaid,
      amount: '−Σ and +Σ `lines.amount` of that fund',
      moved: (data) => salariesPaidMoved(data),
    },
  },
});

/** A payment is taken back: it is owed again. */
export const SalaryPaymentReversed = defineJournalEvent(
  'SalaryPaymentReversed',
  z.object({ ...paid, noteId: id.nullable() }),
  {
    about: { salary_payment: 'salaryPaymentId', user: paidTo },
    history: { bn: 'বেতন পরিশোধ বাতিল', en: 'Payment of salary taken back' },
    entry: {
      called: { bn: 'বেতন পরিশোধ বাতিল', en: 'Payment of salary taken back' },
      series: 'salary',
      takesBack: SalariesPaid.type,
      states: {
        ...paidSaid,
        amount: '+Σ and −Σ `lines.amount` of that fund',
        moved: (data) => salariesPaidMoved(data, -1),
      },
    },
  },
);

export const payrollEntries = {
  ...{ SalariesCharged, PayrollReversed, SalariesPaid, SalaryPaymentReversed },
  ...{ StaffAdvanceRecovered, StaffAdvanceRecoveryReversed },
};
