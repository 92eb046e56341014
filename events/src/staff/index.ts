export * from './designations.ts';
export { refuse as refuseStaff } from './refusals.ts';
export * from './streams.ts';
export * from './teachers/commands.ts';
export * from './teachers/events.ts';
export * from './teachers/lists.ts';
export * from './teachers/reports.ts';
