import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'certificate.not-found': 404,
  'certificate.of-another': 409,
  'certificate.not-clear': 409,
  'certificate.figures-typed': 400,
  'certificate.above-top': 400,
});
