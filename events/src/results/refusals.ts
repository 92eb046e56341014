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
  'results.mark-above': 409,
  'results.has-marks': 409,
  'results.published': 409,
  'results.marks-invalid': 400,
  'results.marks-changed': 409,
  'results.no-result': 404,
  'results.nothing-to-publish': 404,
  'results.not-publishable': 409,
  'results.marks-missing': 409,
  'results.publish-too-large': 413,
  'results.not-published': 409,
  'results.nothing-corrected': 409,
});
