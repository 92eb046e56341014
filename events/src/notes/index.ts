export * from './endpoints.ts';
export * from './events.ts';
export * from './named.ts';
export { refuse as refuseNotes } from './refusals.ts';
export * from './streams.ts';
