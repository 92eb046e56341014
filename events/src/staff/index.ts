export * from './designations.ts';
export * from './streams.ts';
