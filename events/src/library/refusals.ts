import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'loan.no-reader': 409,
  'loan.not-on-shelf': 409,
  'loan.lent-already': 409,
  'loan.was-lost': 409,
  'loan.no-rule': 409,
  'loan.not-lent': 409,
  'loan.too-many': 409,
  'loan.back-already': 409,
  'loan.is-lost': 409,
  'loan.not-lost': 409,
  'loan.before-lent': 400,
  'loan.renewed-enough': 409,
  'loan.not-longer': 409,
});
