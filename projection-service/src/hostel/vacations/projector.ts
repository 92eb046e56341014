import type { DataOf } from '@madrasah/events';
import {
  GatePassPrinted,
  type Moment,
  VacationChanged,
  VacationEnded,
  VacationGranted,
  VacationWithdrawn,
} from '@madrasah/events/hostel';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** A vacation as it stands now. */
export interface Vacation extends DataOf<typeof VacationGranted> {
  readonly withdrawn: boolean;
  /** When he came back; null while he has not. */
  readonly returned: Moment | null;
  /** How often its gate pass was printed. */
  readonly printed: number;
  /** What a change names as seen. */
  readonly version: number;
}

/** Vacations by their number. */
export const vacationsProjector = defineProjector<Vacation>({
  name: 'vacations',
  version: 2,
  collection: 'vacations',
  indexes: [{ userId: 1 }],
  on: {
    VacationGranted: when(VacationGranted, {
      keys: ({ data }) => [data.vacationId],
      fold: (_, { data }) => ({ ...data, withdrawn: false, returned: null, printed: 0, version: 1 }),
    }),
    VacationChanged: when(VacationChanged, {
      keys: ({ data }) => [data.vacationId],
      // The day it was written on stays.
      fold: (before, { data: { on: _on, ...data } }) =>
        before && { ...before, ...data, version: before.version + 1 },
    }),
    VacationWithdrawn: when(VacationWithdrawn, {
      keys: ({ data }) => [data.vacationId],
      fold: (before) => before && { ...before, withdrawn: true, version: before.version + 1 },
    }),
    VacationEnded: when(VacationEnded, {
      keys: ({ data }) => [data.vacationId],
      fold: (before, { data: { at } }) => before && { ...before, returned: at, version: before.version + 1 },
    }),
    GatePassPrinted: when(GatePassPrinted, {
      keys: ({ data }) => [data.vacationId],
      fold: (before, { data: { printing } }) => before && { ...before, printed: printing },
    }),
  },
});
