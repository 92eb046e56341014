export * from './columns.ts';
export * from './define-second-person.ts';
export * from './marks.ts';
export type * from './shown-entry.ts';
