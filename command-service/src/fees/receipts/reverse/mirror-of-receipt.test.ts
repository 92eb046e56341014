import type { DataOf, EventDraft } from '@madrasah/events';
import { PeriodLocked } from '@madrasah/events/closing';
import type { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import test from 'ava';
import { closeDay } from '../../../closing/close-day.ts';
import { belowZero } from '../../../test-support/below-zero.ts';
import { sl } from '../../../test-support/chart.ts';
import { House, refuses, S, taka } from '../../../test-support/house.ts';

/** Tuition 800 of the 10th, paid in cash on the 12th with something left over; it is the 20th. */
function paid(over = 0): House {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800 + over) }], on: '2026-04-12' }));
  house.today = '2026-04-20';
  return house;
}

const reversed = (drafts: readonly EventDraft[]) => drafts[0]?.data as DataOf<typeof CollectionReversed>;
const dayOf = (drafts: readonly EventDraft[]) => {
  const { on, wanted, why } = reversed(drafts);
  return { on, ...(wanted && { wanted, why: why?.key }) };
};

test('a correction stands on the receipt’s own day while that is open; a refund and a bounced cheque today', (t) => {
  for (const kind of [null, 'correction'] as const)
    t.deepEqual(dayOf(paid().given(paid().reverse(1, kind))), { on: '2026-04-12' });
  for (const kind of ['refund', 'dishonoured'] as const)
    t.deepEqual(dayOf(paid().given(paid().reverse(1, kind))), { on: '2026-04-20' });
});

test('its right receipt is awaited since the day on which somebody took it back', (t) => {
  const house = paid();
  house.given(house.reverse(1, null));
  t.is(house.journal.awaited.get(1)?.on, '2026-04-20');
});

test('in a locked month, or after the close of its drawer, it stands today and says why', (t) => {
  const locked = paid();
  locked.today = '2026-05-06';
  locked.given([PeriodLocked({ lockId: 1, month: '2026-04', level: 'soft' })]);
  t.deepEqual(dayOf(locked.given(locked.reverse(1))), {
    ...{ on: '2026-05-06', wanted: '2026-04-12', why: 'ledger.month-locked' },
  });
  const closed = paid();
  closed.given(
    closeDay(
      closed.books,
      {
        account: sl('C1'),
        on: '2026-04-12',
        notes: [
          [500, 1],
          [100, 3],
        ],
      } as never,
      1,
    ),
  );
  t.deepEqual(dayOf(closed.given(closed.reverse(1))), {
    ...{ on: '2026-04-20', wanted: '2026-04-12', why: 'ledger.day-closed' },
  });
});

test('where its advance has paid a charge since, the application’s day is the latest', (t) => {
  const house = paid(700);
  house.given(house.charge({ Tuition: 300 }, '2026-04-15'));
  t.deepEqual(dayOf(house.given(house.reverse(1))), { on: '2026-04-15' });
  t.deepEqual(belowZero(house.events), []);
  t.is(house.dues(), 1100);
});

test('an advance that another receipt has to make up for is taken out from that one’s day on', (t) => {
  const house = paid(700); // of the 12th
  house.given(house.charge({ Tuition: 300 }, '2026-04-15')); // 300 of it paid
  house.given(house.collect({ rows: [{ itemId: 1, due: 0, deposit: taka(300) }], on: '2026-04-18' }));
  t.deepEqual(dayOf(house.given(house.reverse(1))), { on: '2026-04-18' });
  t.deepEqual(belowZero(house.events), []);
});

test('a mirror that would leave a later evening of its fund short stands today and names that evening', (t) => {
  const house = paid();
  house.given(house.voucher('G', 'Electricity', -300, '2026-04-14'));
  house.given(house.voucher('G', 'Loan', 1000, '2026-04-16'));
  const back = house.given(house.reverse(1));
  t.deepEqual(dayOf(back), { on: '2026-04-20', wanted: '2026-04-12', why: 'ledger.fund-money-short' });
  t.like(reversed(back).why?.places, { day: '2026-04-14', balance: taka(500) });
  t.is(house.balance('C1'), 700);
});

test('spent today too, it is refused', (t) => {
  const house = paid();
  house.given(house.voucher('G', 'Electricity', -300, '2026-04-14'));
  refuses(t, house.reverse(1), 'ledger.fund-money-short', '৫০০.০০');
});

const again = (drafts: readonly EventDraft[]) => drafts[1]?.data as DataOf<typeof FeesCollected>;
const rows = [{ itemId: 1, due: taka(800), deposit: taka(500) }];

test('the right receipt has the wrong one’s day while that is open, else today, or the one that is typed', (t) => {
  const house = paid();
  const corrected = house.given(house.correct(1, { rows }));
  t.is(again(corrected).on, '2026-04-12');
  t.is(again(paid().given(paid().correct(1, { rows, on: '2026-04-17' }))).on, '2026-04-17');
  const locked = paid();
  locked.today = '2026-05-06';
  locked.given([PeriodLocked({ lockId: 1, month: '2026-04', level: 'soft' })]);
  refuses(t, locked.correct(1, { rows, on: '2026-04-17' }), 'ledger.month-locked');
  t.is(again(locked.given(locked.correct(1, { rows }))).on, '2026-05-06');
});

test('no money moves between the two on their day; what a later evening lacks brings the mirror to today', (t) => {
  const spent = paid();
  spent.given(spent.voucher('G', 'Electricity', -800, '2026-04-14'));
  const whole = [{ itemId: 1, due: taka(800), deposit: taka(800) }];
  const corrected = spent.given(spent.correct(1, { rows: whole }));
  t.deepEqual([dayOf(corrected), again(corrected).on], [{ on: '2026-04-12' }, '2026-04-12']);
  refuses(t, spent.correct(2, { rows }), 'ledger.fund-money-short');
  spent.given(spent.voucher('G', 'Loan', 300, '2026-04-18'));
  const less = spent.given(spent.correct(2, { rows }));
  t.deepEqual(dayOf(less), { on: '2026-04-20', wanted: '2026-04-12', why: 'ledger.fund-money-short' });
  t.deepEqual([spent.balance('C1'), spent.dues(S)], [0, 300]);
});

test('taken back, a receipt of before its charge frees that charge, not what another receipt paid later', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 200 }, '2026-04-12')); // item 1
  house.given(house.charge({ Admission: 300 }, '2026-04-20')); // item 2
  const early = (itemId: number, deposit: number, on: string) =>
    house.given(house.collect({ rows: [{ itemId, deposit: taka(deposit) }], on }));
  early(1, 50, '2026-04-05');
  early(2, 60, '2026-04-04');
  t.deepEqual(dayOf(house.given(house.reverse(1))), { on: '2026-04-12' });
  const due = (itemId: number) => house.journal.items.get(itemId)?.due;
  t.deepEqual([due(1), due(2)], [taka(200), taka(240)]);
  t.deepEqual(belowZero(house.events), []);
});
