import { USER_TYPES } from '@madrasah/events/people';
import { defineProjector } from '../kernel/projecting/index.ts';
import { personFolds } from '../people/index.ts';
import { admissionFolds } from './admission-folds.ts';
import type { Student } from './student/student.ts';

const UNADMITTED = { admissions: [], latest: null, latestId: 0, withdrawn: [] } as const;

/** Students by UserID. One who was erased keeps the code, the gender and the admissions: money and marks lean on them. */
export const studentsProjector = defineProjector<Student>({
  name: 'students',
  version: 12,
  collection: 'students',
  indexes: [{ latestId: 1 }, { 'admissions.admissionId': 1 }, { family: 1 }, { 'profile.mobile1': 1 }],
  words: ['person'],
  on: {
    ...personFolds<Student>((person) =>
      person.userType === USER_TYPES.student ? { ...person, ...UNADMITTED } : undefined,
    ),
    ...admissionFolds,
  },
});
