import test from 'ava';
import { type Lessening, lessen, lessenedBy, ofDays, ownFeeOf, prescribed } from './price.ts';
import { partOf, ROUNDINGS } from './rounding.ts';

const { taka, paisa } = ROUNDINGS;
const part = (percent: number): Lessening => ({ kind: 'sibling', grantId: null, percent, amount: null });
const sum = (amount: number): Lessening => ({ kind: 'concession', grantId: 4, percent: null, amount });

test('W11: percentages round half up to the whole taka', (t) => {
  t.is(lessenedBy(65_000, part(1250), taka), 8_100); // 81.25
  t.is(lessenedBy(67_600, part(1250), taka), 8_500); // 84.50
  t.is(lessenedBy(80_000, part(2500), taka), 20_000);
  t.is(lessenedBy(0, part(10_000), taka), 0);
});

test('where the institution wants it, percentages come out in paisa, half up too; what is fixed stays', (t) => {
  t.is(lessenedBy(65_000, part(1250), paisa), 8_125);
  t.is(lessenedBy(67_601, part(1250), paisa), 8_450); // 84.50125
  t.is(lessenedBy(67_604, part(1250), paisa), 8_451); // 84.505
  t.is(lessenedBy(50_000, sum(12_345), paisa), 12_345);
  t.is(lessenedBy(50_000, sum(12_345), taka), 12_345);
  t.is(partOf(65_000, 97, 100, taka), 63_100); // 630.50
  t.is(partOf(65_000, 97, 100, paisa), 63_050);
  t.is(partOf(65_000, 5, 0, paisa), 0);
});

test('a fixed concession never exceeds the charge, and several together do not', (t) => {
  t.is(lessenedBy(50_000, sum(60_000), taka), 50_000);
  const both = lessen(80_000, [part(7_500), sum(50_000)], taka);
  t.deepEqual(
    both.map(({ amount }) => amount),
    [60_000, 20_000],
  );
  t.deepEqual(lessen(80_000, [part(10_000), sum(1)], taka).length, 1);
});

test('a month’s own line goes before that of every month; a sum of his own before the matrix', (t) => {
  const every = { subLedgerId: 5, monthId: 0, amount: 70_000, off: false };
  const ramadan = { subLedgerId: 5, monthId: 12, amount: null, off: true };
  t.is(ownFeeOf([every, ramadan], 5, 12), ramadan);
  t.is(ownFeeOf([every, ramadan], 5, 3), every);
  t.is(ownFeeOf([every], 6, 3), undefined);
  t.is(prescribed(80_000, every), 70_000);
  t.is(prescribed(80_000, ramadan), 80_000);
  t.is(prescribed(null, undefined), null);
});

test('W21: twelve days of 3,000.00 are 1,200.00; a whole month is the month', (t) => {
  t.is(ofDays(300_000, 12), 120_000);
  t.is(ofDays(300_000, 31), 300_000);
  t.is(ofDays(300_050, 30), 300_050);
  t.is(ofDays(100_000, 1), 3_300); // 33.33
  t.is(ofDays(300_000, 0), 0);
});
