export * from './lists.ts';
export * from './projectors.ts';
export * from './queries.ts';
