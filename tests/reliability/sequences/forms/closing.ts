import { addDays, monthOf } from '@madrasah/events';
import { openDays } from '../../../../command-service/src/closing/cash-day.ts';
import { firstDay, nextMonth } from '../../../../command-service/src/closing/lock-period.ts';
import { bookOn } from '../../../../command-service/src/ledger/journal/book-on.ts';
import { closedThrough } from '../../../../command-service/src/ledger/journal/rules/locks.ts';
import { sl } from '../../../../command-service/src/test-support/chart.ts';
import { counted, type Fill, type Filling, id, pick } from './form.ts';

const DRAWER = sl('C1');
const period = (month: string) => ({ id: month.replace('-', '') });

const inDrawer = ({ journal, chart }: Filling, day: string) =>
  bookOn(journal, chart, DRAWER, day).reduce((sum, { amount }) => sum + amount, 0);

/** Mostly what the books have to the paisa, else some taka more or fewer. */
const cash = (filling: Filling, day: string) => {
  const { which, tenths } = filling.drawn;
  const paisa = Math.max(0, inDrawer(filling, day) + (which % 3 === 0 ? (tenths - 5) * 100 : 0));
  return { notes: counted(Math.floor(paisa / 100)), coins: paisa % 100 };
};

/** The next day of the drawer; the first one that it closes at all is mostly yesterday, else some day that is past. */
function closingDay({ journal, chart, today, on, drawn }: Filling): string {
  const yesterday = addDays(today, -1);
  if (closedThrough(journal, DRAWER) !== '') return openDays(journal, chart, DRAWER, today)[0] ?? yesterday;
  return on < today && drawn.which % 2 === 0 ? on : yesterday;
}

/** Days, months and years of the books. */
export const closingForms: Readonly<Record<string, Fill>> = {
  CloseDay(filling) {
    const { journal } = filling;
    const on = closingDay(filling);
    // Its holder alone closes it, mostly.
    const holder = filling.drawn.which % 4 === 0 ? undefined : journal.keepers.get(DRAWER);
    return {
      body: { account: DRAWER, on, ...cash(filling, on) },
      ...(holder !== undefined && { login: holder }),
    };
  },
  CountCash: (filling) => ({ body: { account: DRAWER, ...cash(filling, filling.today) } }),
  HandOverDrawer: (filling) => ({
    body: { account: DRAWER, to: 1 + (filling.drawn.which % 3), ...cash(filling, filling.today) },
    login: filling.journal.keepers.get(DRAWER) ?? 1,
  }),
  ResolveDifference({ journal, drawn }) {
    const days = (journal.closedDays.get(DRAWER) ?? []).filter(({ difference }) => difference !== 0);
    const day = pick(days, drawn.which);
    const to = pick(['cashier', 'expense', 'income'] as const, drawn.tenths);
    return day && { body: { account: DRAWER, on: day.on, to, reason: 'ভাংতি' }, login: 2 };
  },
  ReopenClosedDay({ journal }) {
    const on = closedThrough(journal, DRAWER);
    return on ? { body: { account: DRAWER, on, reason: 'একটি রসিদ বাদ পড়েছে' } } : undefined;
  },
  LockPeriod({ journal, drawn, today }) {
    const level = drawn.which % 4 === 0 ? 'hard' : 'soft';
    const locked = journal.locks.get(level);
    const [excepted] = journal.exceptions.keys();
    // What was opened for a time is locked again.
    if (excepted && drawn.which % 4 === 2) return { params: period(excepted), body: { level } };
    const month = locked ? nextMonth(locked) : monthOf(firstDay({ journal }) ?? today);
    return { params: period(month), body: { level } };
  },
  UnlockPeriod({ journal, drawn, today }) {
    const month = journal.locks.get('soft') ?? monthOf(today);
    const body = { reason: 'একটি বিল বাদ পড়েছে', until: addDays(today, drawn.which % 4) };
    return { params: period(month), body };
  },
  /** The year that begins, the one before the books, or one that lies across those that are set. */
  AddAccountingYear: ({ drawn }) => {
    const [from, to] = pick(
      [
        ['2026-07-01', '2027-06-30'],
        ['2023-07-01', '2024-06-30'],
        ['2026-01-01', '2026-12-31'],
      ],
      drawn.which,
    ) as [string, string];
    return { body: { name: from, from, to } };
  },
  CloseYear: ({ drawn }) => ({ params: id(1 + (drawn.which % 2)) }),
  ReopenYear: ({ drawn }) => ({ params: id(1 + (drawn.which % 2)), body: { reason: 'সংশোধনী' } }),
};
