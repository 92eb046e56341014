import { streams } from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { examName: examNames };

export const examsStream = registerStream('exams', streams.exams, registers);
export const examsHomes = homesIn(examsStream, registers);
