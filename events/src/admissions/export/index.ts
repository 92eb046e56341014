export * from './columns.ts';
export * from './student-export.ts';
