import { type EventDraft, isRefusal } from '@madrasah/events';
import { PeriodLocked, PeriodUnlocked } from '@madrasah/events/closing';
import test from 'ava';
import { grantConcession } from '../fees/concede.ts';
import { fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, S, taka } from '../test-support/house.ts';
import { transferFunds } from '../vouchers/posting/transfer-funds.ts';
import { closeDay } from './close-day.ts';
import { closeYear, reopenYear } from './close-year.ts';
import { lockPeriod, unlockPeriod } from './lock-period.ts';

const close = (house: House) => house.guarded(closeYear(house.books, { yearId: 1 }));
const reopen = (house: House) => house.guarded(reopenYear(house.books, { yearId: 1, noteId: null }));
const lock = (level: 'soft' | 'hard') => PeriodLocked({ lockId: 1, month: '2026-06', level });
const isIncome = ({ account }: { account: string }) => account === `sl:${sl('Tuition')}`;

/** W27: income 100,000.00, concession 5,000.00, expense 80,000.00, transfer out 5,000.00, all of G; it is August. */
function w27(isSet = true): House {
  const house = new House();
  const attributes = { name: '২০২৫-২৬', from: '2025-07-01', to: '2026-06-30' };
  if (isSet) house.setUp({ type: 'AccountingYearAdded', data: { id: 1, serial: 1, attributes } });
  house.given(house.charge({ Tuition: 100_000 }, '2026-04-10'));
  const lines = [{ itemId: 1, amount: taka(5000) }];
  const about = { userId: S, admissionId: S, on: '2026-04-11', reason: 'গরিব' };
  house.given(grantConcession(house.books, { ...about, lines }));
  house.given(house.voucher('G', 'Loan', 90_000, '2026-04-12'));
  house.given(house.voucher('G', 'Electricity', -80_000, '2026-04-13'));
  house.given(
    transferFunds(house.books, {
      ...{ kind: 'gift', fromFund: fund('G'), toFund: fund('B'), moneyAccount: sl('C1') },
      ...{ amount: taka(5000), on: '2026-04-14' },
    }),
  );
  house.today = '2026-08-05';
  house.given(house.charge({ Tuition: 700 }, '2026-07-02')); // of the next year
  return house;
}
const locked = (house = w27()) => {
  house.given([lock('soft')]);
  return house;
};

test('W27: incomes and expenses of the year go into the fund, dated its last day, per fund', (t) => {
  const house = locked();
  const receivable = house.balance('sys:receivable');
  const closed = house.given(close(house));
  posts(
    t,
    closed,
    `Dr Tuition·G 1,00,000.00 Cr concession·G 5,000.00 Cr Electricity·G 80,000.00
     Cr transfer-out·G 5,000.00 Cr fund-balance·G 10,000.00;
     Dr transfer-in·B 5,000.00 Cr fund-balance·B 5,000.00`,
  );
  const results = [
    { fundId: fund('G'), amount: taka(10_000) },
    { fundId: fund('B'), amount: taka(5000) },
  ];
  t.like(closed[0]?.data, { on: '2026-06-30', yearId: 1, results });
  t.is(house.balance('sys:receivable'), receivable);
  t.is(house.balance('Tuition'), -700, 'the new year keeps its own');
  t.is(house.dues(), 95_700);
  refuses(t, close(house), 'closing.year-closed-already', '২০২৫-২৬');
});

test('it is taken back by its mirror until the hard lock, and can then be closed afresh', (t) => {
  const house = locked();
  house.given(close(house));
  const back = house.given(reopen(house));
  t.is(house.balance('sys:fund-balance'), 0);
  t.is(house.balance('Tuition'), -100_700);
  t.like(back[0]?.data, { on: '2026-06-30' });
  refuses(t, reopen(house), 'closing.year-not-closed');
  const again = house.given(close(house));
  t.like(again[0]?.data, { closingId: 2 });
  house.given([lock('hard')]);
  refuses(t, reopen(house), 'ledger.month-hard-locked');
});

const lockHard = (house: House) =>
  house.guarded(lockPeriod(house.books, { month: '2026-06', level: 'hard' }));
const withMay = (house: House) => {
  house.given([PeriodLocked({ lockId: 1, month: '2026-05', level: 'hard' })]);
  house.given(closeDay(house.books, { account: sl('C1'), on: '2026-04-14', notes: [[5000, 2]] }, 1));
  return house;
};

test('the last month of a year that has something to close is locked for good only behind its close', (t) => {
  const house = withMay(locked());
  refuses(t, lockHard(house), 'closing.close-year-first', '২০২৫-২৬');
  house.given(close(house));
  house.given(reopen(house));
  refuses(t, lockHard(house), 'closing.close-year-first');
  house.given(close(house));
  house.given(lockHard(house));
});

test('so is that of a year that nobody has set; one without income or expense hinders nothing', (t) => {
  const house = withMay(locked(w27(false)));
  refuses(t, lockHard(house), 'closing.close-year-first', '১ জুলাই ২০২৫', '৩০ জুন ২০২৬');
  const other = new House();
  other.given(other.voucher('G', 'Loan', 10_000, '2026-04-14'));
  other.today = '2026-08-05';
  other.given(lockHard(withMay(locked(other))));
});

test('a year is closed when it is over and its months are locked; nothing comes into it behind that', (t) => {
  const house = w27();
  refuses(t, close(house), 'closing.year-not-locked');
  house.today = '2026-06-30';
  refuses(t, close(house), 'closing.year-not-over', '৩০ জুন ২০২৬');
  house.today = '2026-08-05';
  locked(house);
  house.given([PeriodUnlocked({ lockId: 2, month: '2026-04', until: '2026-08-06', noteId: null })]);
  refuses(t, close(house), 'closing.exception-stands', '১ এপ্রিল ২০২৬', '৬ আগস্ট ২০২৬');
  house.today = '2026-08-07';
  house.given(close(house));
  const unlock = (month: string) => unlockPeriod(house.books, { month, until: '2026-08-09', noteId: null });
  refuses(t, unlock('2026-04'), 'closing.year-signed-off', '১ এপ্রিল ২০২৬');
  t.false(isRefusal(unlock('2025-06')));
});

test('a year without income or expense has nothing to close, one that is not there cannot be', (t) => {
  const house = new House();
  refuses(t, close(house), 'closing.no-year');
  const attributes = { name: '২০২৪', from: '2024-01-01', to: '2024-12-31' };
  house.setUp({ type: 'AccountingYearAdded', data: { id: 1, serial: 1, attributes } });
  house.given([lock('soft')]);
  refuses(t, close(house), 'closing.year-empty');
});

test('what is closed moves no account of money', (t) => {
  const house = locked();
  const [closed] = house.given(close(house)) as readonly [EventDraft];
  const { postings } = closed.data as { postings: { account: string }[] };
  t.true(postings.some(isIncome));
  t.deepEqual(
    postings.filter(({ account }) => account === `sl:${sl('C1')}`),
    [],
  );
});
