export * from './events.ts';
export * from './grants.ts';
export * from './lessenings.ts';
export * from './limits.ts';
export { refuse as refuseConcession } from './refusals.ts';
export * from './standing.ts';
