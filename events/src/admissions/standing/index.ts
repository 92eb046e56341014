export * from './commands.ts';
export * from './events.ts';
export * from './kinds.ts';
