import { digitsOf, type Named, saidIn } from '@madrasah/events';
import {
  FINANCIAL_SAID,
  studentReports as family,
  NEW_OLD_SAID,
  RESIDENCES_SAID,
} from '@madrasah/events/admissions';
import { GENDERS_SAID } from '@madrasah/events/people';
import {
  type AcademicLists,
  academicLists,
  nameIn,
  placeName,
  standingIn,
  subjectsProjector,
} from '../../academics/index.ts';
import type { Context } from '../../deps.ts';
import { arabicName, byCode } from '../../people/index.ts';
import { type Asked, type ReportSource, reportQueries } from '../../reports/index.ts';
import { meritNeed, meritPlaces } from '../../results/index.ts';
import { placeNames } from '../../settings/index.ts';
import { studentsProjector } from '../students-projector.ts';
import { type StudentLine, studentLine } from './lines.ts';
import {
  askedAdmissions,
  bySection,
  type Cell,
  type Dimension,
  type Shown,
  type StudentReportQuery,
} from './rows.ts';
import { subjectLines } from './subjects.ts';

const NOWHERE = { bn: 'ঠিকানা লেখা নেই', en: 'No address written' };

/** The thanas that people come from, in the order of their numbers; who has none stands last. */
function thanasOf(lines: readonly StudentLine[], { language }: Asked) {
  const ids = [...new Set(lines.map(({ of }) => of.thana))].sort((one, other) => one - other);
  const own = language === 'en' ? 'en' : 'bn';
  const known = ids
    .filter((id) => id > 0)
    .map((id) => ({ id, name: placeNames(String(id), own).join(', ') }));
  return [...known, { id: 0, name: saidIn(NOWHERE, language) }];
}

function categoriesOf(lists: AcademicLists, lines: readonly StudentLine[], asked: Asked) {
  const { language } = asked;
  const named = (names: readonly Named[]) =>
    names.map((one) => ({ id: one.id, name: saidIn(one, language) }));
  const sections = new Map(lines.map(({ of }) => [of.place, { classId: of.class, sectionId: of.place }]));
  return {
    class: standingIn(lists.classes).map((row) => ({ id: row.id, name: nameIn(row, language) })),
    place: [...sections.values()]
      .sort(bySection(lists))
      .map((of) => ({ id: of.sectionId, name: placeName(lists, of.sectionId, language) })),
    gender: named(GENDERS_SAID),
    residence: named(RESIDENCES_SAID),
    newOld: named(NEW_OLD_SAID),
    financial: named(FINANCIAL_SAID),
    thana: thanasOf(lines, asked),
  };
}

/** An Arabic sheet says for how many the Arabic name is missing. */
function notesOf(shown: readonly Shown[], { language }: Asked): string[] {
  const missing = language === 'ar' ? shown.filter(([person]) => !arabicName(person)).length : 0;
  return missing === 0 ? [] : [digitsOf(`أسماء بغير العربية لعدم تسجيلها: ${missing}`, 'ar')];
}

type Order = (lists: AcademicLists, placeOf: ReadonlyMap<number, number>) => (a: Shown, b: Shown) => number;

/** By classes and sections, and then by the serials of the admissions. */
const bySerial: Order = (lists) => {
  const section = bySection(lists);
  return ([one, first], [other, second]) =>
    section(first, second) || first.serial - second.serial || byCode(one, other);
};

/** By classes and sections, and then by the places of the last exam; who has none stands below. */
const byMerit: Order = (lists, placeOf) => {
  const section = bySection(lists);
  const serial = bySerial(lists, placeOf);
  const place = ({ admissionId }: Shown[1]) => placeOf.get(admissionId) ?? Number.MAX_SAFE_INTEGER;
  return (one, other) => section(one[1], other[1]) || place(one[1]) - place(other[1]) || serial(one, other);
};

const inOrderOfCodes: Order = () => (one, other) =>
  byCode(one[0], other[0]) || one[1].admissionId - other[1].admissionId;

/** Admissions as lines, in an order. @param merit whether their places in the class are looked up */
const admissionLines =
  (order: Order, merit = false): ReportSource<Cell, Dimension> =>
  async (asked, tenant) => {
    const query = asked.query as StudentReportQuery;
    const [found, lists, places] = await Promise.all([
      askedAdmissions(tenant, query),
      academicLists(tenant),
      merit ? meritPlaces(tenant, query.SessionID) : new Map<number, number>(),
    ]);
    const shown = found.sort(order(lists, places));
    const placeOf = (admissionId: number) => places.get(admissionId) ?? null;
    const frame = { lists, language: asked.language, placeOf };
    const lines = shown.map(([person, admission]) => studentLine(person, admission, frame));
    return { lines, categories: categoriesOf(lists, lines, asked), notes: notesOf(shown, asked) };
  };

/** The reports of students. */
export const studentReports: Context = (deps) =>
  reportQueries(deps, family, {
    name: 'student-report',
    needs: [studentsProjector, subjectsProjector, ...meritNeed],
    sources: {
      students: admissionLines(bySerial),
      byCode: admissionLines(inOrderOfCodes),
      byMerit: admissionLines(byMerit, true),
      subjects: subjectLines,
    },
  });
