export * from './errors.ts';
export { DataFileHeld, DataFileRefused, type LogFile, readLog, writtenLog } from './file/log-file.ts';
export { inProcessEventStore } from './in-process.ts';
export type { StreamNames } from './names.ts';
export * from './port.ts';
export { readAhead } from './read-ahead.ts';
