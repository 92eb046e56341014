export { refuse as refuseHostel } from './refusals.ts';
export * from './streams.ts';
export * from './vacation-types.ts';
export * from './vacations/clock-time.ts';
export * from './vacations/commands.ts';
export * from './vacations/events.ts';
export * from './vacations/list.ts';
