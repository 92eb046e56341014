export { checkMark } from './check-mark.ts';
export { type Copies, drawPaper, renderPaper } from './render.ts';
