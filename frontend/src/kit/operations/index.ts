export { OperationsList } from './OperationsList.tsx';
export type { OperationRow } from './rows.ts';
export { UndoDialog } from './UndoDialog.tsx';
