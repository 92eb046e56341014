import { streams } from '@madrasah/events';
import { vacationTypes } from '@madrasah/events/hostel';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { vacationType: vacationTypes };

export const hostelStream = registerStream('hostel', streams.hostel, registers);
export const hostelHomes = homesIn(hostelStream, registers);
