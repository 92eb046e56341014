export * from './streams.ts';
export * from './vacation-types.ts';
