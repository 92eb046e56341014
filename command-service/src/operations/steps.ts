export { Import, type Taken, type Taking } from './import.ts';
export { inOneStream } from './one-stream.ts';
export { undoImports } from './undo-import.ts';
export { type UndoneKind, undoOperations } from './undo-kinds.ts';
