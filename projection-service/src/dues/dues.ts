import { type FactsOf, paisa, say } from '@madrasah/events';
import { duesList } from '@madrasah/events/dues';
import { type StudentRow, studentDirectory } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type Dues, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { askedWords, dueByUser, owedNeeds, owedRoom, whoseRow } from './owed.ts';
import { promisedNeed } from './promises/named.ts';
import { promisesProjector } from './promises/projector.ts';
import { type NamedPromise, openPromises, promiseCells } from './promises/standing.ts';
import { standingAt } from './standing.ts';

/** The last day of each age but the oldest. */
export const DAYS = [30, 60, 90];
const NOTHING = { charged: 0, conceded: 0, paid: 0, due: 0, ages: [0, 0, 0, 0] };

type DuesRow = FactsOf<typeof duesList>;
const MADE = new WeakMap<StudentRow, DuesRow>();

/** What a student is charged and owes under one admission; an advance is his own and stands on the latest alone. */
function figuresOf({ admissions, advances }: Dues, { admissionId, userId, isLatest }: StudentRow) {
  const { charged, conceded, paid, due, ages } = admissions.get(admissionId) ?? NOTHING;
  const held = isLatest ? advances.get(userId) : undefined;
  const [upTo30 = 0, upTo60 = 0, upTo90 = 0, over90 = 0] = ages;
  return {
    charged: paisa(charged),
    concession: paisa(conceded),
    paid: paisa(paid),
    upTo30: paisa(upTo30),
    upTo60: paisa(upTo60),
    upTo90: paisa(upTo90),
    over90: paisa(over90),
    due: paisa(due),
    advance: paisa(held ? held.open + held.month : 0),
  };
}

type Figures = ReturnType<typeof figuresOf>;

function isSame(one: Figures, other: Figures): boolean {
  for (const figure in other)
    if (one[figure as keyof Figures] !== other[figure as keyof Figures]) return false;
  return true;
}

/** One row an admission: the same object while its figures are the same. */
function rowOf(standing: Dues, student: StudentRow, promise: NamedPromise | undefined): DuesRow {
  const figures = figuresOf(standing, student);
  const whole = () => Object.freeze({ ...whoseRow(student), ...figures });
  // What a promise is for may be called otherwise tomorrow: such a row is made each time.
  if (promise && student.isLatest) return { ...whole(), ...promiseCells(promise) };
  const known = MADE.get(student);
  if (known && isSame(known, figures)) return known;
  const row = whole();
  MADE.set(student, row);
  return row;
}

/** Who owes what, as of a day and as known at an instant: as rows, and on paper. */
export function duesQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, duesList, {
    needs: [...owedNeeds(deps), promisesProjector, ...promisedNeed],
    file: 'dues',
    keepsRows: true,
    async rows(asked, tenant, { language }) {
      const room = await owedRoom(deps, asked, tenant);
      const { books, cut, on } = room;
      const standing = dues(books, cut, { on, lastDays: DAYS });
      const students = await studentDirectory(tenant, asked, language, standingAt(standing, asked));
      let owed: ReadonlyMap<number, number> | undefined; // asked for by those who promised something
      const dueOf = (userId: number) => {
        owed ??= dueByUser(standing);
        return owed.get(userId) ?? 0;
      };
      const promises = await openPromises(tenant, asked, room, dueOf, language);
      const rows = students.map((student) => rowOf(standing, student, promises.get(student.userId)));
      const owing = rows.filter(({ due, advance }) => due !== 0 || advance !== 0);
      return { rows: asked.status === 'both' ? rows : owing, beside: {} };
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
