export * from './directory.ts';
export type { StudentFilters } from './filters.ts';
export * from './queries.ts';
