export { MAX_APPEND_BYTES } from './append.ts';
export { DataFileRefused, FORMAT } from './database.ts';
export * from './model.ts';
export { SqliteEventStore, StoreStopped } from './store.ts';
