export * from './commands.ts';
export * from './credentials.ts';
export * from './events.ts';
export * from './logins-list.ts';
export * from './permissions.ts';
export * from './power-names.ts';
export * from './queries.ts';
export { refuse as refuseAccess } from './refusals.ts';
export * from './streams.ts';
