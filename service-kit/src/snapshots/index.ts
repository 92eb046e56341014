export * from './keeper.ts';
export { type OpenedSnapshots, openSnapshots } from './open.ts';
export * from './parts.ts';
export { folderPlace, type SnapshotPlace, snapshotFile } from './place.ts';
export * from './snapshot.ts';
export { clearUnfinished } from './unfinished.ts';
