import { lackedBy, subjects } from '@madrasah/events/academics';
import type { RowTo } from '@madrasah/events/kernel';

export const subjectList = subjects.queries.list;
export type SubjectRow = RowTo<typeof subjectList>;

/** As many as a list answers at once: every subject of a school, of whatever section. */
export const MOST_SUBJECTS = 1000;

/** The names that a section would get of another's, by the rule of the command. */
export const namesLacked = (rows: readonly SubjectRow[], from: number, to: number): string[] =>
  lackedBy(
    rows.map(({ SubClassID, SubjectName, SubSerial }) => ({
      sectionId: SubClassID,
      name: { bn: SubjectName },
      serial: SubSerial,
    })),
    { from, to },
  ).map(({ name }) => name.bn);
