import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'exams.fee-incomplete': 400,
  'exams.fee-head': 409,
  'exams.fee-of-exam': 409,
});
