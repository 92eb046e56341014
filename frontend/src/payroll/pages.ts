import { payHeads } from '@madrasah/events/payroll';
import { registerPage } from '../kit/register/index.ts';

export const payHeadsPage = registerPage(payHeads);
