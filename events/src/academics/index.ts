export * from './commands.ts';
export * from './copy.ts';
export * from './queries.ts';
export * from './registers.ts';
export * from './streams.ts';
export * from './subjects.ts';
