import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'teacher.not-found': 404,
  'teacher.of-another-kind': 409,
  'teacher.registered-already': 409,
  'teacher.passed-later': 400,
  'teacher.leaves-before-joining': 400,
  'teacher.leaves-later': 400,
});
