export { enrolmentNeeds, studentsNow } from './counts.ts';
export * from './directory/index.ts';
export { familyOf } from './family.ts';
export type { StudentFilters } from './filters.ts';
export { placedAt } from './placed.ts';
export * from './queries.ts';
export type { AdmissionFacts, Student } from './student.ts';
export { studentsProjector } from './students-projector.ts';
