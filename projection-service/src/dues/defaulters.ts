import {
  dayNumber,
  dayOfNumber,
  digitsOf,
  type FactsOf,
  type Language,
  moneyOrDash,
  paisa,
  say,
} from '@madrasah/events';
import { defaultersList } from '@madrasah/events/dues';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type Books, type Cut, itemStates } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
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
import { promisedNeed } from './promises/named.ts';
import { promisesProjector } from './promises/projector.ts';
import { openPromises, promiseCells } from './promises/standing.ts';

/** What a student owes of what has fallen due, over all sessions. */
interface Arrears {
  readonly due: number;
  /** The day number on which the oldest of it fell due. */
  readonly since: number;
  /** How many months it is of; dues brought over from paper are of none. */
  readonly months: number;
  readonly items: readonly number[];
}

export interface Least {
  readonly months?: number | undefined;
  /** Paisa. */
  readonly above?: number | undefined;
  readonly days?: number | undefined;
}

/** What each student owes of what had fallen due by a day number. */
function arrears(books: Books, cut: Cut, today: number): ReadonlyMap<number, Arrears> {
  const months = new Map<number, Set<string>>();
  const found = new Map<number, Arrears>();
  for (const { itemId, userId, admissionId, monthId, dueOn, due } of itemStates(books, cut, { all: true })) {
    const day = dayNumber(dueOn);
    if (due === 0 || day > today) continue;
    const owed = months.get(userId) ?? new Set<string>();
    if (monthId > 0) owed.add(`${admissionId}:${monthId}`);
    months.set(userId, owed);
    const before = found.get(userId) ?? { due: 0, since: day, months: 0, items: [] };
    found.set(userId, {
      due: before.due + due,
      since: Math.min(before.since, day),
      months: owed.size,
      items: [...before.items, itemId],
    });
  }
  return found;
}

const isDefault = ({ due, since, months }: Arrears, today: number, least: Least): boolean =>
  due > (least.above ?? 0) && months >= (least.months ?? 0) && today - since > (least.days ?? -1);

/** What those owe whose arrears are at least so many, so large or so old, by UserID. */
function arrearsOfDefaulters({ books, cut, on }: OwedRoom, least: Least): ReadonlyMap<number, Arrears> {
  const today = dayNumber(on);
  return new Map([...arrears(books, cut, today)].filter(([, of]) => isDefault(of, today, least)));
}

function leastWords({ months, above, days }: Least, language: Language): string[] {
  const said = [
    months !== undefined && say(language, 'dues.paper.months', { months }),
    above !== undefined && say(language, 'dues.paper.above', { above: moneyOrDash(above, language) }),
    days !== undefined && say(language, 'dues.paper.days', { days }),
  ];
  return said.filter((words) => words !== false).map((words) => digitsOf(words, language));
}

/** The rows of the list before what was promised is said of them, whose they are and of which charges. @throws DocumentsAway */
export async function defaulterRows(
  room: OwedRoom,
  asked: AskedOwed & Least,
  tenant: Tenant,
  language: Language,
) {
  const today = dayNumber(room.on);
  const owing = arrearsOfDefaulters(room, asked);
  const students = await studentsAsked(tenant, asked, language);
  const rows = students.flatMap((student) => {
    const of = student.isLatest ? owing.get(student.userId) : undefined;
    if (!of) return [];
    const { months, since, due, items } = of;
    const row = {
      ...whoseRow(student),
      ...{ SessionID: student.sessionId, months, since: dayOfNumber(since), days: today - since },
      due: paisa(due),
    };
    return [{ student, row, items }];
  });
  return { owing, rows: meantOf(defaultersList, asked.search, rows) };
}

/** Students whose arrears are many, large or old; each once, under his latest admission. */
export function defaulterQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, defaultersList, {
    needs: [...owedNeeds(deps), promisesProjector, ...promisedNeed],
    file: 'defaulters',
    searches: true,
    async rows(asked, tenant, { language }) {
      const room = await owedRoom(deps, asked, tenant);
      const { owing, rows } = await defaulterRows(room, asked, tenant, language);
      const due = (userId: number) => owing.get(userId)?.due ?? 0;
      const promises = await openPromises(tenant, asked, room, due, language);
      const told = rows.map(
        ({ student, row }): FactsOf<typeof defaultersList> => ({
          ...row,
          ...promiseCells(promises.get(student.userId)),
        }),
      );
      return { rows: told, beside: {} };
    },
    paper: (_, asked, tenant, { language }) =>
      askedWords(deps, asked, tenant, language, leastWords(asked, language)),
  });
}
