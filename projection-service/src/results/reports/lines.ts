import { digitsOf, figure, type PaperLanguage, saidIn, saidOf } from '@madrasah/events';
import { RESIDENCES_SAID } from '@madrasah/events/admissions';
import { type meritLists, MARK_SHEET_SAID as SAID, WITHOUT_OPTIONAL } from '@madrasah/events/results';
import { personCells } from '../../people/index.ts';
import type { Category, ReportLine, ReportRows } from '../../reports/index.ts';
import { named } from '../papers/named.ts';
import { arabicDivision } from '../public/figures.ts';
import { genderOf, type StandingSheet, type StandingStudent } from '../sheets/standing.ts';
import { markOnWire } from '../sheets/wire.ts';

type Cell = keyof typeof meritLists.columns;
type Dimension = keyof typeof meritLists.dimensions;
export type ResultLine = ReportLine<Cell, Dimension>;
export type ResultRows = ReportRows<Cell, Dimension>;

/** What lines of results are written with. */
export interface Room {
  readonly language: PaperLanguage;
  readonly optional?: number | undefined;
}

/** A division in the language of the paper; as the condition has it where it has no other name. */
export const divisionIn = ({ facts }: StandingSheet, division: string, language: PaperLanguage): string =>
  (language === 'ar' && arabicDivision(facts, division)) || division;

/** The papers that have a column, each with where its mark stands in a row. */
const papersOf = ({ facts }: StandingSheet, { optional }: Room) =>
  facts.subjects
    .map((condition, at) => ({ condition, at }))
    .filter(({ condition }) => !(condition.optional && optional === WITHOUT_OPTIONAL));

/** Where he lived in the session of the exam. */
export const residenceOf = ({ person, row }: StandingStudent): number | undefined =>
  person.admissions.find(({ admissionId }) => admissionId === row.admissionId)?.residence;

/** A mark as a narrow cell has it: a number, or the letter of who was absent. */
const markCell = (mark: ReturnType<typeof markOnWire>, language: PaperLanguage): number | string | null =>
  mark === 'absent' ? saidIn(SAID.absentShort, language) : mark;

/** A mark does not stand on another line than the paper it is of. */
const TOGETHER = '\u00a0';

/** A student's line. @param position his place where it is another one than on his sheet */
export function resultLine(
  sheet: StandingSheet,
  { person, row }: StandingStudent,
  room: Room,
  position: number | null | undefined = row.position,
): ResultLine {
  const { language } = room;
  const { facts, called } = sheet;
  const papers = papersOf(sheet, room);
  const marked = papers.map(
    ({ condition, at }) => [condition.subjectId, markCell(markOnWire(row.marks[at]), language)] as const,
  );
  const own = personCells(person, language);
  const { name, father, mother } = named(person, language);
  return {
    userId: person.userId,
    cells: {
      ...{ code: own.code, name, father, mother, birth: own.birth },
      ...{ address: own.address, mobile: own.mobile, photo: own.name },
      place: position || null,
      residence: saidOf(RESIDENCES_SAID, residenceOf({ person, row }), language),
      section: called.place(language),
      ...{ exam: called.exam(language), session: called.session(language) },
      papers: digitsOf(
        marked
          .map(([id, mark]) => `${called.subject(id, language)}:${TOGETHER}${mark ?? '–'}`)
          .join(language === 'ar' ? '، ' : ', '),
        language,
      ),
      ...{ total: row.total / 2, mean: row.mean === null ? null : row.mean / 100 },
      division: divisionIn(sheet, row.division, language),
    },
    spread: { marks: new Map(marked) },
    figures: {
      papers: marked.map(([id, mark]) => ({ ...figure(mark ?? '–'), label: called.subject(id, language) })),
    },
    of: { section: facts.sectionId, gender: genderOf({ person, row }) },
  };
}

/** The papers of a sheet as columns, each with its full marks. */
export const subjectColumns = (sheet: StandingSheet, room: Room): readonly Category[] =>
  papersOf(sheet, room).map(({ condition }) => ({
    id: condition.subjectId,
    name: `${sheet.called.subject(condition.subjectId, room.language)} (${condition.max / 2})`,
  }));
