export * from './events.ts';
export * from './streams.ts';
