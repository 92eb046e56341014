export { type EncodedEvent, type OrderedAppends, orderedAppends } from './client/ordered/appends.ts';
export { type ClientEventStoreOptions, clientEventStore } from './client.ts';
export * from './errors.ts';
export { DataFileHeld, DataFileRefused, type LogFile, readLog, writtenLog } from './file/log-file.ts';
export { inProcessEventStore } from './in-process.ts';
export type { StreamNames } from './names.ts';
export * from './port.ts';
export { readAhead } from './read-ahead.ts';
