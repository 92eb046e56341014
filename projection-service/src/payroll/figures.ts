import { paisa, sumPaisa } from '@madrasah/events';
import { figuresOf, type SalaryRow } from '@madrasah/events/payroll';
import type { PayrollDocument } from './projectors.ts';

/** What was paid of a payroll, to one person or to all; paisa. Payments that were taken back are none. */
export const paidOf = ({ payments }: PayrollDocument, userId?: number): number =>
  sumPaisa(
    payments
      .filter(({ reversed }) => !reversed)
      .flatMap(({ lines }) => lines.filter((line) => userId === undefined || line.userId === userId))
      .map(({ amount }) => amount),
  );

/** One person’s month as it stands: what was charged, what was paid of it, and what is owed. */
export function salaryFigures(payroll: PayrollDocument, row: SalaryRow) {
  const { gross, absence, deducted, recovered, net } = figuresOf(row);
  const paid = paidOf(payroll, row.userId);
  return {
    ...{ gross: paisa(gross), absence: paisa(absence), deducted: paisa(deducted) },
    ...{ recovered: paisa(recovered), net: paisa(net), paid: paisa(paid), owed: paisa(net - paid) },
  };
}
