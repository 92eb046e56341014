import { dhakaDay, type FactsOf, paisa, say } from '@madrasah/events';
import { duesList } from '@madrasah/events/fees';
import {
  askedNames,
  type StudentRow,
  studentCells,
  studentDirectory,
  studentsNeed,
} from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type Dues, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';
import { standingAt } from './dues-standing.ts';

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

/** Who owes what, as of a day and as known at an instant: as rows, and on paper. */
export function duesQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  return listQueries(deps, duesList, {
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
  });
}
