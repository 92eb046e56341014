export * from './lists.ts';
export { nameIn } from './names.ts';
export type { Class, LookupRow, Section, Session } from './projectors.ts';
export * from './queries.ts';
