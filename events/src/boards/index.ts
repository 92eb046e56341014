export * from './board-names.ts';
export * from './streams.ts';
