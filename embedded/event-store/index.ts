export * from './model.ts';
export { FORMAT } from './sqlite/file/database.ts';
export { lockForWriting, type WriterLock } from './sqlite/file/lock.ts';
export { DataFileHeld, DataFileRefused } from './sqlite/file/refused.ts';
export { SqliteEventStore, type StoreOptions, StoreStopped } from './sqlite/store.ts';
export { MAX_APPEND_BYTES } from './sqlite/writing/append.ts';
