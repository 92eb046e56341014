import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'plans.months-order': 400,
  'plans.month-fixed': 409,
  'plans.month-names-duplicate': 409,
  'plans.month-names-fixed': 409,
  'month-names.not-found': 404,
  'plans.fees-invalid': 400,
  'plans.percent-or-amount': 400,
  'student-fee.not-found': 404,
  'plans.late-fee-off': 409,
  'plans.left-already': 409,
  'plans.adjusted-up': 409,
  'plans.paid-above-dues': 409,
  'plans.month-charged': 409,
  'plans.month-paid': 409,
  'plans.month-free': 409,
  'plans.month-not-charged': 409,
});
