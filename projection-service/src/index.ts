export * from './app.ts';
export type { Context, Deps, StatusOf } from './deps.ts';
export * from './kernel/query.ts';
