export { type Folded, folded } from './folded.ts';
export { type More, registerQueries } from './queries.ts';
