export * from './exam-names.ts';
export * from './streams.ts';
