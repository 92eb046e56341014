export * from './copies.ts';
export * from './loans.ts';
export * from './loans-list.ts';
export { refuse as refuseLibrary } from './refusals.ts';
export * from './reports.ts';
export * from './rules.ts';
export * from './streams.ts';
export * from './titles.ts';
