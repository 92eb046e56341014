import { type Day, sumPaisa, toTaka } from '@madrasah/events';
import { feeQueries } from '@madrasah/events/fees';
import { type Standing, type StudentRow, studentDirectory, studentsNeed } from '../admissions/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type AdmissionDues, type BooksShelf, type Dues, dues } from '../ledger/books/index.ts';

const ROWS_ON_A_PAGE = 100;

const NOTHING = { charged: 0, conceded: 0, paid: 0, due: 0 };

interface DuesRow {
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

/** Who owes what, as of a day and as known at an instant; `status=both` lists those who owe nothing too. */
export function duesQueries(shelf: BooksShelf): HandledQuery[] {
  return [
    handledQuery(feeQueries.dues, [shelf, ...studentsNeed], async (query, tenant, { language }) => {
      const { page = 1, limit = ROWS_ON_A_PAGE, asOf, knownAt, status } = query;
      const books = await shelf.of(tenant.school);
      const standing = dues(books, books.cut({ asOf, knownAt }));
      const students = await studentDirectory(tenant, query, language, standingAt(standing, query));
      const found = students
        .map((student) => rowOf(standing, student))
        .filter(({ sums, advance }) => status === 'both' || sums.due !== 0 || advance !== 0);
      const rows = ordered(found, query.sort);
      const sum = (amounts: number[]) => toTaka(sumPaisa(amounts));
      return {
        data: rows.slice((page - 1) * limit, page * limit).map(wire),
        total: rows.length,
        totalPages: Math.ceil(rows.length / limit),
        currentPage: page,
        totals: {
          charged: sum(rows.map((row) => row.sums.charged)),
          concession: sum(rows.map((row) => row.sums.conceded)),
          paid: sum(rows.map((row) => row.sums.paid)),
          due: sum(rows.map((row) => row.sums.due)),
          advance: sum(rows.map((row) => row.advance)),
        },
      };
    }),
    handledQuery(feeQueries.totalDue, [shelf], async (_query, tenant) => {
      const books = await shelf.of(tenant.school);
      const { admissions } = dues(books, books.cut());
      return { totalDue: toTaka(sumPaisa([...admissions.values()].map(({ due }) => due))) };
    }),
  ];
}
