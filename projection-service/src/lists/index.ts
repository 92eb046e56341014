export type { Found, ListSource, Part } from './found.ts';
export { listQueries } from './list-queries.ts';
export { listTable } from './sheet.ts';
export { sumsOf } from './sums.ts';
