import { type Day, dhakaDay, type FactsOf, paisa, say, sumPaisa, toTaka } from '@madrasah/events';
import { duesList, feeQueries } from '@madrasah/events/fees';
import {
  askedNames,
  type Standing,
  type StudentRow,
  studentCells,
  studentDirectory,
  studentsNeed,
} from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type Dues, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';

const NOTHING = { charged: 0, conceded: 0, paid: 0, due: 0 };

/** One row an admission; an advance is the student's and stands on the latest admission's row. */
function rowOf({ admissions, advances }: Dues, student: StudentRow): FactsOf<typeof duesList> {
  const { charged, conceded, paid, due } = admissions.get(student.admissionId) ?? NOTHING;
  const held = student.isLatest ? advances.get(student.userId) : undefined;
  return {
    AdmissionID: student.admissionId,
    UserID: student.userId,
    ...studentCells(student),
    charged: paisa(charged),
    concession: paisa(conceded),
    paid: paisa(paid),
    due: paisa(due),
    advance: paisa(held ? held.open + held.month : 0),
  };
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

/** Who owes what, as of a day and as known at an instant: as rows, and on paper. */
export function duesQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  return [
    ...listQueries(deps, duesList, {
      needs: [shelf, ...studentsNeed],
      file: 'dues',
      async rows(asked, tenant, { language }) {
        const books = await shelf.of(tenant.school);
        const standing = dues(books, books.cut(asked));
        const students = await studentDirectory(tenant, asked, language, standingAt(standing, asked));
        const rows = students.map((student) => rowOf(standing, student));
        const owing = rows.filter(({ due, advance }) => due !== 0 || advance !== 0);
        return { rows: asked.status === 'both' ? rows : owing, beside: {} };
      },
      async paper(_, { asOf = dhakaDay(deps.clock.now()), knownAt, ...asked }, tenant, { language }) {
        const free = asked.status === 'both' ? [say(language, 'fees.paper.free-too')] : [];
        const names = await askedNames(tenant, asked, language);
        return { filters: [...names, ...free, ...periodText({ to: asOf, knownAt }, language)] };
      },
    }),
    handledQuery(feeQueries.totalDue, [shelf], async (_query, tenant) => {
      const books = await shelf.of(tenant.school);
      const { admissions } = dues(books, books.cut());
      return { totalDue: toTaka(sumPaisa([...admissions.values()].map(({ due }) => due))) };
    }),
  ];
}
