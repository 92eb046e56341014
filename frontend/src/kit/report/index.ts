export { Paper } from './Paper.tsx';
export { PaperDesk } from './PaperDesk.tsx';
export { type Papers, usePapers } from './paper.ts';
