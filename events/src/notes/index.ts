export * from './endpoints.ts';
export * from './events.ts';
export { refuse as refuseNotes } from './refusals.ts';
export * from './streams.ts';
