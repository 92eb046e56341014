export { folderFileStore, placeOf } from './folder.ts';
export { memoryFileStore } from './memory.ts';
export * from './port.ts';
export { openFile, type Sealing, sealFile } from './sealed.ts';
