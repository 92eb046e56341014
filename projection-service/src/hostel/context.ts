import { vacationTypes } from '@madrasah/events/hostel';
import type { Context } from '../deps.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { characterQueries } from './character/list.ts';
import { characterPaper } from './character/paper.ts';
import { characterRegisters } from './character/projector.ts';
import { vacationTypesProjector } from './types.ts';
import { gatePassQueries } from './vacations/gate-pass.ts';
import { vacationQueries } from './vacations/list.ts';

/** Vacation types, who is let out, gate passes, and how students have behaved. */
export const hostel: Context = (deps) => [
  ...registerQueries(deps, [folded(vacationTypes, vacationTypesProjector), ...characterRegisters]),
  ...vacationQueries(deps),
  ...gatePassQueries(deps),
  ...characterQueries(deps),
  characterPaper(deps),
];
