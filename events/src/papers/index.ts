export * from './commands.ts';
export * from './events.ts';
export * from './queries.ts';
export * from './streams.ts';
