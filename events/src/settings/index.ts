export * from './constants.ts';
export * from './hijri.ts';
export * from './queries.ts';
