import { type FactsOf, type Language, paisa, say } from '@madrasah/events';
import { monthlyDuesList } from '@madrasah/events/dues';
import { monthName } from '@madrasah/events/settings';
import type { StudentRow } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type ItemState, itemStates } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { monthCalendarsProjector, monthNames } from '../plans/index.ts';
import {
  type AskedOwed,
  askedWords,
  meantOf,
  type OwedRoom,
  owedNeeds,
  owedRoom,
  studentsAsked,
  whoseRow,
} from './owed.ts';

type Sums = { charged: number; conceded: number; writtenOff: number; paid: number; due: number };
/** What was charged of a month, and the items it is. */
type Month = Sums & MonthOf & { readonly items: readonly ItemState[] };

/** What was charged of each month of each admission, and has become of it: `admission:month` → its items together. */
function byMonth(items: readonly ItemState[]): ReadonlyMap<number, readonly Month[]> {
  const found = new Map<number, Map<number, Month>>();
  for (const item of items) {
    const { admissionId, monthId, dueOn, charged, conceded, writtenOff, paid, due } = item;
    if (monthId === 0 || charged === 0) continue;
    const months = found.get(admissionId) ?? new Map<number, Month>();
    const none = { monthId, dueOn, charged: 0, conceded: 0, writtenOff: 0, paid: 0, due: 0, items: [] };
    const sums = months.get(monthId) ?? none;
    months.set(monthId, {
      monthId,
      dueOn: dueOn < sums.dueOn ? dueOn : sums.dueOn,
      charged: sums.charged + charged,
      conceded: sums.conceded + conceded,
      writtenOff: sums.writtenOff + writtenOff,
      paid: sums.paid + paid,
      due: sums.due + due,
      items: [...sums.items, item],
    });
    found.set(admissionId, months);
  }
  return new Map([...found].map(([admissionId, months]) => [admissionId, [...months.values()]]));
}

type MonthOf = Pick<ItemState, 'monthId' | 'dueOn'>;

/** What a list of months was asked beside. */
export interface AskedMonths extends AskedOwed {
  readonly MonthID?: number | undefined;
  /** `both`: months that are paid too. */
  readonly status?: 'dues' | 'both' | undefined;
}

/** The months that are asked for of each admission, in the order they fell due. */
function monthsAsked(
  { books, cut }: Pick<OwedRoom, 'books' | 'cut'>,
  asked: AskedMonths,
): (admissionId: number) => readonly Month[] {
  const months = byMonth(itemStates(books, cut, { all: true }));
  return (admissionId) =>
    (months.get(admissionId) ?? [])
      .filter(({ monthId }) => asked.MonthID === undefined || monthId === asked.MonthID)
      .filter(({ due }) => asked.status === 'both' || due !== 0)
      .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

const rowOf = (
  student: StudentRow,
  { monthId, dueOn, ...sums }: Month,
  MonthName: string,
): FactsOf<typeof monthlyDuesList> => ({
  ...whoseRow(student),
  SessionID: student.sessionId,
  MonthID: monthId,
  MonthName,
  dueOn,
  charged: paisa(sums.charged),
  concession: paisa(sums.conceded - sums.writtenOff),
  writtenOff: paisa(sums.writtenOff),
  paid: paisa(sums.paid),
  due: paisa(sums.due),
});

/** The rows of the list, whose they are and of which charges. @throws DocumentsAway */
export async function monthlyRows(room: OwedRoom, asked: AskedMonths, tenant: Tenant, language: Language) {
  const months = monthsAsked(room, asked);
  const [students, names] = await Promise.all([
    studentsAsked(tenant, asked, language),
    monthNames(tenant, language),
  ]);
  const rows = students.flatMap((student) =>
    months(student.admissionId).map((month) => ({
      student,
      items: month.items,
      row: rowOf(student, month, names(student, month.monthId)),
    })),
  );
  return meantOf(monthlyDuesList, asked.search, rows);
}

/** Who owes of which month, as of a day and as known at an instant: the months of a student in the order they fell due. */
export function monthlyDuesQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, monthlyDuesList, {
    needs: [...owedNeeds(deps), monthCalendarsProjector],
    file: 'monthly-dues',
    searches: true,
    async rows(asked, tenant, { language }) {
      const rows = await monthlyRows(await owedRoom(deps, asked, tenant), asked, tenant, language);
      return { rows: rows.map(({ row }) => row), beside: {} };
    },
    paper: (_, asked, tenant, { language }) =>
      askedWords(deps, asked, tenant, language, [
        ...(asked.MonthID === undefined ? [] : [monthName(asked.MonthID, language)]),
        ...(asked.status === 'both' ? [say(language, 'dues.paper.free-too')] : []),
      ]),
  });
}
