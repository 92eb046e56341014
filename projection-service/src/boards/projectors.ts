import { boardCenters, boardExams, boardFees, boardNames } from '@madrasah/events/boards';
import { registerProjector } from '../kernel/register.ts';
import { plainProjector } from '../registers/index.ts';

export const boardNamesProjector = plainProjector(boardNames);
export const boardExamsProjector = plainProjector(boardExams);
export const boardCentersProjector = plainProjector(boardCenters);
export const boardFeesProjector = registerProjector(boardFees);
