export { Import, type OneCommand, ROWS_OF_AN_APPEND, type Sent, type Taken, type Taking } from './import.ts';
export { endedWithNothing } from './nothing-made.ts';
export { inOneStream } from './one-stream.ts';
export { undoImports } from './undo-import.ts';
export { type UndoneKind, undoOperations } from './undo-kinds.ts';
