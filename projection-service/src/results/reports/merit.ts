import { type PublishedRow, ranksOf, type Standing } from '@madrasah/events/results';
import type { StandingSheet, StandingStudent } from '../sheets/standing.ts';

/** A student on his sheet, and the place he has among those he is ranked among. */
export interface Placed extends StandingStudent {
  readonly sheet: StandingSheet;
  readonly position: number;
}

/** What a sheet's papers come to at most; recitation and an optional paper are outside it. */
const fullMarks = ({ facts }: StandingSheet): number =>
  facts.subjects.reduce((sum, { max, kerat, optional }) => sum + (kerat || optional ? 0 : max), 0);

/** Sheets may have different full marks: of each total it is the share that is compared. */
const standingOf = ({ passed, tier, gpa, total }: PublishedRow, full: number): Standing => ({
  ...{ passed, total: full === 0 ? 0 : total / full, tier: tier ?? undefined, gpa: gpa ?? undefined },
});

const everybody = (sheets: readonly StandingSheet[]) =>
  sheets.flatMap((sheet) => sheet.students.map((student) => ({ ...student, sheet })));

/** Who has a place on his own sheet, section by section. */
export const publishedPlaces = (sheets: readonly StandingSheet[]): Placed[] =>
  sheets.flatMap((sheet) =>
    sheet.students
      .flatMap((student) =>
        student.row.position === null ? [] : [{ ...student, sheet, position: student.row.position }],
      )
      .sort((one, other) => one.position - other.position),
  );

/**
 * Places anew among the students of several sheets, by the rules of the first: as many as have passed in a tier that is
 * ranked. @param groupOf whom somebody is ranked among; all together where it is absent
 */
export function placesAmong(
  sheets: readonly StandingSheet[],
  groupOf: (student: StandingStudent) => number | undefined = () => undefined,
): Placed[] {
  const [first] = sheets;
  if (!first) return [];
  const { settings, talents } = first.facts;
  const students = everybody(sheets);
  const full = new Map(sheets.map((sheet) => [sheet, fullMarks(sheet)]));
  const ranks = ranksOf(
    students.map((student) => ({
      ...{
        id: student.row.userId,
        result: standingOf(student.row, full.get(student.sheet) ?? 0),
        group: groupOf(student),
      },
    })),
    { gaps: settings.rankGaps, places: 0, talent: talents?.rows },
  );
  return students
    .flatMap((student) => {
      const position = ranks.get(student.row.userId);
      return position === undefined ? [] : [{ ...student, position }];
    })
    .sort((one, other) => one.position - other.position);
}
