export * from './commands.ts';
export * from './events.ts';
export * from './print-settings.ts';
export * from './queries.ts';
export * from './streams.ts';
