import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'setup.usual-there': 409,
  'setup.usual-in-use': 409,
});
