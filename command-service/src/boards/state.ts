import { streams } from '@madrasah/events';
import { boardFees } from '@madrasah/events/boards';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { boardFee: boardFees };

/** What is charged for the exams of boards. */
export const boardFeesStream = registerStream('boardfees', streams.boardFees, registers);
export const boardFeesHomes = homesIn(boardFeesStream, registers);
