export { folderFileStore, placeOf } from './folder.ts';
export { memoryFileStore } from './memory.ts';
export {
  bringOver,
  databaseOfFiles,
  FILES_BUCKET,
  type FilesSettings,
  type OpenedFiles,
  openFiles,
} from './open.ts';
export * from './port.ts';
export { faultOf, RequiredFiles, type RequiredPart } from './required.ts';
export { openFile, type SealedFiles, type Sealing, sealedFiles, sealFile } from './sealed.ts';
