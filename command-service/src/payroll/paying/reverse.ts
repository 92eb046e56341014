import {
  type DataOf,
  isRefusal,
  paisa,
  type Refusal,
  refuse as refuseAnything,
  sumPaisa,
} from '@madrasah/events';
import { mirrored } from '@madrasah/events/ledger';
import {
  PayrollReversed,
  recoveredPostings,
  refusePayroll as refuse,
  type SalariesCharged,
  type SalariesPaid,
  SalaryPaymentReversed,
  StaffAdvanceRecoveryReversed,
} from '@madrasah/events/payroll';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import type { SalaryPayment } from '../../ledger/journal/facts/salary-facts.ts';
import { mirrorDay } from '../../ledger/journal/rules/mirror-day.ts';
import { recoveriesOf } from '../run/charge.ts';
import { standingPayroll } from './pay.ts';

export type SaidPayroll = DataOf<typeof SalariesCharged>;
export type SaidPayment = DataOf<typeof SalariesPaid>;

/** A payment that stands, or the refusal. */
export function standingPayment(
  { journal }: Pick<Books, 'journal'>,
  salaryPaymentId: number,
): SalaryPayment | Refusal {
  const payment = journal.salaryPayments.get(salaryPaymentId);
  if (!payment) return refuse('payroll.payment-not-found');
  return payment.reversed ? refuse('payroll.payment-reversed-already') : payment;
}

/** Money that was not given after all: it is owed again, on the day of the payment while that is open. Pure. */
export function reversePayment(
  books: Books,
  salaryPaymentId: number,
  said: SaidPayment | undefined,
  noteId: number | null,
): Decided {
  const payment = standingPayment(books, salaryPaymentId);
  if (isRefusal(payment)) return payment;
  if (said?.salaryPaymentId !== salaryPaymentId) return refuseAnything('conflict.changed');
  const postings = mirrored(said.postings);
  const day = mirrorDay(books, payment.on, postings);
  if (isRefusal(day)) return day;
  const { payrollId, moneyAccount, lines } = said;
  return [
    SalaryPaymentReversed({ salaryPaymentId, payrollId, ...day, moneyAccount, lines, noteId, postings }),
  ];
}

/** A payroll is taken back as a whole, once no payment of it stands; what came back of advances is open again. Pure. */
export function reversePayroll(
  books: Books,
  payrollId: number,
  said: SaidPayroll | undefined,
  noteId: number | null,
): Decided {
  const payroll = standingPayroll(books, payrollId);
  if (isRefusal(payroll)) return payroll;
  if (said?.payrollId !== payrollId) return refuseAnything('conflict.changed');
  const payments = [...books.journal.salaryPayments.values()].filter(
    (payment) => payment.payrollId === payrollId && !payment.reversed,
  );
  const paid = sumPaisa(payments.map(({ amount }) => paisa(amount)));
  if (payments.length > 0) return refuse('payroll.paid-already', { payments: payments.length, paid });
  const postings = mirrored(said.postings);
  const back = recoveriesOf(said.rows).map((one) => ({ one, postings: mirrored(recoveredPostings(one)) }));
  const day = mirrorDay(books, payroll.on, [...postings, ...back.flatMap((each) => each.postings)]);
  if (isRefusal(day)) return day;
  const { month, rows } = said;
  return [
    PayrollReversed({ payrollId, month, ...day, rows, noteId, postings }),
    ...back.map((each) =>
      StaffAdvanceRecoveryReversed({ ...each.one, payrollId, ...day, postings: each.postings }),
    ),
  ];
}
