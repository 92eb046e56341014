import type { Columns, Tenant } from '../../kernel/documents/index.ts';
import { searchWords } from '../../kernel/query-search.ts';
import { asksOfAdmission, ofGender, type StudentFilters } from '../filters.ts';
import type { AdmissionFacts, Student } from '../student/student.ts';
import { studentsProjector } from '../students-projector.ts';

type Asked = Pick<
  AdmissionFacts,
  'sessionId' | 'classId' | 'sectionId' | 'newOrOld' | 'residence' | 'financialStatus' | 'active'
>;

/** What students are looked for by, of each of them. */
interface Row extends Pick<Student, 'userId' | 'latestId' | 'active' | 'gender' | 'search'> {
  readonly admissions: readonly Asked[];
  readonly latest: Asked | null;
}

const askedOf = (of: AdmissionFacts): Asked => ({
  ...{ sessionId: of.sessionId, classId: of.classId, sectionId: of.sectionId },
  ...{ newOrOld: of.newOrOld, residence: of.residence },
  ...{ financialStatus: of.financialStatus, active: of.active },
});

/** The newest first: whom one has just admitted, and behind them all whom one has just registered, stands on the first page. */
const COLUMNS: Columns<Student, Row> = {
  of: studentsProjector,
  projection: { userId: 1, latestId: 1, active: 1, gender: 1, search: 1, admissions: 1, latest: 1 },
  row: ({ userId, latestId, active, gender, search, admissions, latest }) => ({
    ...{ userId, latestId, active, gender, search },
    admissions: admissions.map(askedOf),
    latest: latest && askedOf(latest),
  }),
  compare: (a, b) => b.latestId - a.latestId || b.userId - a.userId,
};

/** A part of those who are found; without a limit all of them. */
interface Part {
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
  /** How many there are is not asked: whoever is found last ends the search. */
  readonly uncounted?: boolean;
}

export interface FoundStudents {
  readonly persons: readonly Student[];
  readonly total: number;
}

async function found(tenant: Tenant, fits: (row: Row) => boolean, part: Part): Promise<FoundStudents> {
  const { skip = 0, limit = Number.POSITIVE_INFINITY, uncounted } = part;
  const ids: number[] = [];
  let total = 0;
  for (const row of await tenant.rows(COLUMNS)) {
    if (!fits(row)) continue;
    total += 1;
    if (total > skip && ids.length < limit) ids.push(row.userId);
    if (uncounted && ids.length >= limit) break;
  }
  return { persons: await tenant.findByKeys(studentsProjector, ids), total };
}

function fitting(wanted: StudentFilters): (row: Row) => boolean {
  const words = searchWords(wanted.search);
  const gender = ofGender(wanted);
  return (row) =>
    (gender === undefined || row.gender === gender) && words.every((word) => row.search.includes(word));
}

/** Students who are admitted, in the session asked for or, when none is, by their latest admission. @throws DocumentsAway */
export function admittedAtHand(tenant: Tenant, wanted: StudentFilters, part: Part): Promise<FoundStudents> {
  const fits = fitting(wanted);
  const asks = Object.entries(asksOfAdmission(wanted)) as [keyof Asked, number][];
  const isAsked = (one: Asked) => asks.every(([field, value]) => one[field] === value);
  const ofLatest = wanted.SessionID === undefined;
  const isPlaced = ({ latest, admissions }: Row) =>
    ofLatest ? latest !== null && isAsked(latest) : admissions.some(isAsked);
  return found(tenant, (row) => row.latestId > 0 && isPlaced(row) && fits(row), part);
}

/** Students who are registered and nothing more; nobody who was put aside. @throws DocumentsAway */
export function unadmittedAtHand(tenant: Tenant, wanted: StudentFilters, part: Part): Promise<FoundStudents> {
  const fits = fitting(wanted);
  return found(tenant, (row) => row.latestId === 0 && row.active === 1 && fits(row), part);
}
