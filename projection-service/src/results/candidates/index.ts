export { type CandidateList, candidatesProjector } from './projector.ts';
export { candidatesQuery } from './query.ts';
