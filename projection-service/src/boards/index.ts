import { boardFees } from '@madrasah/events/boards';
import { academicRegisters } from '../academics/index.ts';
import type { Context } from '../deps.ts';
import { chartRegisters } from '../ledger/chart/index.ts';
import { folded, plainFolded, registerQueries } from '../registers/index.ts';
import { boardFeesProjector } from './projectors.ts';
import { registrationQueries } from './registrations.ts';

export { boardExamsProjector, boardNamesProjector } from './projectors.ts';

/** What is charged for the exams of boards, and who is registered for them. */
export const boards: Context = (deps) => [
  ...registerQueries(deps, [folded(boardFees, boardFeesProjector)], {
    reach: [...academicRegisters, ...chartRegisters, ...plainFolded],
  }),
  ...registrationQueries(deps),
];
