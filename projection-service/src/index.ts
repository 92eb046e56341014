export * from './app.ts';
export type { Context, Deps, StatusOf } from './kernel/app-deps.ts';
export * from './kernel/query.ts';
