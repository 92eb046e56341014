export * from './commands.ts';
export * from './eligible-list.ts';
export * from './journal-events.ts';
export * from './queries.ts';
export { refuse as refuseTamlik } from './refusals.ts';
export * from './register-list.ts';
