import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'settings.ends-before-start': 400,
  'settings.nothing-to-open': 409,
});
