import { classes, sections, sessions } from '@madrasah/events/academics';
import type { RowTo } from '@madrasah/events/kernel';

export const sessionList = sessions.queries.list;
export const classList = classes.queries.list;
export const sectionList = sections.queries.list;

export type SessionRow = RowTo<typeof sessionList>;
/** জামাত, with its sections. */
export type ClassRow = RowTo<typeof classList>;
/** শাখা. `Serial` is the class's place, `CGSL` the section's own within it. */
export type SectionRow = RowTo<typeof sectionList>;
/** A section as its class names it. */
export type SectionName = ClassRow['ClassGroup'][number];

/** The session that a page is about while nobody says otherwise: the last of those that run. */
export const runningSession = (rows: readonly SessionRow[] | undefined): SessionRow | undefined =>
  rows?.findLast(({ SessionAction }) => SessionAction === 1);
