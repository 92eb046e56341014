import { designations } from '@madrasah/events/staff';
import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { staffHomes } from './state.ts';
import { teachers } from './teachers/index.ts';
import { teachersStream } from './teachers/state.ts';

export const staff: Context = (deps) => [
  ...registerCommands(deps.desk, staffHomes, {
    slots: {
      [designations.key]: {
        reads: [teachersStream],
        usedBy: (id, { look }) =>
          [...look(teachersStream).teachers.values()].some(({ designationId }) => designationId === id),
      },
    },
  }),
  ...teachers(deps),
];
