export * from './character/list.ts';
export * from './character/lists.ts';
export * from './character/reports.ts';
export { refuse as refuseHostel } from './refusals.ts';
export * from './streams.ts';
export * from './vacation-types.ts';
export * from './vacations/clock-time.ts';
export * from './vacations/list.ts';
export * from './vacations/vacations.ts';
