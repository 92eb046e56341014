export * from './fold.ts';
export * from './persons.ts';
export * from './queries.ts';
