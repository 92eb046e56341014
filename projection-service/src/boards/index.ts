import { boardFees } from '@madrasah/events/boards';
import { academicRegisters } from '../academics/index.ts';
import type { Context } from '../deps.ts';
import { registerProjector } from '../kernel/register.ts';
import { chartRegisters } from '../ledger/chart/index.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { plainFolded } from '../registers/plain.ts';

export const boardFeesProjector = registerProjector(boardFees);

/** What is charged for the exams of boards. */
export const boards: Context = (deps) =>
  registerQueries(deps, [folded(boardFees, boardFeesProjector)], {
    reach: [...academicRegisters, ...chartRegisters, ...plainFolded],
  });
