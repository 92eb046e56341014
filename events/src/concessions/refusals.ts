import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'concession.more-than-due': 409,
  'concession.nothing-given': 409,
  'write-off.not-found': 404,
  'write-off.more-than-written': 409,
});
