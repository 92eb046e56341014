import { streams } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import {
  AdmissionChanged,
  AdmissionCorrected,
  AdmissionWithdrawn,
  type Chosen,
  type Imported,
  isBefore,
  type Place,
  type Since,
  StudentAdmitted,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import { PERSON } from '@madrasah/events/people';
import type { Absence } from '@madrasah/events/plans';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface Admission {
  readonly admissionId: number;
  readonly userId: number;
  readonly sessionId: number;
  readonly classId: number;
  readonly sectionId: number;
  readonly residence: number;
  readonly newOrOld: number;
  readonly serial: number;
  readonly financialStatus: number;
  /** The day of the admission. */
  readonly on: string;
  readonly imported?: Imported | undefined;
  /** What was chosen of the months since an earlier day of admission. */
  readonly chosen?: Chosen | undefined;
  /** When he was not there, the last of them perhaps without an end; absent where he never left. */
  readonly absences?: readonly Absence[];
}

/** Whether a student has left and not come back. */
export const hasLeft = ({ absences }: Pick<Admission, 'absences'>): boolean => absences?.at(-1)?.until === '';

/** What an admission was before a change, and from when on it is that no more. */
export interface EarlierPlace extends Since {
  readonly before: Place;
}

export interface AdmissionState {
  /** As they are now. */
  readonly admissions: Table<number, Admission>;
  /** AdmissionID → what it was before, the first change first; absent where nothing has changed. */
  readonly earlier: Table<number, readonly EarlierPlace[]>;
  /** `userId:sessionId` of everyone admitted. */
  readonly taken: Table<string, number>;
  /** `sessionId:serial` of every admission serial given. */
  readonly serials: Table<string, number>;
  /** Session → highest serial; under 0 the highest admission id. */
  readonly highest: Table<number, number>;
}

const initial = (table: NewTable): AdmissionState => ({
  admissions: table(),
  earlier: table(),
  taken: table(),
  serials: table(),
  highest: table(),
});

/** Somebody is, or was before a change, where this says. */
const wasThere = (
  { admissions, earlier }: AdmissionState,
  isIt: (place: { readonly classId: number; readonly sectionId: number }) => boolean,
) =>
  [...admissions.values()].some(isIt) ||
  [...earlier.values()].some((changes) => changes.some(({ before }) => isIt(before)));

const isOne = ({ admissions }: AdmissionState, isIt: (admission: Admission) => boolean) =>
  [...admissions.values()].some(isIt);

export const admissionsStream: StreamDefinition<AdmissionState> = {
  category: 'admissions',
  nameFor: streams.admissions,
  initial,
  stateVersion: 5,
  evolve: foldOf<AdmissionState>(
    on(StudentAdmitted, (state, { plan: _plan, ...admission }) => {
      const { admissionId, userId, sessionId, serial } = admission;
      state.admissions.set(admissionId, admission);
      state.taken.set(`${userId}:${sessionId}`, admissionId);
      state.serials.set(`${sessionId}:${serial}`, admissionId);
      state.highest.set(sessionId, Math.max(state.highest.get(sessionId) ?? 0, serial));
      state.highest.set(0, Math.max(state.highest.get(0) ?? 0, admissionId));
    }),
    on(AdmissionChanged, (state, { admissionId, fromMonth, fromDay, before, ...data }) => {
      const { classId, sectionId, residence, newOrOld } = data;
      const admission = state.admissions.get(admissionId);
      if (!admission) return;
      state.admissions.set(admissionId, { ...admission, classId, sectionId, residence, newOrOld });
      const known = state.earlier.get(admissionId) ?? [];
      state.earlier.set(admissionId, [...known, { fromMonth, fromDay, before }]);
    }),
    on(AdmissionCorrected, (state, { admissionId, sessionId, serial, before, ...data }) => {
      const { classId, sectionId, residence, newOrOld, financialStatus } = data;
      const admission = state.admissions.get(admissionId);
      if (!admission) return;
      const corrected = { serial, classId, sectionId, residence, newOrOld, financialStatus };
      state.admissions.set(admissionId, { ...admission, ...corrected });
      if (serial === before.serial) return;
      state.serials.delete(`${sessionId}:${before.serial}`);
      state.serials.set(`${sessionId}:${serial}`, admissionId);
      state.highest.set(sessionId, Math.max(state.highest.get(sessionId) ?? 0, serial));
    }),
    on(StudentLeft, (state, { admissionId, leftOn }) => {
      const admission = state.admissions.get(admissionId);
      if (!admission) return;
      const absences = [...(admission.absences ?? []), { after: leftOn, until: '' }];
      state.admissions.set(admissionId, { ...admission, absences });
    }),
    on(StudentReturned, (state, { admissionId, returnedOn }) => {
      const admission = state.admissions.get(admissionId);
      const last = admission?.absences?.at(-1);
      if (!admission || !last) return;
      const absences = [...(admission.absences ?? []).slice(0, -1), { ...last, until: returnedOn }];
      state.admissions.set(admissionId, { ...admission, absences });
    }),
    on(AdmissionWithdrawn, (state, { admissionId, userId, sessionId, serial }) => {
      state.admissions.delete(admissionId);
      state.earlier.delete(admissionId);
      state.taken.delete(`${userId}:${sessionId}`);
      state.serials.delete(`${sessionId}:${serial}`);
    }),
  ),
  refers: [
    { to: sessions, names: (state, id) => isOne(state, ({ sessionId }) => sessionId === id) },
    { to: classes, names: (state, id) => wasThere(state, ({ classId }) => classId === id) },
    { to: sections, names: (state, id) => wasThere(state, ({ sectionId }) => sectionId === id) },
    {
      ...{ to: PERSON, tie: 'admitted' },
      names: (state, id) => isOne(state, (one) => one.userId === id && !hasLeft(one)),
    },
    { to: PERSON, tie: 'enrolled', names: (state, id) => isOne(state, ({ userId }) => userId === id) },
  ],
};

/**
 * An admission, or whatever stands for one, as it is for what is of a month (0: of none) and due on a day: as it was
 * where the latest change begins later.
 */
export function placedFor<A extends { readonly earlier?: readonly EarlierPlace[] }>(
  admission: A,
  monthId: number,
  dueOn: string,
): A {
  const { earlier } = admission;
  if (!earlier) return admission;
  const later = earlier.toReversed();
  const begun = later.findIndex((change) => !isBefore(change, monthId, dueOn));
  const then = later[(begun < 0 ? later.length : begun) - 1];
  return then ? { ...admission, ...then.before } : admission;
}
