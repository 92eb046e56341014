export { type Folded, folded, type More, registerQueries } from './queries.ts';
