import { AdmissionChanged, StudentAdmitted } from '@madrasah/events/admissions';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** How many students a class has in a session. */
export interface Enrolment {
  readonly sessionId: number;
  readonly classId: number;
  readonly students: number;
}

const key = (sessionId: number, classId: number) => `${sessionId}-${classId}`;

/** The counts of the dashboard, so that opening it reads no student. */
export const enrolmentProjector = defineProjector<Enrolment>({
  name: 'enrolment',
  version: 2,
  collection: 'enrolment',
  indexes: [],
  on: {
    StudentAdmitted: when(StudentAdmitted, {
      keys: ({ data }) => [key(data.sessionId, data.classId)],
      fold: (before, { data: { sessionId, classId } }) => ({
        sessionId,
        classId,
        students: (before?.students ?? 0) + 1,
      }),
    }),
    AdmissionChanged: when(AdmissionChanged, {
      keys: ({ data: { sessionId, classId, before } }) =>
        classId === before.classId ? [] : [key(sessionId, before.classId), key(sessionId, classId)],
      fold(before, { data: { sessionId, classId } }, of) {
        const isNew = of === key(sessionId, classId);
        if (!before) return isNew ? { sessionId, classId, students: 1 } : undefined;
        return { ...before, students: before.students + (isNew ? 1 : -1) };
      },
    }),
  },
});
