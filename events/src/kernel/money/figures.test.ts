import test from 'ava';
import { dayInWords, instantInWords, moneyFigures, moneyOrDash } from './figures.ts';

test('sums are grouped by lakh and crore and keep two decimals in both languages', (t) => {
  t.is(moneyFigures(123_456_750, 'bn'), '১২,৩৪,৫৬৭.৫০');
  t.is(moneyFigures(123_456_750, 'en'), '12,34,567.50');
  t.is(moneyFigures(0, 'bn'), '০.০০');
  t.is(moneyFigures(5, 'en'), '0.05');
  t.is(moneyFigures(-150_000, 'bn'), '−১,৫০০.০০');
});

test('nil is a dash in a table, a paisa is not', (t) => {
  t.is(moneyOrDash(0, 'bn'), '–');
  t.is(moneyOrDash(1, 'bn'), '০.০১');
});

test('days and instants are written for the reader in Dhaka', (t) => {
  t.is(dayInWords('2026-04-14', 'bn'), '১৪ এপ্রিল ২০২৬');
  t.is(dayInWords('2026-01-05', 'en'), '5 January 2026');
  t.is(instantInWords('2026-04-13T20:05:00Z', 'bn'), '১৪ এপ্রিল ২০২৬, ০২:০৫');
  t.is(instantInWords('2026-04-13T20:05:00Z', 'en'), '14 April 2026, 02:05');
});
