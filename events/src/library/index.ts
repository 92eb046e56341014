export * from './copies.ts';
export * from './reports.ts';
export * from './rules.ts';
export * from './streams.ts';
export * from './titles.ts';
