export * from './define-reports.ts';
export * from './filter.ts';
export * from './report.ts';
export { type Named, nameIn as saidOf, type Said, saidIn, withArabic } from './said.ts';
export { SAID } from './words.ts';
