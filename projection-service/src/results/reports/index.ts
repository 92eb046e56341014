import { digitsOf, saidIn } from '@madrasah/events';
import {
  gradeList,
  meritLists,
  resultReports,
  resultReportsOfResults,
  MARK_SHEET_SAID as SAID,
} from '@madrasah/events/results';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { type ReportSource, reportQueries } from '../../reports/index.ts';
import { genderOf, type StandingSheet, type StandingStudent } from '../sheets/standing.ts';
import { type ResultLine, type ResultRows, resultLine, subjectColumns } from './lines.ts';
import { type Placed, placesAmong, publishedPlaces } from './merit.ts';
import { divisionsOf, type ReportRoom, resultReportNeeds, roomOf, rowsOf } from './room.ts';

type Source = ReportSource<keyof typeof meritLists.columns, keyof typeof meritLists.dimensions>;

const made =
  (rows: (room: ReportRoom) => ResultRows): Source =>
  async (asked, tenant) =>
    rows(await roomOf(asked, tenant));

/** A line that is counted and grouped by its division. */
const inDivision = (
  divisions: readonly string[],
  { row }: StandingStudent,
  line: ResultLine,
): ResultLine => ({ ...line, of: { ...line.of, division: divisions.indexOf(row.division) } });

/** The students of the sheet in an order of their own, with a column a paper. */
const tabulated = (sorted: (sheet: StandingSheet) => readonly StandingStudent[]) =>
  made((room) => {
    const [sheet] = room.sheets;
    if (!sheet) return rowsOf(room, []);
    const divisions = divisionsOf(room);
    const lines = sorted(sheet).map((student) => {
      return inDivision(divisions, student, resultLine(sheet, student, room));
    });
    const rows = rowsOf(room, lines, subjectColumns(sheet, room));
    const isAbsent = sheet.students.some(({ row }) => row.marks.includes('absent'));
    const absent = `${saidIn(SAID.absentShort, room.language)} = ${saidIn(SAID.absent, room.language)}`;
    return { ...rows, notes: [...(rows.notes ?? []), ...(isAbsent ? [absent] : [])] };
  });

/** Those with a place first, in its order; the others by what they have. */
const byMerit = ({ students }: StandingSheet) =>
  students.toSorted(
    ({ row: one }, { row: other }) =>
      (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER) ||
      Number(other.passed) - Number(one.passed) ||
      other.total - one.total,
  );

const placed = (places: (sheets: readonly StandingSheet[]) => readonly Placed[]) =>
  made((room) =>
    rowsOf(
      room,
      places(room.sheets).map(({ sheet, position, ...student }) =>
        resultLine(sheet, student, room, position),
      ),
    ),
  );

/** Everybody by his division, and how many of them have passed. */
const everybody = made((room) => {
  const divisions = divisionsOf(room);
  const lines = room.sheets.flatMap((sheet) =>
    sheet.students.map((student) => inDivision(divisions, student, resultLine(sheet, student, room))),
  );
  const rows = rowsOf(room, lines);
  const passed = room.sheets.flatMap(({ students }) => students).filter(({ row }) => row.passed).length;
  if (lines.length === 0) return rows;
  const rate = `${((100 * passed) / lines.length).toFixed(2)}% (${passed}/${lines.length})`;
  const note = digitsOf(`${saidIn(SAID.passRate, room.language)}: ${rate}`, room.language);
  return { ...rows, notes: [...(rows.notes ?? []), note] };
});

/** The reports of results, the merit lists and the statistics by division: of what is published, and of nothing else. */
export function resultReportQueries(deps: Deps): HandledQuery[] {
  const needs = resultReportNeeds;
  const byCode = tabulated(({ students }) => students);
  const tabulations = { byCode, byDivision: tabulated(byMerit), byMerit: tabulated(byMerit) };
  const lists = {
    inSection: placed(publishedPlaces),
    inClass: placed((sheets) => placesAmong(sheets)),
    byGender: placed((sheets) => placesAmong(sheets, genderOf)),
  };
  return [
    ...[resultReports, resultReportsOfResults].flatMap((family) =>
      reportQueries(deps, family, { name: 'result-report', needs, sources: tabulations }),
    ),
    ...reportQueries(deps, meritLists, { name: 'merit-list', needs, sources: lists }),
    ...reportQueries(deps, gradeList, { name: 'grade-list', needs, sources: { everybody } }),
  ];
}
