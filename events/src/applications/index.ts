export * from './applications-list.ts';
export * from './commands.ts';
export * from './constants.ts';
export * from './events.ts';
export * from './queries.ts';
export { refuse as refuseApplications } from './refusals.ts';
export * from './streams.ts';
