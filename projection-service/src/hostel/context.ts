import type { Context } from '../deps.ts';
import { registerQueries } from '../registers/index.ts';
import { characterQueries } from './character/list.ts';
import { characterPaper } from './character/paper.ts';
import { characterRegisters } from './character/projector.ts';
import { gatePass } from './vacations/gate-pass.ts';
import { vacationQueries } from './vacations/list.ts';
import { vacationRegisters } from './vacations/projector.ts';

/** Vacation types, who is let out, gate passes, and how students have behaved. */
export const hostel: Context = (deps) => [
  ...registerQueries(deps, [...vacationRegisters, ...characterRegisters]),
  ...vacationQueries(deps),
  gatePass(deps),
  ...characterQueries(deps),
  characterPaper(deps),
];
