import type { RowOf } from '@madrasah/events/kernel';
import type { payrollsList } from '@madrasah/events/payroll';

/** A payroll as its list tells it. */
export type PayrollRow = RowOf<typeof payrollsList>;
