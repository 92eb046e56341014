import type { DataOf, EventDraft } from '@madrasah/events';
import { PeriodLocked } from '@madrasah/events/closing';
import type { AdvanceApplied } from '@madrasah/events/fees';
import test from 'ava';
import { belowZero } from '../test-support/below-zero.ts';
import { fund } from '../test-support/chart.ts';
import { House, S, taka } from '../test-support/house.ts';
import { AdvanceApplier, type Payable } from './apply-advance.ts';

type Applied = DataOf<typeof AdvanceApplied>;

/** A charge that stands and is paid with something left over: an advance of `over` on a day. */
function overpaid(house: House, over: number, on: string): void {
  house.given(house.charge({ Admission: 1 }, on));
  const itemId = Math.max(...(house.journal.itemsOf.get(S) ?? []));
  house.given(house.collect({ rows: [{ itemId, deposit: taka(1 + over) }], on }));
}

const daysOf = (drafts: readonly EventDraft[]) =>
  drafts
    .filter(({ type }) => type === 'AdvanceApplied')
    .map(({ data }) => {
      const { on, wanted, lines } = data as Applied;
      return [on, ...(wanted ? [wanted] : []), ...lines.map(({ amount }) => amount / 100)];
    });

test('an advance pays an earlier charge on the day on which it came in, a later one on the charge’s day', (t) => {
  const house = new House();
  overpaid(house, 500, '2026-04-10');
  t.deepEqual(daysOf(house.given(house.charge({ Tuition: 300 }, '2026-04-05'))), [['2026-04-10', 300]]);
  t.deepEqual(daysOf(house.given(house.charge({ Tuition: 100 }, '2026-04-20'))), [['2026-04-20', 100]]);
  t.deepEqual(belowZero(house.events), []);
});

test('what came in on several days pays on each of them, one entry a day', (t) => {
  const house = new House();
  overpaid(house, 100, '2026-04-10');
  overpaid(house, 100, '2026-04-20');
  const applied = daysOf(house.given(house.charge({ Tuition: 150 }, '2026-04-05')));
  t.deepEqual(applied, [
    ['2026-04-10', 100],
    ['2026-04-20', 50],
  ]);
  t.deepEqual(belowZero(house.events), []);
});

test('what a later entry has taken of an advance is not there before it either', (t) => {
  const house = new House();
  overpaid(house, 100, '2026-04-10');
  house.given(house.charge({ Tuition: 80 }, '2026-04-25'));
  overpaid(house, 30, '2026-04-28');
  const applied = daysOf(house.given(house.charge({ Tuition: 60 }, '2026-04-12')));
  t.deepEqual(applied, [
    ['2026-04-12', 20],
    ['2026-04-28', 30],
  ]);
  t.deepEqual(belowZero(house.events), []);
});

test('in a locked month it waits for the first open day, and both days are told', (t) => {
  const house = new House();
  overpaid(house, 500, '2026-03-10');
  house.given([PeriodLocked({ lockId: 1, month: '2026-03', level: 'soft' })]);
  const payable: Payable = { itemId: 1, fundId: fund('G'), due: taka(10), dueSince: '2026-03-05' };
  const applied = new AdvanceApplier(house.books).apply(S, [payable]);
  t.deepEqual(daysOf(applied), [['2026-04-01', '2026-03-10', 10]]);
});

test('where money changes its fund it does so on the first day from which it lies there to the end', (t) => {
  const house = new House();
  overpaid(house, 700, '2026-04-10');
  house.given(house.voucher('G', 'Electricity', -600, '2026-04-12'));
  t.deepEqual(daysOf(house.given(house.charge({ Food: 700 }, '2026-04-11'))), []);
  house.given(house.voucher('G', 'Loan', 1000, '2026-04-15'));
  const [, applied] = house.given(house.charge({ Food: 1 }, '2026-04-11'));
  t.deepEqual(daysOf([applied as EventDraft]), [['2026-04-15', '2026-04-11', 700]]);
  t.deepEqual(belowZero(house.events), []);
});
