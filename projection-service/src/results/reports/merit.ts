import { type PublishedRow, ranksOf, type Standing, USUAL_TALENTS } from '@madrasah/events/results';
import type { StandingSheet, StandingStudent } from '../sheets/standing.ts';

/** A student on his sheet, and the place he has among those he is ranked among. */
export interface Placed extends StandingStudent {
  readonly sheet: StandingSheet;
  readonly position: number;
}

const standingOf = ({ passed, tier, gpa, total }: PublishedRow): Standing => ({
  ...{ passed, total, tier: tier ?? undefined, gpa: gpa ?? undefined },
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
  const ranks = ranksOf(
    students.map((student) => ({
      ...{ id: student.row.userId, result: standingOf(student.row), group: groupOf(student) },
    })),
    { gaps: settings.rankGaps, places: 0, talent: talents?.rows ?? USUAL_TALENTS },
  );
  return students
    .flatMap((student) => {
      const position = ranks.get(student.row.userId);
      return position === undefined ? [] : [{ ...student, position }];
    })
    .sort((one, other) => one.position - other.position);
}
