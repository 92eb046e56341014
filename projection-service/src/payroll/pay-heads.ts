import { payHeads } from '@madrasah/events/payroll';
import { registerProjector } from '../kernel/register.ts';

export const payHeadsProjector = registerProjector(payHeads);
