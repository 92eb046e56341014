export { type Folded, folded, type More, registerQueries, standingRows } from './queries.ts';
