import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'exams.fee-incomplete': 400,
  'exams.fee-head': 409,
  'exams.fee-of-exam': 409,
  'exams.time-order': 400,
  'exams.foreign-subject': 400,
  'exams.no-invigilator': 400,
  'exams.invigilator-busy': 409,
  'exams.section-busy': 409,
  'exams.room-full': 409,
  'exams.sections-refused': 409,
  'exams.no-last-fee': 409,
  'exams.routine-refused': 409,
});
