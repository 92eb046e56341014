export { checkMark } from './check-mark.ts';
export { FileMaker } from './file-maker.ts';
export { type PaperOf, paperQueries } from './paper-query.ts';
export { type Copies, drawPaper, renderPaper } from './render.ts';
export { paperWorkbook } from './workbook.ts';
