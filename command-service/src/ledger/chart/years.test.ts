import type { DataOf, EventDraft, RegisterCommand } from '@madrasah/events';
import type { VoucherPosted } from '@madrasah/events/ledger';
import test from 'ava';
import { charted, onChart } from '../../test-support/chart-register.ts';
import { House, refuses } from '../../test-support/house.ts';
import { yearOf } from './years.ts';

const register = 'accountingYear';
const year = (name: string, from: string, to: string): RegisterCommand => ({
  kind: 'add',
  register,
  attributes: { name, from, to },
});
const moved = (id: number, changes: object): RegisterCommand => ({
  kind: 'change',
  register,
  id,
  changes: changes as Record<string, unknown>,
});
const HIJRI = year('১৪৪৭-৪৮', '2026-03-20', '2027-03-09');

/** The number and the series of a credit voucher of 5.00. */
function numbered(house: House, day: string) {
  const [draft] = house.given(house.voucher('G', 'Loan', 5, day)) as [EventDraft];
  const { series, voucherNo } = draft.data as DataOf<typeof VoucherPosted>;
  return [series, voucherNo];
}

test('where no year is set, numbers follow the years from 1 July to 30 June', (t) => {
  const house = new House();
  t.deepEqual(numbered(house, '2025-06-30'), ['voucher:1:1:2024', 1]);
  t.deepEqual(numbered(house, '2025-07-01'), ['voucher:1:1:2025', 1]);
  t.deepEqual(numbered(house, '2026-04-30'), ['voucher:1:1:2025', 2]);
});

test('a year that is set numbers its own days, the days around it stay where they were', (t) => {
  const house = new House();
  numbered(house, '2026-03-19');
  charted(house, HIJRI);
  t.deepEqual(numbered(house, '2026-03-20'), ['voucher:1:1:2026-03-20', 1]);
  t.deepEqual(numbered(house, '2026-03-19'), ['voucher:1:1:2025', 2]);
  t.like(yearOf(house.chart, '2026-04-01'), { id: 1, name: '১৪৪৭-৪৮' });
  t.like(yearOf(house.chart, '2027-03-10'), { id: null, from: '2027-03-10', to: '2027-06-30' });
});

test('no day is in two years: one that nobody has set ends before the next that is, and begins behind the last', (t) => {
  const house = new House();
  charted(house, year('২০২৫', '2025-01-01', '2025-12-31'));
  t.like(yearOf(house.chart, '2024-12-31'), { id: null, from: '2024-07-01', to: '2024-12-31', key: '2024' });
  t.like(yearOf(house.chart, '2026-02-01'), { id: null, from: '2026-01-01', to: '2026-06-30', key: '2025' });
});

test('the year from 1 July to 30 June, once set, carries its numbers on', (t) => {
  const house = new House();
  numbered(house, '2025-08-01');
  charted(house, year('২০২৫-২৬', '2025-07-01', '2026-06-30'));
  t.deepEqual(numbered(house, '2026-04-01'), ['voucher:1:1:2025', 2]);
});

test('years do not overlap, and their last day is after their first', (t) => {
  const house = new House();
  charted(house, HIJRI);
  const overlapping = year('২০২৬', '2026-01-01', '2026-12-31');
  refuses(t, onChart(house, overlapping), 'ledger.year-overlap', '১৪৪৭-৪৮');
  refuses(t, onChart(house, year('শেষ দিন', '2027-03-09', '2027-12-31')), 'ledger.year-overlap');
  t.like(onChart(house, year('পরের', '2027-03-10', '2028-02-26')), { length: 1 });
  refuses(t, onChart(house, year('উল্টো', '2028-06-30', '2028-06-30')), 'ledger.year-backwards');
  refuses(t, onChart(house, year('১৪৪৭-৪৮', '2030-01-01', '2030-12-31')), 'accounting-year.duplicate');
  t.like(onChart(house, moved(1, { to: '2027-03-08' })), { length: 1 });
});

test('a year whose numbers were used keeps its days and stays; its name may change', (t) => {
  const house = new House();
  charted(house, HIJRI);
  numbered(house, '2026-04-01');
  refuses(t, onChart(house, moved(1, { to: '2027-03-08' })), 'ledger.year-numbered');
  refuses(t, onChart(house, { kind: 'remove', register, id: 1 }), 'accounting-year.in-use');
  t.like(onChart(house, moved(1, { name: 'হিজরি ১৪৪৭' })), { length: 1 });
  const unused = new House();
  charted(unused, HIJRI);
  t.like(onChart(unused, { kind: 'remove', register, id: 1 }), { length: 1 });
});

test('a year with entries stays, also where nothing in it is numbered by the year', (t) => {
  for (const [on, stays] of [
    ['2026-03-19', false],
    ['2026-03-20', true],
    ['2027-03-09', true],
    ['2027-03-10', false],
  ] as const) {
    const house = new House();
    charted(house, HIJRI);
    house.given(house.charge({ Tuition: 800 }, on));
    const outcome = onChart(house, { kind: 'remove', register, id: 1 });
    if (stays) refuses(t, outcome, 'accounting-year.in-use');
    else t.like(outcome, { length: 1 }, on);
  }
});
