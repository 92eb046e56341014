export { ageingList } from './ageing-list.ts';
export * from './commands.ts';
export * from './confirmations.ts';
export { defaultersList } from './defaulters-list.ts';
export { duesList } from './dues-list.ts';
export { monthlyDuesList } from './monthly-dues-list.ts';
export * from './promises.ts';
export { refuse as refuseDues } from './refusals.ts';
export * from './streams.ts';
