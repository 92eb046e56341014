export * from './column.ts';
export * from './ids.ts';
export * from './interned.ts';
export * from './members.ts';
