export * from './columns.ts';
export * from './fee-reports.ts';
export type { FeeReport } from './sources.ts';
