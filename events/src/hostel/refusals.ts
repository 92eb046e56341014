import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'vacation.student-left': 409,
  'vacation.ends-before-start': 400,
  'vacation.overlaps': 409,
  'vacation.back-already': 409,
  'vacation.back-before-start': 400,
  'vacation.back-later': 400,
});
