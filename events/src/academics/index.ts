export * from './commands.ts';
export * from './events.ts';
export * from './queries.ts';
export { refuse as refuseAcademics } from './refusals.ts';
export * from './streams.ts';
