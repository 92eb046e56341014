import { isRefusal } from '@madrasah/events';
import { PeriodLocked } from '@madrasah/events/closing';
import test from 'ava';
import { closeDay } from '../../closing/close-day.ts';
import { openBalances } from '../../opening/open-balances.ts';
import { fund, sl } from '../../test-support/chart.ts';
import { House, refuses, S, taka } from '../../test-support/house.ts';
import { collectFromClass } from '../class-collection/decide.ts';
import { brothers, family } from '../family/test-support.ts';

const paths = (outcome: unknown) =>
  isRefusal(outcome) ? outcome.fields.map(({ path }) => path) : ['accepted'];
const rows = [{ itemId: 1, deposit: taka(100) }];

/** Tuition of the 10th; the drawer C1 has closed the 12th. */
function closed() {
  const house = brothers();
  house.given(closeDay(house.books, { account: sl('C1'), on: '2026-04-12', notes: [] }, 1));
  return house;
}

test('a receipt bears the day that is typed, and today where none is', (t) => {
  const house = brothers();
  t.like(house.given(house.collect({ rows, on: '2026-04-12' }))[0]?.data, { on: '2026-04-12' });
  t.like(house.given(house.collect({ rows }))[0]?.data, { on: '2026-04-30' });
  refuses(t, house.collect({ rows, on: '2026-05-01' }), 'ledger.future-day');
});

test('a receipt into a drawer that has closed the day is refused with both named, at its field', (t) => {
  const house = closed();
  const refused = house.collect({ rows, on: '2026-04-12' });
  refuses(t, refused, 'ledger.day-closed', '“C1”', '১২ এপ্রিল ২০২৬', 'দিন সমাপ্তি');
  t.deepEqual(paths(refused), ['CreateAt']);
  house.given(house.collect({ rows, on: '2026-04-13' }));
  house.given(house.collect({ rows, on: '2026-04-12', into: 'MW', transactionNo: 'TX1' }));
});

test('a drawer that is closed for today takes nothing today, also where no day was typed', (t) => {
  const house = brothers();
  house.given(closeDay(house.books, { account: sl('C1'), on: house.today, notes: [] }, 1));
  refuses(t, house.collect({ rows }), 'ledger.day-closed', '৩০ এপ্রিল ২০২৬');
});

test('a family’s receipt and a sitting are told of the day, not of a child', (t) => {
  const house = closed();
  const on = '2026-04-12';
  const kin = family(house, [[S, rows]], { on });
  refuses(t, kin, 'ledger.day-closed', '“C1”');
  t.deepEqual(paths(kin), ['CreateAt']);
  const payers = [{ admissionId: S, due: taka(1600), amount: taka(100), transactionNo: '' }];
  const sitting = collectFromClass(
    house.books,
    { on, moneyAccount: sl('C1'), remark: '', payers },
    (admissionId) => ({ userId: admissionId, sessionId: 7 }),
  );
  refuses(t, sitting, 'ledger.day-closed', '“C1”');
  t.deepEqual(paths(sitting), ['CreateAt']);
});

test('a locked month and a fund that has not begun refuse at the same field', (t) => {
  const locked = brothers();
  locked.today = '2026-05-06';
  locked.given([PeriodLocked({ lockId: 1, month: '2026-04', level: 'soft' })]);
  const late = locked.collect({ rows, on: '2026-04-30' });
  refuses(t, late, 'ledger.month-locked', '৩০ এপ্রিল ২০২৬');
  t.deepEqual(paths(late), ['CreateAt']);
  const house = new House();
  const accounts = [{ subLedgerId: sl('C1'), fundId: fund('G'), amount: 100 }];
  house.given(openBalances(house.books, { on: '2026-04-11', accounts, oldDues: [], advances: [] }));
  house.given(house.charge({ Tuition: 800 }, '2026-04-11'));
  const early = house.collect({ rows, on: '2026-04-10' });
  t.true(isRefusal(early));
  t.deepEqual(paths(early), ['CreateAt']);
});
