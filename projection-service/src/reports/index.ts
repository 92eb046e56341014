export { ownQuery } from './asked.ts';
export { calledBy, type FilterLists } from './filter-words.ts';
export type { Asked, Category, ReportLine, ReportRows } from './line.ts';
export { spreadName } from './register.ts';
export { type ReportSource, reportQueries } from './report-queries.ts';
