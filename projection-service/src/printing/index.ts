export { checkMark } from './check-mark.ts';
export type { Copies } from './drawing/render.ts';
export { pagesOf, renderMany, renderPaper, withTurns } from './drawn.ts';
export { FileMaker } from './files/file-maker.ts';
export { type Ending, type PaperOf, paperQueries } from './paper-query.ts';
export type { PictureReader } from './pictures.ts';
