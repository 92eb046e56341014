export * from './define.ts';
export * from './events.ts';
export { refuse as refuseOperation } from './refusals.ts';
export * from './streams.ts';
export * from './told.ts';
