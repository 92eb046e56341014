import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'papers.session-required': 400,
});
