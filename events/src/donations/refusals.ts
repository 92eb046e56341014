import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'donor.not-found': 404,
});
