export * from './cash.ts';
export * from './commands.ts';
export { DAY_STATES, dayClosesList } from './day-closes-list.ts';
export * from './events.ts';
export * from './periods.ts';
export * from './queries.ts';
export { refuse as refuseClosing } from './refusals.ts';
export * from './reopening.ts';
export * from './years.ts';
