import type { studentReports } from '@madrasah/events/admissions';
import type { AcademicLists } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { isAskedFor, type Person } from '../../people/index.ts';
import type { AdmissionFacts, Student } from '../student/student.ts';
import { studentsProjector } from '../students-projector.ts';

export type Cell = keyof typeof studentReports.columns;
export type Dimension = keyof typeof studentReports.dimensions;

/** What student reports are asked; absent means all. */
export interface StudentReportQuery {
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

/** A student in one of his admissions. */
export type Shown = readonly [Student, AdmissionFacts];

const isOf = <V>(asked: V | undefined, value: V) => asked === undefined || asked === value;

/** Whether whose admission it is is still there. */
const stands = ({ active }: AdmissionFacts) => active === 1;

const isAskedAdmission = (admission: AdmissionFacts, query: StudentReportQuery): boolean =>
  isOf(query.SessionID, admission.sessionId) &&
  isOf(query.ClassID, admission.classId) &&
  isOf(query.SubClassID, admission.sectionId) &&
  isOf(query.NewOldId, admission.newOrOld) &&
  isOf(query.ResidentialStatusId, admission.residence) &&
  (query.IsActive === undefined || stands(admission) === (query.IsActive === 1));

/** Six digits name a thana: the first its division, the first three its district. */
function isAskedPlace({ profile }: Person, query: StudentReportQuery): boolean {
  const home = profile?.permanent.thana ?? '';
  const asked = [query.DivisionID, query.DistrictID, query.permanentPoliceStationID];
  return asked.every((place) => place === undefined || home.startsWith(String(place)));
}

/** The admissions that were asked for. @throws DocumentsAway */
export async function askedAdmissions(tenant: Tenant, query: StudentReportQuery): Promise<Shown[]> {
  const admitted = { latestId: { $gt: 0 } };
  const people = await tenant.find<Student>(studentsProjector, admitted);
  const { gender, is_active: active, IdOne: from, IdTwo: to } = query;
  return people
    .filter((person) => isAskedFor(person, { gender, active, from, to }) && isAskedPlace(person, query))
    .flatMap((person) => person.admissions.map((admission): Shown => [person, admission]))
    .filter(([, admission]) => isAskedAdmission(admission, query));
}

/** The place of each row in the order of its list. */
const placesIn = (rows: ReadonlyMap<number, unknown>) => {
  const places = new Map([...rows.keys()].map((id, at) => [id, at]));
  return (id: number) => places.get(id) ?? places.size;
};

/** By classes and sections in the order of their lists. */
export function bySection(lists: AcademicLists) {
  const [ofClass, ofSection] = [placesIn(lists.classes), placesIn(lists.sections)];
  return (one: Pick<AdmissionFacts, 'classId' | 'sectionId'>, other: typeof one): number =>
    ofClass(one.classId) - ofClass(other.classId) || ofSection(one.sectionId) - ofSection(other.sectionId);
}
