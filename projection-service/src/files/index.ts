export { pictureReader } from './pictures.ts';
export { currentFiles, currentFilesProjector, filesProjector } from './projectors.ts';
