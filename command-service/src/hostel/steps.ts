import { vacationTypes } from '@madrasah/events/hostel';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { hostelHomes } from './state.ts';
import { vacationsStream } from './vacations/state.ts';

/** Kinds of leave, and which of them somebody was let out by. */
export const hostelRoom: RegisterRoom = {
  homes: hostelHomes,
  slots: {
    [vacationTypes.key]: {
      reads: [vacationsStream],
      usedBy: (id, { look }) =>
        [...look(vacationsStream).vacations.values()].some(({ typeId }) => typeId === id),
    },
  },
};
