import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'certificate.not-clear': 409,
  'certificate.owes-books': 409,
  'certificate.figures-typed': 400,
  'certificate.above-top': 400,
});
