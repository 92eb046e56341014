import { streams } from '@madrasah/events';
import { designations } from '@madrasah/events/staff';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { designation: designations };

export const staffStream = registerStream('staff', streams.staff, registers);
export { type TeachersState, teachersStream } from './teachers/state.ts';

export const staffHomes = homesIn(staffStream, registers);
