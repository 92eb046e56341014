export type * from './document.ts';
export { Paper } from './Paper.tsx';
export { PaperViewer } from './PaperViewer.tsx';
export { type Papers, usePapers } from './paper.ts';
export { printPaper } from './print.ts';
