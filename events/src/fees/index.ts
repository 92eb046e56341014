export * from './charge-postings.ts';
export type { RunCharges } from './charge-run.ts';
export * from './chart-events.ts';
export * from './commands.ts';
export * from './constants.ts';
export * from './journal-events.ts';
export * from './queries.ts';
export * from './receipt-search.ts';
export { refuse as refuseFees } from './refusals.ts';
