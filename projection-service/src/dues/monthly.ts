import { type FactsOf, paisa, say } from '@madrasah/events';
import { monthlyDuesList } from '@madrasah/events/dues';
import { monthName } from '@madrasah/events/settings';
import { type StudentRow, studentDirectory } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type ItemState, itemStates } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { monthCalendarsProjector, monthNames } from '../plans/index.ts';
import { askedWords, owedNeeds, owedRoom, whoseRow } from './owed.ts';

type Sums = { charged: number; conceded: number; paid: number; due: number };

/** What was charged of each month of each admission, and has become of it: `admission:month` → its items together. */
function byMonth(items: readonly ItemState[]): ReadonlyMap<number, readonly (Sums & MonthOf)[]> {
  const found = new Map<number, Map<number, Sums & MonthOf>>();
  for (const { admissionId, monthId, dueOn, charged, conceded, paid, due } of items) {
    if (monthId === 0 || charged === 0) continue;
    const months = found.get(admissionId) ?? new Map<number, Sums & MonthOf>();
    const sums = months.get(monthId) ?? { monthId, dueOn, charged: 0, conceded: 0, paid: 0, due: 0 };
    months.set(monthId, {
      monthId,
      dueOn: dueOn < sums.dueOn ? dueOn : sums.dueOn,
      charged: sums.charged + charged,
      conceded: sums.conceded + conceded,
      paid: sums.paid + paid,
      due: sums.due + due,
    });
    found.set(admissionId, months);
  }
  return new Map([...found].map(([admissionId, months]) => [admissionId, [...months.values()]]));
}

type MonthOf = Pick<ItemState, 'monthId' | 'dueOn'>;

const rowOf = (
  student: StudentRow,
  { monthId, dueOn, ...sums }: Sums & MonthOf,
  MonthName: string,
): FactsOf<typeof monthlyDuesList> => ({
  ...whoseRow(student),
  SessionID: student.sessionId,
  MonthID: monthId,
  MonthName,
  dueOn,
  charged: paisa(sums.charged),
  concession: paisa(sums.conceded),
  paid: paisa(sums.paid),
  due: paisa(sums.due),
});

/** Who owes of which month, as of a day and as known at an instant: the months of a student in the order they fell due. */
export function monthlyDuesQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, monthlyDuesList, {
    needs: [...owedNeeds(deps), monthCalendarsProjector],
    file: 'monthly-dues',
    async rows(asked, tenant, { language }) {
      const { books, cut } = await owedRoom(deps, asked, tenant);
      const months = byMonth(itemStates(books, cut, { all: true }));
      const [students, names] = await Promise.all([
        studentDirectory(tenant, asked, language),
        monthNames(tenant, language),
      ]);
      const rows = students.flatMap((student) =>
        (months.get(student.admissionId) ?? [])
          .filter(({ monthId }) => asked.MonthID === undefined || monthId === asked.MonthID)
          .filter(({ due }) => asked.status === 'both' || due !== 0)
          .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
          .map((month) => rowOf(student, month, names(student, month.monthId))),
      );
      return { rows, beside: {} };
    },
    paper: (_, asked, tenant, { language }) =>
      askedWords(deps, asked, tenant, language, [
        ...(asked.MonthID === undefined ? [] : [monthName(asked.MonthID, language)]),
        ...(asked.status === 'both' ? [say(language, 'dues.paper.free-too')] : []),
      ]),
  });
}
