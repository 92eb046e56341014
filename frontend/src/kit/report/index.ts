export { PaperDesk } from './PaperDesk.tsx';
export { PaperFiles } from './PaperFiles.tsx';
export { type Papers, usePapers } from './paper.ts';
