export * from './model.ts';
export { MAX_APPEND_BYTES } from './sqlite/append.ts';
export { FORMAT } from './sqlite/database.ts';
export { DataFileRefused } from './sqlite/refused.ts';
export { SqliteEventStore, type StoreOptions, StoreStopped } from './sqlite/store.ts';
