export { WITHOUT_OPTIONAL } from './filters.ts';
export * from './merit-lists.ts';
export * from './result-reports.ts';
