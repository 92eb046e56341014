import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'files.not-found': 404,
  'files.unreadable': 400,
  'files.too-many-pixels': 400,
});
