export * from './keeper.ts';
export * from './parts.ts';
export * from './snapshot.ts';
export { clearUnfinished } from './unfinished.ts';
