import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'institutions.duplicate': 409,
  'institutions.inactive': 403,
  'institutions.platform-only': 403,
});
