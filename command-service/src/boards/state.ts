import { streams } from '@madrasah/events';
import { boardNames } from '@madrasah/events/boards';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { boardName: boardNames };

export const boardsStream = registerStream('boards', streams.boards, registers);
export const boardsHomes = homesIn(boardsStream, registers);
