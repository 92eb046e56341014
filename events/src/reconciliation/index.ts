export * from './commands.ts';
export * from './events.ts';
export * from './queries.ts';
export * from './reading/read-statement.ts';
export { refuse as refuseReconciliation } from './refusals.ts';
export * from './search.ts';
export * from './statements-list.ts';
export * from './unlocking.ts';
