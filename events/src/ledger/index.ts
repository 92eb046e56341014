export * from './accounts.ts';
export * from './chart-events.ts';
export * from './commands.ts';
export * from './constants.ts';
export * from './journal-events.ts';
export * from './posting.ts';
export * from './queries.ts';
export { refuse as refuseLedger } from './refusals.ts';
export * from './trial.ts';
