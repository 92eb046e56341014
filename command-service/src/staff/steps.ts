import { designations } from '@madrasah/events/staff';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { staffHomes } from './state.ts';
import { teachersStream } from './teachers/state.ts';

/** Designations, and which of them somebody has. */
export const staffRoom: RegisterRoom = {
  homes: staffHomes,
  slots: {
    [designations.key]: {
      reads: [teachersStream],
      usedBy: (id, { look }) =>
        [...look(teachersStream).teachers.values()].some(({ designationId }) => designationId === id),
    },
  },
};
