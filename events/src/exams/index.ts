export * from './exam-names.ts';
export * from './fee-settings.ts';
export { refuse as refuseExams } from './refusals.ts';
export * from './settings.ts';
export * from './streams.ts';
