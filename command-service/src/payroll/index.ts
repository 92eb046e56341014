import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { payrollRoom } from './pay-heads.ts';

/** What salaries are made of. */
export const payroll: Context = ({ desk }) => registerCommands(desk, payrollRoom.homes, payrollRoom);
