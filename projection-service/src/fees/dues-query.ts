import { type Day, dhakaDay, digitsOf, type Language, say, sumPaisa, toTaka } from '@madrasah/events';
import { feeQueries } from '@madrasah/events/fees';
import { academicLists, nameIn } from '../academics/index.ts';
import {
  type Standing,
  type StudentFilters,
  type StudentRow,
  studentDirectory,
  studentsNeed,
} from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type AdmissionDues, type Books, type Dues, dues } from '../ledger/books/index.ts';
import { paperHead, paperHeadNeeds, periodText } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { duesPaper } from './dues-paper.ts';

const ROWS_ON_A_PAGE = 100;

const NOTHING = { charged: 0, conceded: 0, paid: 0, due: 0 };

export interface DuesRow {
  readonly student: StudentRow;
  readonly sums: Omit<AdmissionDues, 'admissionId' | 'userId' | 'sessionId'>;
  readonly advance: number;
}

const wire = ({ student, sums, advance }: DuesRow) => ({
  AdmissionID: student.admissionId,
  UserID: student.userId,
  UserCode: student.userCode,
  StudentName: student.name,
  FatherName: student.fatherName,
  Mobile1: student.mobile,
  ClassName: student.className,
  SubClass: student.sectionName,
  SessionName: student.sessionName,
  charged: toTaka(sums.charged),
  concession: toTaka(sums.conceded),
  paid: toTaka(sums.paid),
  due: toTaka(sums.due),
  advance: toTaka(advance),
});

const SORTS: Readonly<Record<string, (row: DuesRow) => number | string>> = {
  UserCode: ({ student }) => student.userCode,
  StudentName: ({ student }) => student.name,
  charged: ({ sums }) => sums.charged,
  concession: ({ sums }) => sums.conceded,
  paid: ({ sums }) => sums.paid,
  due: ({ sums }) => sums.due,
  advance: ({ advance }) => advance,
};
const collator = new Intl.Collator('bn', { numeric: true });

/** The rows in the order of a column; of equals, the list's own order stands. */
function ordered(rows: readonly DuesRow[], sort = ''): readonly DuesRow[] {
  const value = SORTS[sort.replace(/^-/, '')];
  if (!value) return rows;
  const turned = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    const order = typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b));
    return turned * order;
  });
}

/** One row an admission; an advance is the student's and stands on the latest admission's row. */
function rowOf({ admissions, advances }: Dues, student: StudentRow): DuesRow {
  const sums = admissions.get(student.admissionId) ?? NOTHING;
  const held = student.isLatest ? advances.get(student.userId) : undefined;
  return { student, sums, advance: held ? held.open + held.month : 0 };
}

/**
 * The admissions a list of the past has: those that were there, and any that has dues or an advance in the books as
 * of then (brought over from paper, they may be older than the admission they stand under).
 */
function standingAt(
  { admissions: charged, advances }: Dues,
  { asOf, knownAt }: { asOf?: Day | undefined; knownAt?: Date | undefined },
): Standing {
  const known = knownAt?.toISOString();
  return (admissions, userId) => {
    const there = admissions.filter(
      ({ admissionId, on, at }) => charged.has(admissionId) || (on <= (asOf ?? on) && at <= (known ?? at)),
    );
    return there.length === 0 && advances.has(userId) ? admissions.slice(0, 1) : there;
  };
}

interface Asked extends Partial<StudentFilters> {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
  readonly status: 'dues' | 'both';
  readonly sort?: string | undefined;
}

/** Every row that is asked for, in its order; `status=both` has those who owe nothing too. */
async function duesRows(tenant: Tenant, books: Books, asked: Asked, language: Language) {
  const standing = dues(books, books.cut(asked));
  const students = await studentDirectory(tenant, asked, language, standingAt(standing, asked));
  const found = students
    .map((student) => rowOf(standing, student))
    .filter(({ sums, advance }) => asked.status === 'both' || sums.due !== 0 || advance !== 0);
  return ordered(found, asked.sort);
}

/** The session, class and section that were asked for, and what was searched. */
async function namesOf(
  tenant: Tenant,
  { SessionID, ClassID, SubClassID, search }: Partial<StudentFilters>,
  language: Language,
): Promise<string[]> {
  const { sessions, classes, sections } = await academicLists(tenant);
  const asked = [
    sessions.get(SessionID ?? 0),
    classes.get(ClassID ?? 0),
    sections.get(SubClassID ?? 0),
  ].filter((row) => row !== undefined);
  const named = asked.map((row) => digitsOf(nameIn(row, language), language));
  return search ? [...named, `“${search}”`] : named;
}

/** Sums of a list, in paisa. */
export const duesTotals = (rows: readonly DuesRow[]) => ({
  charged: sumPaisa(rows.map((row) => row.sums.charged)),
  concession: sumPaisa(rows.map((row) => row.sums.conceded)),
  paid: sumPaisa(rows.map((row) => row.sums.paid)),
  due: sumPaisa(rows.map((row) => row.sums.due)),
  advance: sumPaisa(rows.map((row) => row.advance)),
});

/** Who owes what, as of a day and as known at an instant: as rows, and on paper. */
export function duesQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, ...studentsNeed];
  return [
    handledQuery(feeQueries.dues, needs, async (query, tenant, { language }) => {
      const { page = 1, limit = ROWS_ON_A_PAGE } = query;
      const rows = await duesRows(tenant, await shelf.of(tenant.school), query, language);
      const totals = Object.entries(duesTotals(rows)).map(([name, sum]) => [name, toTaka(sum)] as const);
      return {
        data: rows.slice((page - 1) * limit, page * limit).map(wire),
        total: rows.length,
        totalPages: Math.ceil(rows.length / limit),
        currentPage: page,
        totals: Object.fromEntries(totals),
      };
    }),
    ...paperQueries(
      deps,
      { pdf: feeQueries.duesPdf, xlsx: feeQueries.duesXlsx, csv: feeQueries.duesCsv },
      [...needs, ...paperHeadNeeds],
      'dues',
      async (query, tenant, call) => {
        const { asOf = dhakaDay(deps.clock.now()), knownAt } = query;
        const rows = await duesRows(tenant, await shelf.of(tenant.school), query, call.language);
        const { language } = call;
        const filters = [
          ...(await namesOf(tenant, query, language)),
          ...(query.status === 'both' ? [say(language, 'fees.paper.free-too')] : []),
          ...periodText({ to: asOf, knownAt }, language),
        ];
        return duesPaper(await paperHead(deps, tenant, call), rows, filters);
      },
    ),
    handledQuery(feeQueries.totalDue, [shelf], async (_query, tenant) => {
      const books = await shelf.of(tenant.school);
      const { admissions } = dues(books, books.cut());
      return { totalDue: toTaka(sumPaisa([...admissions.values()].map(({ due }) => due))) };
    }),
  ];
}
