export * from './commands.ts';
export * from './further-commands.ts';
export * from './journal-events.ts';
export * from './queries.ts';
export { refuse as refuseVouchers } from './refusals.ts';
export * from './transfer-commands.ts';
export * from './transfers-list.ts';
export * from './vouchers-list.ts';
