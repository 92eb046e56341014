export * from './columns.ts';
export * from './define-second-person.ts';
