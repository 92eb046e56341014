export * from './events.ts';
export * from './lessenings.ts';
export { refuse as refuseConcession } from './refusals.ts';
