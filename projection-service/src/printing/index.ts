export { checkMark } from './check-mark.ts';
export { type Copies, drawPaper, pagesOf, renderMany, renderPaper } from './drawing/render.ts';
export { withTurns } from './drawing/turns.ts';
export { FileMaker } from './files/file-maker.ts';
export { type Ending, type PaperOf, paperQueries } from './paper-query.ts';
export type { PictureReader } from './pictures.ts';
