import { defineStream } from '../kernel/index.ts';

/** Pay heads, and what each of the staff is paid from which day. */
export const payrollStreams = { payroll: defineStream('payroll') };
