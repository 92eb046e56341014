export * from './collections/commands.ts';
export * from './collections/events.ts';
export * from './collections/list.ts';
export * from './donors/commands.ts';
export * from './donors/events.ts';
export * from './donors/kinds.ts';
export * from './donors/list.ts';
export { refuse as refuseDonations } from './refusals.ts';
export * from './streams.ts';
