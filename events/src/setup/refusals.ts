import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'setup.usual-there': 409,
  'setup.usual-needs': 409,
  'setup.usual-none': 409,
  'setup.usual-unknown': 400,
  'setup.usual-in-use': 409,
  'setup.usual-papers-changed': 409,
});
