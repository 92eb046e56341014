import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'concession.more-than-due': 409,
  'concession.nothing-given': 409,
  'concession.above-limit': 409,
  'concession.amount-or-percent': 400,
  'concession.percent-range': 400,
  'concession.head-required': 400,
  'concession.months-order': 400,
  'concession.days-or-months': 400,
  'concession.no-calendar': 409,
  'concession.no-month-within': 409,
  'concession.overlaps': 409,
  'concession.grant-unknown': 404,
  'concession.ends-before': 409,
  'write-off.not-found': 404,
  'write-off.more-than-written': 409,
});
