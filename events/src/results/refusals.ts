import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'results.condition-exists': 409,
  'results.condition-not-found': 404,
  'results.nothing-to-copy': 404,
  'results.foreign-subject': 400,
  'results.optional-in-marks': 409,
  'results.optional-twice': 409,
  'results.foreign-students': 400,
  'results.reason-needed': 400,
});
