export * from './commands.ts';
export * from './events.ts';
export * from './print-settings.ts';
export * from './queries.ts';
export { refuse as refusePapers } from './refusals.ts';
export * from './streams.ts';
