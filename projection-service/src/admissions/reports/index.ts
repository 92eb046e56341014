import { digitsOf, type Named, saidIn } from '@madrasah/events';
import { FINANCIAL_SAID, NEW_OLD_SAID, RESIDENCES_SAID, studentReports } from '@madrasah/events/admissions';
import { GENDERS_SAID } from '@madrasah/events/people';
import { type AcademicLists, academicLists, nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { arabicName, byCode, isAskedFor, type Person } from '../../people/index.ts';
import { type Asked, type ReportRows, type ReportSource, reportQueries } from '../../reports/index.ts';
import type { AdmissionFacts, Student } from '../student.ts';
import { studentsProjector } from '../students-projector.ts';
import { placeText, type StudentLine, studentLine } from './lines.ts';

type Rows = ReportRows<keyof typeof studentReports.columns, keyof typeof studentReports.dimensions>;

interface Query {
  readonly SessionID?: number;
  readonly ClassID?: number;
  readonly SubClassID?: number;
  readonly gender?: number;
  readonly NewOldId?: number;
  readonly ResidentialStatusId?: number;
  readonly is_active?: number;
  readonly IsActive?: number;
  readonly IdOne?: number;
  readonly IdTwo?: number;
  readonly DivisionID?: number;
  readonly DistrictID?: number;
  readonly permanentPoliceStationID?: number;
}

const isOf = <V>(asked: V | undefined, value: V) => asked === undefined || asked === value;

/** Whether whose admission it is is still there. */
const stands = ({ active }: AdmissionFacts) => active === 1;

const isAskedAdmission = (admission: AdmissionFacts, query: Query): boolean =>
  isOf(query.SessionID, admission.sessionId) &&
  isOf(query.ClassID, admission.classId) &&
  isOf(query.SubClassID, admission.sectionId) &&
  isOf(query.NewOldId, admission.newOrOld) &&
  isOf(query.ResidentialStatusId, admission.residence) &&
  (query.IsActive === undefined || stands(admission) === (query.IsActive === 1));

/** Six digits name a thana: the first its division, the first three its district. */
function isAskedPlace({ profile }: Person, query: Query): boolean {
  const home = profile?.permanent.thana ?? '';
  const asked = [query.DivisionID, query.DistrictID, query.permanentPoliceStationID];
  return asked.every((place) => place === undefined || home.startsWith(String(place)));
}

function askedPeople(people: readonly Student[], query: Query): Student[] {
  const { gender, is_active: active, IdOne: from, IdTwo: to } = query;
  const asked = { gender, active, from, to };
  return people.filter((person) => isAskedFor(person, asked) && isAskedPlace(person, query));
}

/** In the order of classes and sections, and then of the places in the class. */
function inOrder(lists: AcademicLists) {
  const places = (rows: ReadonlyMap<number, unknown>) => new Map([...rows.keys()].map((id, at) => [id, at]));
  const [classes, sections] = [places(lists.classes), places(lists.sections)];
  const place = (of: ReadonlyMap<number, number>, id: number) => of.get(id) ?? of.size;
  return ([one, first]: Shown, [other, second]: Shown): number =>
    place(classes, first.classId) - place(classes, second.classId) ||
    place(sections, first.sectionId) - place(sections, second.sectionId) ||
    first.serial - second.serial ||
    byCode(one, other);
}

type Shown = readonly [Student, AdmissionFacts];

function categoriesOf(lists: AcademicLists, lines: readonly StudentLine[], { language }: Asked) {
  const named = (names: readonly Named[]) =>
    names.map((one) => ({ id: one.id, name: saidIn(one, language) }));
  const sections = new Map(lines.map(({ of }) => [of.place, { classId: of.class, sectionId: of.place }]));
  return {
    class: [...lists.classes.values()].map((row) => ({ id: row.id, name: nameIn(row, language) })),
    place: [...sections].map(([id, of]) => ({ id, name: placeText(lists, of, language) })),
    gender: named(GENDERS_SAID),
    residence: named(RESIDENCES_SAID),
    newOld: named(NEW_OLD_SAID),
    financial: named(FINANCIAL_SAID),
  };
}

/** An Arabic sheet says for how many the Arabic name is missing. */
function notesOf(shown: readonly Shown[], { language }: Asked): string[] {
  const missing = language === 'ar' ? shown.filter(([person]) => !arabicName(person)).length : 0;
  return missing === 0 ? [] : [digitsOf(`أسماء بغير العربية لعدم تسجيلها: ${missing}`, 'ar')];
}

const students: ReportSource<
  keyof typeof studentReports.columns,
  keyof typeof studentReports.dimensions
> = async (asked, tenant): Promise<Rows> => {
  const query = asked.query as Query;
  const admitted = { latestId: { $gt: 0 } };
  const [people, lists] = await Promise.all([
    tenant.find<Student>(studentsProjector, admitted),
    academicLists(tenant),
  ]);
  const shown = askedPeople(people, query)
    .flatMap((person) => person.admissions.map((admission): Shown => [person, admission]))
    .filter(([, admission]) => isAskedAdmission(admission, query))
    .sort(inOrder(lists));
  const lines = shown.map(([person, admission]) => studentLine(person, admission, lists, asked.language));
  return { lines, categories: categoriesOf(lists, lines, asked), notes: notesOf(shown, asked) };
};

/** The reports of students. */
export const studentReportQueries = (deps: Deps): HandledQuery[] =>
  reportQueries(deps, studentReports, {
    name: 'student-report',
    needs: [studentsProjector],
    sources: { students },
  });
