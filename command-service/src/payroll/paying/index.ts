import { type DataOf, isRefusal, sumPaisa, toTaka } from '@madrasah/events';
import { payrollCommands, type SalariesPaid } from '@madrasah/events/payroll';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { answered, type HandledCommand, handled, idFrom, oneStep } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { recordedAs } from '../../ledger/journal/recorded.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { withNote } from '../../notes/steps.ts';
import { payPayroll } from './pay.ts';
import { reversePayment, reversePayroll, type SaidPayment, type SaidPayroll } from './reverse.ts';

const overBooks = (decide: (books: Books) => Decided): Step<JournalState> =>
  stepOn(journalStream, (journal, { look, today }) => decide({ journal, chart: look(chartStream), today }), [
    chartStream,
  ]);

/** Paying what is owed, and taking a payment or a payroll back. */
export const payrollPayments = (desk: Desk): HandledCommand[] => [
  oneStep(
    desk,
    payrollCommands.payPayroll,
    (command) => overBooks((books) => payPayroll(books, command)),
    (events) => {
      const { salaryPaymentId, lines } = (events[0] as DomainEvent).data as DataOf<typeof SalariesPaid>;
      const paid = toTaka(sumPaisa(lines.map(({ amount }) => amount)));
      return { id: salaryPaymentId, data: { salaryPaymentId, paid } };
    },
  ),
  handled(payrollCommands.reverseSalaryPayment, async (command, call) => {
    const { salaryPaymentId: id, reason } = command;
    const errand = errandOf(call, payrollCommands.reverseSalaryPayment.name, command);
    const said = await recordedAs<SaidPayment>(
      desk,
      errand.schoolId,
      ({ salaryPayments }) => salaryPayments.get(id)?.revision,
    );
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      overBooks((books) => reversePayment(books, id, said, noteId)),
    );
    return isRefusal(done) ? done : answered(done, idFrom('salaryPaymentId'));
  }),
  handled(payrollCommands.reversePayroll, async (command, call) => {
    const { payrollId: id, reason } = command;
    const errand = errandOf(call, payrollCommands.reversePayroll.name, command);
    const said = await recordedAs<SaidPayroll>(
      desk,
      errand.schoolId,
      ({ payrolls }) => payrolls.get(id)?.revision,
    );
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      overBooks((books) => reversePayroll(books, id, said, noteId)),
    );
    return isRefusal(done) ? done : answered(done, idFrom('payrollId'));
  }),
];
