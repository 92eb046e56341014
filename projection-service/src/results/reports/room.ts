import { type ClassId, type Named, type Names, type SectionId, saidIn } from '@madrasah/events';
import { GENDERS_SAID } from '@madrasah/events/people';
import { MARK_SHEET_SAID as SAID } from '@madrasah/events/results';
import { type AcademicLists, academicLists, academicSources } from '../../academics/index.ts';
import { examNamesProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { Asked, FilterLists } from '../../reports/index.ts';
import { genderOf, type StandingSheet, standingNeeds, standingSheets } from '../sheets/standing.ts';
import { divisionIn, type ResultLine, type ResultRows, type Room, residenceOf } from './lines.ts';

export const resultReportNeeds = [examNamesProjector, ...standingNeeds, ...academicSources];

interface Query {
  readonly session_id?: number;
  readonly exam_id?: number;
  /** A section's, as wherever exams are meant. */
  readonly class_id?: SectionId;
  readonly ClassID?: ClassId;
  readonly gender?: number;
  readonly residential_id?: number;
  readonly optional_id?: number;
}

/** What a report is made in: the sheets it is asked of, in the order of their sections. */
export interface ReportRoom extends Room {
  /** As they stand today: what is asked for, and in which order. */
  readonly lists: AcademicLists;
  readonly sheets: readonly StandingSheet[];
}

/** @throws DocumentsAway */
export async function roomOf({ language, query }: Asked, tenant: Tenant): Promise<ReportRoom> {
  const asked = query as Query;
  const lists = await academicLists(tenant);
  const isAsked = (sectionId: SectionId) =>
    (asked.class_id === undefined || asked.class_id === sectionId) &&
    (asked.ClassID === undefined || lists.sections.get(sectionId)?.classId === asked.ClassID);
  const exam = { sessionId: asked.session_id, examId: asked.exam_id };
  const found = await standingSheets(tenant, exam, isAsked);
  const order = [...lists.sections.keys()];
  const kept = found.map((sheet) => ({
    ...sheet,
    students: sheet.students.filter(
      (student) =>
        (asked.gender === undefined || genderOf(student) === asked.gender) &&
        (asked.residential_id === undefined || residenceOf(student) === asked.residential_id),
    ),
  }));
  return {
    ...{ language, lists, optional: asked.optional_id },
    sheets: kept.sort(
      (one, other) => order.indexOf(one.facts.sectionId) - order.indexOf(other.facts.sectionId),
    ),
  };
}

/** The names of divisions in the order they stand in, the best first, over all sheets. */
export function divisionsOf({ sheets }: ReportRoom): readonly string[] {
  const rows = sheets.flatMap(({ students }) => students.map(({ row }) => row));
  const best = rows.toSorted(
    (one, other) =>
      Number(other.passed) - Number(one.passed) ||
      (one.tier ?? Number.MAX_SAFE_INTEGER) - (other.tier ?? Number.MAX_SAFE_INTEGER),
  );
  return [...new Set(best.map(({ division }) => division))];
}

/** What the sheets of a room call all that it may be asked by. */
export function calledLists({ sheets, lists }: Pick<ReportRoom, 'sheets' | 'lists'>): FilterLists {
  const renamed = <R extends { readonly name: Names }>(
    rows: ReadonlyMap<number, R>,
    idOf: (facts: StandingSheet['facts']) => number,
    name: 'session' | 'class' | 'section',
  ) =>
    new Map(
      sheets.flatMap(({ facts, called: { words } }): [number, R][] => {
        const row = rows.get(idOf(facts));
        return row ? [[idOf(facts), { ...row, name: words[name] }]] : [];
      }),
    );
  return {
    sessions: renamed(lists.sessions, ({ sessionId }) => sessionId, 'session'),
    classes: renamed(lists.classes, ({ sectionId }) => lists.sections.get(sectionId)?.classId ?? 0, 'class'),
    sections: renamed(lists.sections, ({ sectionId }) => sectionId, 'section'),
    exams: new Map(sheets.map(({ facts, called: { words } }) => [facts.examId, { name: words.exam }])),
  };
}

/** What lines are grouped and counted by, with what is to be said at the foot. */
export function rowsOf(
  room: ReportRoom,
  lines: readonly ResultLine[],
  subjectsOf: ResultRows['categories']['subject'] = [],
): ResultRows {
  const { sheets, language } = room;
  const named = (names: readonly Named[]) =>
    names.map((one) => ({ id: one.id, name: saidIn(one, language) }));
  const divisions = divisionsOf(room).map((name, id) => {
    const [sheet] = sheets;
    return { id, name: sheet ? divisionIn(sheet, name, language) : name };
  });
  return {
    lines,
    categories: {
      subject: subjectsOf,
      division: divisions,
      section: sheets.map(({ facts, called }) => ({ id: facts.sectionId, name: called.place(language) })),
      gender: named(GENDERS_SAID),
    },
    called: calledLists(room),
    notes: sheets.length === 0 ? [saidIn(SAID.notPublished, language)] : [],
  };
}
