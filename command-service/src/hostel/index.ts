import { vacationTypes } from '@madrasah/events/hostel';
import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { characterReports } from './character/index.ts';
import { hostelHomes } from './state.ts';
import { vacations } from './vacations/index.ts';
import { vacationsStream } from './vacations/state.ts';

export const hostel: Context = (deps) => [
  ...registerCommands(deps.desk, hostelHomes, {
    slots: {
      [vacationTypes.key]: {
        reads: [vacationsStream],
        usedBy: (id, { look }) =>
          [...look(vacationsStream).vacations.values()].some(({ typeId }) => typeId === id),
      },
    },
  }),
  ...vacations(deps),
  ...characterReports(deps),
];
