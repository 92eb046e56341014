export * from './calendar.ts';
export * from './constants.ts';
export * from './money-rules.ts';
export * from './queries.ts';
export { refuse as refuseSettings } from './refusals.ts';
export * from './streams.ts';
export * from './switches.ts';
export * from './transfer-limit.ts';
