export * from './directory.ts';
export * from './found.ts';
export {
  classAndSection,
  type StudentRow,
  studentCells,
  studentSaid,
  unknownStudent,
} from './student-row.ts';
