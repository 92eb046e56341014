import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'operation.undone': 'The operation has been undone',
  'operation.undo-previewed': 'This is what undoing it would do; nothing is recorded',
  'operation.not-found': 'The operation was not found',
  'operation.already-undone': 'The operation has been undone already',
  'operation.unfinished': 'The operation is unfinished; run it to its end first',
  'operation.charge-run': 'Charged: {heads}',
  'operation.charge-run.month': 'Charged: {heads}, month {month}',
};
