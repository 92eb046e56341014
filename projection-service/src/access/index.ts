export * from './fold.ts';
export * from './queries.ts';
