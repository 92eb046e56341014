export type { Header } from './folder.ts';
export { dropOrphans } from './orphans.ts';
export * from './snapshots.ts';
