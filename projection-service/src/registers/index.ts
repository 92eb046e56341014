export { type Folded, folded } from './folded.ts';
export { plainFolded, plainProjector } from './plain.ts';
export { type More, registerQueries } from './queries.ts';
