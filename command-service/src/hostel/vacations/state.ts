import { streams } from '@madrasah/events';
import {
  GatePassPrinted,
  type Moment,
  VacationChanged,
  VacationEnded,
  VacationGranted,
  VacationWithdrawn,
  vacationTypes,
} from '@madrasah/events/hostel';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../../kernel/stream.ts';

/** What decisions need to know of a vacation. */
export interface Vacation {
  readonly vacationId: number;
  readonly userId: number;
  readonly admissionId: number;
  readonly typeId: number;
  readonly from: Moment;
  readonly to: Moment;
  readonly withdrawn: boolean;
  /** When he came back; null while he has not. */
  readonly returned: Moment | null;
  /** How often its gate pass was printed. */
  readonly printed: number;
  /** How often it was granted or changed or ended: the version a change names. */
  readonly version: number;
}

export interface VacationsState {
  readonly vacations: Table<number, Vacation>;
  /** UserID → the vacations of the student, the first one first, those that were withdrawn among them. */
  readonly ofStudent: Table<number, readonly number[]>;
}

const initial = (table: NewTable): VacationsState => ({ vacations: table(), ofStudent: table() });

/** As it is from now on; what is changed and not only printed has a new version. */
function change({ vacations }: VacationsState, id: number, changes: Partial<Vacation>): void {
  const vacation = vacations.get(id);
  const step = changes.printed === undefined ? 1 : 0;
  if (vacation) vacations.set(id, { ...vacation, ...changes, version: vacation.version + step });
}

export const vacationsStream: StreamDefinition<VacationsState> = {
  category: 'vacations',
  nameFor: streams.vacations,
  initial,
  evolve: foldOf<VacationsState>(
    on(VacationGranted, (state, { vacationId, userId, admissionId, typeId, from, to }) => {
      const facts = { vacationId, userId, admissionId, typeId, from, to };
      state.vacations.set(vacationId, { ...facts, withdrawn: false, returned: null, printed: 0, version: 1 });
      state.ofStudent.set(userId, [...(state.ofStudent.get(userId) ?? []), vacationId]);
    }),
    on(VacationChanged, (state, { vacationId, admissionId, typeId, from, to }) =>
      change(state, vacationId, { admissionId, typeId, from, to }),
    ),
    on(VacationWithdrawn, (state, { vacationId }) => change(state, vacationId, { withdrawn: true })),
    on(VacationEnded, (state, { vacationId, at }) => change(state, vacationId, { returned: at })),
    on(GatePassPrinted, (state, { vacationId, printing }) =>
      change(state, vacationId, { printed: printing }),
    ),
  ),
  refers: [
    {
      to: vacationTypes,
      names: ({ vacations }, id) => [...vacations.values()].some(({ typeId }) => typeId === id),
    },
  ],
};
