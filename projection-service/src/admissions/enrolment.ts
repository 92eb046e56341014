import {
  AdmissionChanged,
  AdmissionCorrected,
  AdmissionWithdrawn,
  StudentAdmitted,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** How many students a class has in a session, without those who left. */
export interface Enrolment {
  readonly sessionId: number;
  readonly classId: number;
  readonly students: number;
}

const key = (sessionId: number, classId: number) => `${sessionId}-${classId}`;

interface Counted {
  readonly sessionId: number;
  readonly classId: number;
}

/** One more, or one less, in the class of an admission. */
const counting = (by: 1 | -1) => ({
  keys: ({ data }: { data: Counted }) => [key(data.sessionId, data.classId)],
  fold: (before: Enrolment | undefined, { data: { sessionId, classId } }: { data: Counted }) => ({
    ...{ sessionId, classId },
    students: (before?.students ?? 0) + by,
  }),
});

interface Moved extends Counted {
  readonly before: { readonly classId: number };
}

/** One who goes from a class to another is counted there. */
const moving = () => ({
  keys: ({ data: { sessionId, classId, before } }: { data: Moved }) =>
    classId === before.classId ? [] : [key(sessionId, before.classId), key(sessionId, classId)],
  fold(
    before: Enrolment | undefined,
    { data: { sessionId, classId } }: { data: Moved },
    of: string | number,
  ) {
    const isNew = of === key(sessionId, classId);
    if (!before) return isNew ? { sessionId, classId, students: 1 } : undefined;
    return { ...before, students: before.students + (isNew ? 1 : -1) };
  },
});

/** The counts of the dashboard, so that opening it reads no student. */
export const enrolmentProjector = defineProjector<Enrolment>({
  name: 'enrolment',
  version: 3,
  collection: 'enrolment',
  indexes: [],
  on: {
    StudentAdmitted: when(StudentAdmitted, counting(1)),
    AdmissionChanged: when(AdmissionChanged, moving()),
    AdmissionCorrected: when(AdmissionCorrected, moving()),
    StudentLeft: when(StudentLeft, counting(-1)),
    StudentReturned: when(StudentReturned, counting(1)),
    AdmissionWithdrawn: when(AdmissionWithdrawn, counting(-1)),
  },
});
