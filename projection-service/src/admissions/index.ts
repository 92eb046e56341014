export { quotaNeeds, studentsNow } from './counts/quota.ts';
export * from './directory/index.ts';
export { familyOf } from './family.ts';
export type { StudentFilters } from './filters.ts';
export * from './queries.ts';
export { placedAt } from './student/placed.ts';
export type { AdmissionFacts, Student } from './student/student.ts';
export { studentsProjector } from './students-projector.ts';
