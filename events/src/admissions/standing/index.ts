export * from './commands.ts';
export * from './events.ts';
export * from './kinds.ts';
export * from './revision.ts';
