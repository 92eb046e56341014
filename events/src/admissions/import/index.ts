export * from './commands.ts';
export * from './student-import.ts';
