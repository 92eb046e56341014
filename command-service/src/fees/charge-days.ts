import { isRefusal, type Refusal } from '@madrasah/events';
import type { Books } from '../ledger/journal/facts/index.ts';
import { dayFor, type EntryDay } from '../ledger/journal/rules/day-for.ts';

/** What falls due: in a fund, on a day of its own where it has one. */
interface Due {
  readonly fundId: number;
  readonly dueOn?: string;
}

/** Charges that fall due on one day and stand on one day of the books. */
export interface ChargeDay<L extends Due> {
  readonly dueOn: string;
  readonly day: EntryDay;
  readonly lines: readonly L[];
}

/**
 * The day of what falls due by itself: its own, else the first open one. A clock that was set back holds up no charge
 * that was decided before.
 */
export const dueDay = (books: Books, wanted: string, fundId: number): EntryDay | Refusal =>
  wanted > books.today ? { on: wanted } : dayFor(books, 'due', wanted, { accounts: [], funds: [fundId] });

/**
 * The days on which charges stand, in their order: each line on the first open day of its fund from its due day on.
 * @param on the day of the deed, where they do not stand on the day on which they fall due
 */
export function chargeDays<L extends Due>(
  books: Books,
  { on, dueOn, lines }: { readonly on?: string; readonly dueOn: string; readonly lines: readonly L[] },
): ChargeDay<L>[] | Refusal {
  const known = new Map<string, EntryDay | Refusal>();
  const days = new Map<string, { dueOn: string; day: EntryDay; lines: L[] }>();
  for (const line of lines) {
    const due = line.dueOn ?? dueOn;
    const asked = `${due}|${line.fundId}`;
    const day = known.get(asked) ?? (on === undefined ? dueDay(books, due, line.fundId) : { on });
    if (isRefusal(day)) return day;
    known.set(asked, day);
    const key = `${day.on}|${due}`;
    const same = days.get(key);
    if (same) same.lines.push(line);
    else days.set(key, { dueOn: due, day, lines: [line] });
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
}
