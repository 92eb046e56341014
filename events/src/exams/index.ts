export * from './exam-names.ts';
export * from './settings.ts';
export * from './streams.ts';
