import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'operation.not-found': 404,
  'operation.already-undone': 409,
  'operation.unfinished': 409,
  'import.unreadable': 400,
  'import.unreadable-line': 400,
  'import.far-cell': 400,
  'import.no-sheet': 400,
  'import.swollen': 413,
  'import.web-page': 400,
  'import.invalid': 400,
  'import.in-use': 409,
});
