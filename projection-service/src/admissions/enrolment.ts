import { StudentAdmitted } from '@madrasah/events/admissions';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** How many students a class has in a session. */
export interface Enrolment {
  readonly sessionId: number;
  readonly classId: number;
  readonly students: number;
}

/** The counts of the dashboard, so that opening it reads no student. */
export const enrolmentProjector = defineProjector<Enrolment>({
  name: 'enrolment',
  version: 1,
  collection: 'enrolment',
  indexes: [],
  on: {
    StudentAdmitted: when(StudentAdmitted, {
      keys: ({ data }) => [`${data.sessionId}-${data.classId}`],
      fold: (before, { data: { sessionId, classId } }) => ({
        sessionId,
        classId,
        students: (before?.students ?? 0) + 1,
      }),
    }),
  },
});
