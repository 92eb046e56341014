export * from './model.ts';
export { MAX_APPEND_BYTES } from './sqlite/append.ts';
export { DataFileRefused, FORMAT } from './sqlite/database.ts';
export { SqliteEventStore, StoreStopped } from './sqlite/store.ts';
