import { type FactsOf, type Language, paisa, say } from '@madrasah/events';
import { duesList } from '@madrasah/events/dues';
import type { StudentRow } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type AdmissionDues, type Advance, type Dues, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import {
  type AskedOwed,
  askedWords,
  dueByUser,
  meantOf,
  type OwedRoom,
  owedNeeds,
  owedRoom,
  type RowOfStudent,
  studentsAsked,
  whoseRow,
} from './owed.ts';
import { promisedNeed } from './promises/named.ts';
import { promisesProjector } from './promises/projector.ts';
import { type NamedPromise, openPromises, promiseCells } from './promises/standing.ts';
import { standingAt } from './standing.ts';

/** The last day of each age but the oldest. */
export const DAYS = [30, 60, 90];
const NOTHING = { charged: 0, conceded: 0, writtenOff: 0, paid: 0, due: 0, ages: [0, 0, 0, 0] };

type DuesRow = FactsOf<typeof duesList>;
/** What the books say of a student under one admission; an advance is his own and stands on the latest alone. */
interface Standing {
  readonly owed: Pick<AdmissionDues, keyof typeof NOTHING>;
  readonly held: Advance | undefined;
}
/** By student, the row that was made last, and of what. */
const MADE = new WeakMap<StudentRow, Standing & { readonly row: DuesRow }>();

function rowOf({ owed, held }: Standing, student: StudentRow): DuesRow {
  const { charged, conceded, writtenOff, paid, due, ages } = owed;
  const [upTo30 = 0, upTo60 = 0, upTo90 = 0, over90 = 0] = ages;
  return Object.freeze({
    ...whoseRow(student),
    charged: paisa(charged),
    concession: paisa(conceded - writtenOff),
    writtenOff: paisa(writtenOff),
    paid: paisa(paid),
    upTo30: paisa(upTo30),
    upTo60: paisa(upTo60),
    upTo90: paisa(upTo90),
    over90: paisa(over90),
    due: paisa(due),
    advance: paisa(held ? held.open + held.month : 0),
  });
}

/** One row an admission: the same object while the books say the same of it. */
function keptRow({ admissions, advances }: Dues, student: StudentRow): DuesRow {
  const owed = admissions.get(student.admissionId) ?? NOTHING;
  const held = student.isLatest ? advances.get(student.userId) : undefined;
  const known = MADE.get(student);
  if (known && known.owed === owed && known.held === held) return known.row;
  const row = rowOf({ owed, held }, student);
  MADE.set(student, { owed, held, row });
  return row;
}

/** What a promise is for may be called otherwise tomorrow: a row with one is made each time. */
const promisedRow = (row: DuesRow, student: StudentRow, promise: NamedPromise | undefined): DuesRow =>
  promise && student.isLatest ? { ...row, ...promiseCells(promise) } : row;

/** What a list of dues was asked beside. */
export interface AskedDues extends AskedOwed {
  /** `both`: those who owe nothing too. */
  readonly status?: 'dues' | 'both' | undefined;
}

/** The rows of the list before what was promised is said of them. @throws DocumentsAway */
export async function duesRows(
  { books, cut, on }: OwedRoom,
  asked: AskedDues,
  tenant: Tenant,
  language: Language,
) {
  const standing = dues(books, cut, { on, lastDays: DAYS });
  const students = await studentsAsked(tenant, asked, language, standingAt(standing, asked));
  const all = students.map((student) => ({ student, row: keptRow(standing, student) }));
  const owing = ({ row }: RowOfStudent<DuesRow>) => row.due !== 0 || row.advance !== 0;
  const rows = asked.status === 'both' ? all : all.filter(owing);
  return { standing, rows: meantOf(duesList, asked.search, rows) };
}

/** Who owes what, as of a day and as known at an instant: as rows, and on paper. */
export function duesQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, duesList, {
    needs: [...owedNeeds(deps), promisesProjector, ...promisedNeed],
    file: 'dues',
    keepsRows: true,
    searches: true,
    async rows(asked, tenant, { language }) {
      const room = await owedRoom(deps, asked, tenant);
      const { standing, rows } = await duesRows(room, asked, tenant, language);
      let owed: ReadonlyMap<number, number> | undefined; // asked for by those who promised something
      const dueOf = (userId: number) => {
        owed ??= dueByUser(standing);
        return owed.get(userId) ?? 0;
      };
      const promises = await openPromises(tenant, asked, room, dueOf, language);
      return {
        rows: rows.map(({ student, row }) => promisedRow(row, student, promises.get(student.userId))),
        beside: {},
      };
    },
    paper: (_, asked, tenant, { language }) =>
      askedWords(
        deps,
        asked,
        tenant,
        language,
        asked.status === 'both' ? [say(language, 'dues.paper.free-too')] : [],
      ),
  });
}
