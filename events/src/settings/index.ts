export * from './constants.ts';
export * from './queries.ts';
