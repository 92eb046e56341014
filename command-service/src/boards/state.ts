import { streams } from '@madrasah/events';
import { boardFees, boardRegistrations } from '@madrasah/events/boards';
import { entryStream } from '../kernel/entry/index.ts';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { boardFee: boardFees };

/** What is charged for the exams of boards. */
export const boardFeesStream = registerStream('boardfees', streams.boardFees, registers);
export const boardFeesHomes = homesIn(boardFeesStream, registers);

/** Who is registered for the exams of boards. */
export const registrationsStream = entryStream(boardRegistrations, streams.boardRegistrations);
