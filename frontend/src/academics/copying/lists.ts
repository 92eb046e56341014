import { lackedBy, subjects } from '@madrasah/events/academics';
import { answering, type Listed } from '../../kit/wire/definitions.ts';

export interface SubjectRow {
  readonly SubjectID: number;
  readonly SubSerial: number;
  readonly SubClassID: number;
  readonly SubjectName: string;
}

/** As many as a list answers at once: every subject of a school, of whatever section. */
export const MOST_SUBJECTS = 1000;

export const subjectList = answering<Listed<SubjectRow>>()(subjects.queries.list);

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
