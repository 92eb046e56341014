import { streams } from '@madrasah/events';
import { payHeads } from '@madrasah/events/payroll';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { payHead: payHeads };

export const payrollStream = registerStream('payroll', streams.payroll, registers);
export const payrollHomes = homesIn(payrollStream, registers);
