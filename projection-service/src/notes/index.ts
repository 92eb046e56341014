export * from './join.ts';
export { type Note, notesProjector } from './projector.ts';
