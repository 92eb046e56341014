export * from './commands.ts';
export * from './entries/journal-events.ts';
export * from './entries/recovery-events.ts';
export * from './entries/salary-lines.ts';
export * from './month.ts';
export * from './pay-heads.ts';
export { refuse as refusePayroll } from './refusals.ts';
export * from './salaries.ts';
export * from './streams.ts';
