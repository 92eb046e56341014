import { academicHomes } from '../academics/state.ts';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { chartHomes } from '../ledger/chart/state.ts';
import { demandedFee } from './demanded-fee.ts';
import { examsHomes } from './state.ts';

export { demandedFee };

/** Names of exams, their fees, rooms and routine; over the routine, which looks at who takes what, `results` decides. */
export const examsRoom = {
  homes: examsHomes,
  slots: { examFee: demandedFee('Fee') },
  reach: [...academicHomes, ...chartHomes],
} as const satisfies RegisterRoom;
