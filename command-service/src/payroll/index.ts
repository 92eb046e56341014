import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { payrollRoom } from './pay-heads.ts';
import { payrollPayments } from './paying/index.ts';
import { payrollRuns } from './run/index.ts';
import { salaries } from './salaries.ts';

/** What salaries are made of, what each is paid, the payroll of a month, and its payments. */
export const payroll: Context = ({ desk }) => [
  ...registerCommands(desk, payrollRoom.homes, payrollRoom),
  ...salaries(desk),
  ...payrollRuns(desk),
  ...payrollPayments(desk),
];
