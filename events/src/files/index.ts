export * from './events.ts';
export * from './file-id.ts';
export * from './queries.ts';
export { refuse as refuseFiles } from './refusals.ts';
export * from './streams.ts';
export * from './uses.ts';
