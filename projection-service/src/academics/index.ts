export * from './lists.ts';
export { nameIn } from './names.ts';
export type { ClassRow, SectionRow, SessionRow } from './projectors.ts';
export { sectionsProjector, subjectsProjector } from './projectors.ts';
export * from './queries.ts';
