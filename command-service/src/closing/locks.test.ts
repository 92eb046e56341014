import { addDays, isRefusal } from '@madrasah/events';
import test from 'ava';
import { sl } from '../test-support/chart.ts';
import { House, posts, refuses, taka } from '../test-support/house.ts';
import { closeDay, reopenDay } from './close-day.ts';
import { lockPeriod, unlockPeriod } from './lock-period.ts';

const close = (house: House, on: string, counted: number) =>
  house.guarded(closeDay(house.books, { account: sl('C1'), on, notes: [[1, counted]] }, 1));
const lock = (house: House, month: string, level: 'soft' | 'hard' = 'soft') =>
  house.guarded(lockPeriod(house.books, { month, level }));
const unlock = (house: House, month: string, until: string) =>
  unlockPeriod(house.books, { month, until, noteId: 1 });
const loan = (house: House, on: string, amount = 5) => house.guarded(house.voucher('G', 'Loan', amount, on));

/** 500 in the drawer on the last day of April; it is May. */
function inMay(): House {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 500, '2026-04-30'));
  house.today = '2026-05-05';
  return house;
}

function aprilLocked(): House {
  const house = inMay();
  house.given(close(house, '2026-04-30', 500));
  house.given(lock(house, '2026-04'));
  return house;
}

test('W20: what was counted is what the books have then, always by the general fund', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 12_250, '2026-04-20'));
  house.given(house.voucher('B', 'Loan', 6200, '2026-04-20'));
  posts(t, house.given(close(house, '2026-04-20', 18_400)), 'Dr cash-difference·G 50.00 Cr C1·G 50.00');
  t.is(house.balance('C1'), 18_400);
  t.is(house.balance('C1', 'B'), 6200);
  house.given(loan(house, '2026-04-21', 0.01));
  house.given(house.voucher('G', 'Loan', -0.01, '2026-04-21'));
  posts(t, house.given(close(house, '2026-04-21', 18_420)), 'Dr C1·G 20.00 Cr cash-difference·G 20.00');
  t.is(house.balance('sys:cash-difference'), 30);
});

test('a drawer that agrees closes without an entry; a shortage is a fact even where General has nothing', (t) => {
  const house = new House();
  house.given(house.voucher('B', 'Loan', 100, '2026-04-20'));
  posts(t, house.given(close(house, '2026-04-20', 100)), '');
  house.given(house.voucher('B', 'Loan', 100, '2026-04-21'));
  house.given(close(house, '2026-04-21', 190));
  t.is(house.balance('C1', 'G'), -10);
});

test('days are closed in their order, each once, not before it has come', (t) => {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 5, '2026-04-10'));
  house.given(close(house, '2026-04-12', 5)); // the first: nobody can count the drawer of the 10th any more
  refuses(t, close(house, '2026-04-10', 5), 'closing.already-closed');
  house.given(loan(house, '2026-04-14'));
  house.given(loan(house, '2026-04-16'));
  refuses(t, close(house, '2026-04-16', 15), 'closing.earlier-day-open', '১৪ এপ্রিল ২০২৬');
  house.given(close(house, '2026-04-14', 10));
  house.given(close(house, '2026-04-16', 15));
  refuses(t, close(house, addDays(house.today, 1), 15), 'ledger.future-day');
});

test('a closed day takes no entry of that account, nor does a day before it; others and charges are free', (t) => {
  const house = new House();
  house.given(loan(house, '2026-04-10'));
  house.given(close(house, '2026-04-12', 5));
  refuses(t, loan(house, '2026-04-12'), 'ledger.day-closed', 'C1', '১২ এপ্রিল ২০২৬', 'দ্বিতীয়');
  refuses(t, loan(house, '2026-04-01'), 'ledger.day-closed');
  house.given(loan(house, '2026-04-13'));
  house.given(house.guarded(house.voucher('G', 'Loan', 5, '2026-04-12', 'BK')));
  house.given(house.guarded(house.charge({ Tuition: 800 }, '2026-04-12')));
});

test('ACCOUNTING 1.20: a receipt of a closed day is taken back today; the closed day never changes', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800) }], on: '2026-04-12' }));
  house.given(close(house, '2026-04-12', 800));
  const reversal = house.given(house.guarded(house.reverse(1)));
  t.like(reversal[0]?.data, { on: house.today });
  t.is(house.balance('C1'), 0);
});

test('an advance does not flow through an account that has closed the day', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, house.today));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1500) }] })); // W6: 700 stay as an open advance
  house.given(close(house, house.today, 1500));
  const charged = house.given(house.guarded(house.charge({ Food: 1500 }, house.today)));
  posts(t, charged, 'Dr AR·B 1,500.00 Cr Food·B 1,500.00');
  t.is(house.advance(), 700);
});

test('only the last closed day opens again; its difference is taken back with it', (t) => {
  const house = new House();
  house.given(loan(house, '2026-04-10', 500));
  house.given(close(house, '2026-04-10', 480));
  house.given(loan(house, '2026-04-11', 5));
  house.given(close(house, '2026-04-11', 485));
  const reopen = (on: string) =>
    house.guarded(reopenDay(house.books, { account: sl('C1'), day: on, noteId: 1 }));
  refuses(t, reopen('2026-04-10'), 'closing.not-last-closed', '১১ এপ্রিল ২০২৬');
  refuses(t, reopen('2026-04-12'), 'closing.not-closed');
  house.given(reopen('2026-04-11'));
  posts(t, house.given(reopen('2026-04-10')), 'Dr C1·G 20.00 Cr cash-difference·G 20.00');
  house.given(loan(house, '2026-04-10', 1));
  t.is(house.balance('sys:cash-difference'), 0);
  house.given(close(house, '2026-04-10', 501));
});

test('a surplus that has been spent since is not taken back', (t) => {
  const house = new House();
  house.given(close(house, '2026-04-10', 20));
  house.given(house.voucher('G', 'Electricity', -20, '2026-04-12'));
  const reopened = reopenDay(house.books, { account: sl('C1'), day: '2026-04-10', noteId: 1 });
  refuses(t, reopened, 'ledger.fund-money-short');
});

test('a locked month refuses every entry dated in it or before, and says who may open it', (t) => {
  const house = aprilLocked();
  refuses(t, loan(house, '2026-04-30'), 'ledger.month-locked', '৩০ এপ্রিল ২০২৬', 'কারণ ও মেয়াদ');
  refuses(t, loan(house, '2026-03-15'), 'ledger.month-locked');
  house.given(loan(house, '2026-05-01'));
});

/** The day of what fell due in the middle of April. */
const dayCharged = (house: House) => {
  const charged = house.guarded(house.charge({ Tuition: 8 }, '2026-04-15'));
  return isRefusal(charged) ? charged.code : (charged[0]?.data as { on: string; wanted?: string });
};

test('what fell due in a locked month stands on the first open day, and tells the day it wanted', (t) => {
  t.like(dayCharged(aprilLocked()), { on: '2026-05-01', wanted: '2026-04-15' });
});

test('an exception opens a month until its day has passed; locking again ends it at once', (t) => {
  const house = aprilLocked();
  refuses(t, unlock(house, '2026-05', '2026-05-06'), 'closing.not-locked');
  refuses(t, unlock(house, '2026-04', '2026-05-04'), 'closing.until-past');
  house.given(unlock(house, '2026-04', '2026-05-06'));
  t.like(dayCharged(house), { on: '2026-04-15' });
  refuses(t, loan(house, '2026-04-30'), 'ledger.day-closed'); // the drawer stays closed
  house.today = '2026-05-06';
  t.like(dayCharged(house), { on: '2026-04-15' });
  house.today = '2026-05-07';
  t.like(dayCharged(house), { on: '2026-05-01' });
  house.given(unlock(house, '2026-04', '2026-05-20'));
  refuses(t, lock(house, '2026-04', 'hard'), 'closing.exception-stands');
  house.given(lock(house, '2026-04'));
  t.like(dayCharged(house), { on: '2026-05-01' });
});

test('the hard lock goes forward only', (t) => {
  const house = aprilLocked();
  refuses(t, lock(house, '2026-05', 'hard'), 'closing.month-not-over');
  house.given(lock(house, '2026-04', 'hard'));
  refuses(t, loan(house, '2026-04-30'), 'ledger.month-hard-locked', 'চূড়ান্তভাবে');
  refuses(t, unlock(house, '2026-04', '2026-06-30'), 'ledger.month-hard-locked');
  refuses(t, lock(house, '2026-04', 'hard'), 'closing.already-locked');
  refuses(t, lock(house, '2026-03', 'soft'), 'closing.already-locked');
});

test('a month is locked when it is over, after those before it, and when its cash days are closed', (t) => {
  const house = inMay();
  refuses(t, lock(house, '2026-05'), 'closing.month-not-over');
  refuses(t, lock(house, '2026-04', 'hard'), 'closing.lock-softly-first');
  const open = lock(house, '2026-04');
  refuses(t, open, 'closing.day-open', 'C1', '৩০ এপ্রিল ২০২৬');
  t.deepEqual(isRefusal(open) && open.fields.map(({ path }) => path), ['day']);
  house.given(close(house, '2026-04-30', 500));
  house.today = '2026-06-05';
  refuses(t, lock(house, '2026-05'), 'closing.earlier-month-open', '১ এপ্রিল ২০২৬');
  house.given(lock(house, '2026-04'));
  house.given(lock(house, '2026-05'));
});

test('a day of a locked month does not open again', (t) => {
  const house = aprilLocked();
  const reopened = reopenDay(house.books, { account: sl('C1'), day: '2026-04-30', noteId: 1 });
  refuses(t, reopened, 'ledger.month-locked');
});
