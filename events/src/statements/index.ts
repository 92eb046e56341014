export * from './audit-search-list.ts';
export * from './define-statement.ts';
export * from './explain.ts';
export * from './figures.ts';
export * from './statements.ts';
