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
import { studentDirectory } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type Books, type Cut, itemStates } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { askedWords, type OwedRoom, owedNeeds, owedRoom, whoseRow } from './owed.ts';
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
export function arrearsOfDefaulters(
  { books, cut, on }: OwedRoom,
  least: Least,
): ReadonlyMap<number, Arrears> {
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

/** Students whose arrears are many, large or old; each once, under his latest admission. */
export function defaulterQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, defaultersList, {
    needs: [...owedNeeds(deps), promisesProjector, ...promisedNeed],
    file: 'defaulters',
    async rows(asked, tenant, { language }) {
      const room = await owedRoom(deps, asked, tenant);
      const today = dayNumber(room.on);
      const owing = arrearsOfDefaulters(room, asked);
      const students = await studentDirectory(tenant, asked, language);
      const promises = await openPromises(
        tenant,
        asked,
        room,
        (userId) => owing.get(userId)?.due ?? 0,
        language,
      );
      const rows = students.flatMap((student): FactsOf<typeof defaultersList>[] => {
        const of = student.isLatest ? owing.get(student.userId) : undefined;
        if (!of) return [];
        const { months, since, due } = of;
        return [
          {
            ...whoseRow(student),
            ...{ SessionID: student.sessionId, months, since: dayOfNumber(since), days: today - since },
            due: paisa(due),
            ...promiseCells(promises.get(student.userId)),
          },
        ];
      });
      return { rows, beside: {} };
    },
    paper: (_, asked, tenant, { language }) =>
      askedWords(deps, asked, tenant, language, leastWords(asked, language)),
  });
}
