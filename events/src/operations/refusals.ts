import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'operation.not-found': 404,
  'operation.already-undone': 409,
  'operation.unfinished': 409,
});
