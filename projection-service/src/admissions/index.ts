export * from './directory.ts';
export * from './queries.ts';
