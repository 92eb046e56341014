export * from './candidates/events.ts';
export * from './conditions/events.ts';
export * from './conditions/places.ts';
export * from './conditions/reckoned.ts';
export * from './definitions.ts';
export * from './reckoning/index.ts';
export { refuse as refuseResults } from './refusals.ts';
export * from './streams.ts';
