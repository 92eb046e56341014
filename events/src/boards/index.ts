import { defineManifest } from '../kernel/index.ts';
import { boardExams } from './board-exams.ts';
import { boardNames } from './board-names.ts';
import { boardCenters } from './centers.ts';
import { boardFees } from './fees.ts';
import { boardStreams } from './streams.ts';

export { type BoardExam, boardExams, MARHALAS } from './board-exams.ts';
export { boardCenters } from './centers.ts';
export { type BoardFee, boardFees } from './fees.ts';
export { boardNames, boardStreams };

export const boards = defineManifest({
  streams: boardStreams,
  plain: [boardNames, boardExams, boardCenters],
  made: [boardFees.made],
});
