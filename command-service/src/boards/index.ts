import { academicHomes } from '../academics/state.ts';
import type { Context } from '../deps.ts';
import { demandedFee } from '../exams/steps.ts';
import { type RegisterRoom, registerCommands } from '../kernel/register/index.ts';
import { chartHomes } from '../ledger/chart/state.ts';
import { plainHomes } from '../registers/state.ts';
import { registrationCommands } from './registrations/index.ts';
import { boardFeesHomes } from './state.ts';

const boardsRoom: RegisterRoom = {
  homes: boardFeesHomes,
  slots: { boardFee: demandedFee('Amount') },
  reach: [...academicHomes, ...chartHomes, ...plainHomes.flat()],
};

/** What is charged for the exams of boards, and who is registered for them. */
export const boards: Context = ({ desk }) => [
  ...registerCommands(desk, boardsRoom.homes, boardsRoom),
  ...registrationCommands(desk),
];
