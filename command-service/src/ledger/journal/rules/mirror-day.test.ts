import { isRefusal, type Refusal } from '@madrasah/events';
import { mirrored } from '@madrasah/events/ledger';
import test from 'ava';
import { closeDay } from '../../../closing/close-day.ts';
import { sl } from '../../../test-support/chart.ts';
import { House, refuses } from '../../../test-support/house.ts';
import { postingsIn } from '../after.ts';
import { shortageAcross } from './evenings.ts';
import { mirrorDay } from './mirror-day.ts';

/** A house with a loan of the 1st; what was spent of it since is said by the test. */
function lent(amount = 1000) {
  const house = new House();
  const loan = house.given(house.voucher('G', 'Loan', amount, '2026-04-01'));
  return { house, back: mirrored(postingsIn(loan)) };
}

test('what is there on every later evening goes back on its own day', (t) => {
  const { house, back } = lent();
  t.deepEqual(mirrorDay(house.books, '2026-04-01', back), { on: '2026-04-01' });
});

test('a mirror that would leave a later evening short stands today, and says which evening', (t) => {
  const { house, back } = lent();
  house.given(house.voucher('G', 'Electricity', -400, '2026-04-10'));
  house.given(house.voucher('G', 'Loan', 900, '2026-04-20'));
  const day = mirrorDay(house.books, '2026-04-01', back);
  t.like(day, { on: '2026-04-30', wanted: '2026-04-01' });
  const { why } = day as Exclude<typeof day, Refusal>;
  t.like(why, { key: 'ledger.fund-money-short', places: { day: '2026-04-10', balance: 60_000 } });
});

test('where today is short too it is refused', (t) => {
  const { house, back } = lent();
  house.given(house.voucher('G', 'Electricity', -400, '2026-04-10'));
  refuses(t, mirrorDay(house.books, '2026-04-01', back), 'ledger.fund-money-short', '৬০০.০০');
});

test('after the close of its day a mirror stands today', (t) => {
  const { house, back } = lent();
  house.given(closeDay(house.books, { account: sl('C1'), on: '2026-04-01', notes: [[1000, 1]] } as never, 1));
  const day = mirrorDay(house.books, '2026-04-01', back);
  t.like(day, { on: '2026-04-30', wanted: '2026-04-01', why: { key: 'ledger.day-closed' } });
});

test('entries of two days are judged together: what comes back before it is needed leaves no evening short', (t) => {
  const { house, back } = lent();
  house.given(house.voucher('G', 'Electricity', -400, '2026-04-10'));
  const again = mirrored(back);
  const { journal, chart } = house;
  t.is(
    shortageAcross(journal, chart, [
      ['2026-04-01', back],
      ['2026-04-09', again],
    ]),
    undefined,
  );
  const late = shortageAcross(journal, chart, [
    ['2026-04-01', back],
    ['2026-04-11', again],
  ]);
  t.true(isRefusal(late) && late.params['day'] === '2026-04-10');
});
