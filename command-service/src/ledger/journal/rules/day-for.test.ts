import { isRefusal } from '@madrasah/events';
import { PeriodLocked, PeriodUnlocked } from '@madrasah/events/closing';
import test from 'ava';
import { closeDay } from '../../../closing/close-day.ts';
import { openBalances } from '../../../opening/open-balances.ts';
import { fund, sl } from '../../../test-support/chart.ts';
import { House, refuses } from '../../../test-support/house.ts';
import { type DayKind, dayFor, type EntryDay, type Touched } from './day-for.ts';

const CASH = { accounts: [sl('C1')], funds: [fund('G')] };
const CHARGE: Touched = { accounts: [], funds: [fund('G')] };

/** A house of 5 December whose November is locked softly. */
function inDecember() {
  const house = new House();
  house.today = '2026-12-05';
  house.given([PeriodLocked({ lockId: 1, month: '2026-11', level: 'soft' })]);
  return house;
}

const dayOf = (house: House, kind: DayKind, wanted: string, touched = CHARGE): EntryDay => {
  const day = dayFor(house.books, kind, wanted, touched);
  if (isRefusal(day)) throw new Error(day.code);
  return day;
};

test('an open day is the day, whatever the kind, and nothing else is said', (t) => {
  const house = new House();
  for (const kind of ['typed', 'due', 'mirror'] as const)
    t.deepEqual(dayOf(house, kind, '2026-04-12', CASH), { on: '2026-04-12' });
});

test('what falls due in a locked month stands on the first open day, and says which day was wanted and why', (t) => {
  t.deepEqual(dayOf(inDecember(), 'due', '2026-11-12'), {
    ...{ on: '2026-12-01', wanted: '2026-11-12' },
    why: { key: 'ledger.month-locked', places: { day: '2026-11-12' } },
  });
});

test('a month that is open by exception is open', (t) => {
  const house = inDecember();
  house.given([PeriodUnlocked({ lockId: 2, month: '2026-11', until: '2026-12-05', noteId: null })]);
  t.like(dayOf(house, 'due', '2026-11-12'), { on: '2026-11-12' });
  house.today = '2026-12-06';
  t.like(dayOf(house, 'due', '2026-11-12'), { on: '2026-12-01', wanted: '2026-11-12' });
});

test('what somebody typed is refused where it is not open, at its field, and never moved', (t) => {
  const day = dayFor(inDecember().books, 'typed', '2026-11-12', CASH, 'CreateAt');
  refuses(t, day, 'ledger.month-locked');
  t.is(isRefusal(day) ? day.fields[0]?.path : '', 'CreateAt');
});

test('a closed drawer moves what is due to its next day; closed today, it can be done tomorrow, never dated so', (t) => {
  const house = new House();
  house.today = '2026-04-30';
  const close = (on: string) => closeDay(house.books, { account: sl('C1'), on, notes: [] }, 1);
  house.given(close('2026-04-28'));
  t.like(dayOf(house, 'due', '2026-04-27', CASH), { on: '2026-04-29', wanted: '2026-04-27' });
  house.given(close('2026-04-30'));
  refuses(t, dayFor(house.books, 'due', '2026-04-27', CASH), 'ledger.tomorrow', '১ মে ২০২৬');
  t.deepEqual(dayOf(house, 'due', '2026-04-27'), { on: '2026-04-27' }, 'what touches no drawer is not held');
});

test('a mirror stands on the day of what it takes back, else today', (t) => {
  t.like(dayOf(inDecember(), 'mirror', '2026-12-02', CASH), { on: '2026-12-02' });
  const moved = dayOf(inDecember(), 'mirror', '2026-11-12', CASH);
  t.like(moved, { on: '2026-12-05', wanted: '2026-11-12' });
  t.is(moved.why?.key, 'ledger.month-locked');
});

test('nothing stands before the first standing opening of its fund; what fell due before is of the opening day', (t) => {
  const house = new House();
  house.today = '2026-12-05';
  const accounts = [{ subLedgerId: sl('C1'), fundId: fund('G'), amount: 100 }];
  house.given(openBalances(house.books, { on: '2026-11-01', accounts, oldDues: [], advances: [] }));
  refuses(t, dayFor(house.books, 'typed', '2026-10-31', CASH), 'ledger.before-opening', '১ নভেম্বর ২০২৬');
  t.like(dayOf(house, 'due', '2026-04-12'), { on: '2026-11-01', wanted: '2026-04-12' });
  t.like(dayOf(house, 'typed', '2026-11-01', CASH), { on: '2026-11-01' }, 'its morning is before');
  const boarding = { accounts: [], funds: [fund('B')] };
  t.deepEqual(dayOf(house, 'due', '2026-04-12', boarding), { on: '2026-04-12' }, 'another fund has begun');
});

test('the guard holds whoever forgets it: an entry before the opening of its fund is refused', (t) => {
  const house = new House();
  const accounts = [{ subLedgerId: sl('C1'), fundId: fund('G'), amount: 100 }];
  house.given(openBalances(house.books, { on: '2026-04-01', accounts, oldDues: [], advances: [] }));
  refuses(t, house.guarded(house.voucher('G', 'Loan', 5, '2026-03-31')), 'ledger.before-opening');
  t.false(isRefusal(house.guarded(house.voucher('G', 'Loan', 5, '2026-04-01'))));
});
