export * from './commands.ts';
export * from './constants.ts';
export * from './events.ts';
export * from './queries.ts';
export { refuse as refuseAdmissions } from './refusals.ts';
export * from './streams.ts';
export { studentColumns } from './student-columns.ts';
export { ADMISSION_STATES, studentsList, WAITING_COLUMNS } from './students-list.ts';
