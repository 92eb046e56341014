import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'audit.root-not-found': 404,
  'audit.nothing-yet': 409,
  'audit.no-auditors': 409,
});
