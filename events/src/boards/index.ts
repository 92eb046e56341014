import { defineManifest } from '../kernel/index.ts';
import { boardExams } from './board-exams.ts';
import { boardNames } from './board-names.ts';
import { boardCenters } from './centers.ts';
import { boardFees } from './fees.ts';
import { refuse } from './refusals.ts';
import { boardRegistrations } from './registrations.ts';
import { boardRegistrationsList } from './registrations-list.ts';
import { boardStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export { type BoardExam, boardExams, MARHALAS } from './board-exams.ts';
export { boardCenters } from './centers.ts';
export { type BoardFee, boardFees } from './fees.ts';
export { refuseBoards } from './refusals.ts';
export {
  type AskedRegistration,
  type BoardRegistration,
  boardRegistrations,
} from './registrations.ts';
export { boardRegistrationsList } from './registrations-list.ts';
export { boardNames, boardStreams };

export const boards = defineManifest({
  streams: boardStreams,
  plain: [boardNames, boardExams, boardCenters],
  made: [boardFees.made],
  queries: { ...boardRegistrationsList.endpoints },
  records: [boardRegistrations],
  refusals: refuse,
  texts: { bn, en },
});
