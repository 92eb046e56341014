export { currentFiles, currentFilesProjector, filesProjector } from './projectors.ts';
