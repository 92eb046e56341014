export {
  ACADEMIC_FIELDS,
  AcademicFields,
  ClassFields,
  NewOrOldField,
  ResidenceField,
} from './new/AcademicFields.tsx';
export { useAdmitted } from './new/use-admitted.ts';
export { classRoll, type RollRow } from './rows.ts';
