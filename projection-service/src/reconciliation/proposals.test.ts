import test from 'ava';
import { type OpenEntry, type OpenLine, proposals } from './proposals.ts';

const line = (id: number, on: string, amount: number, text = ''): OpenLine => ({
  line: id,
  on,
  amount,
  text,
});
const entry = (id: number, on: string, amount: number, ...numbers: string[]): OpenEntry => ({
  ...{ entry: id, on, amount, numbers },
});

test('the number that the bank names goes before the nearer day', (t) => {
  const lines = [line(1, '2026-04-10', 500, 'bKash trx778899 করিম')];
  const entries = [entry(7, '2026-04-10', 500), entry(8, '2026-03-01', 500, 'TRX778899')];
  t.deepEqual(proposals(lines, entries), [{ line: 1, entry: 8, why: 'number' }]);
});

test('of one amount the nearest day; each line and each entry once', (t) => {
  const lines = [line(1, '2026-04-10', 500), line(2, '2026-04-12', 500), line(3, '2026-04-12', 500)];
  const entries = [entry(7, '2026-04-12', 500), entry(8, '2026-04-09', 500)];
  t.deepEqual(proposals(lines, entries), [
    { line: 2, entry: 7, why: 'day' },
    { line: 1, entry: 8, why: 'day' },
  ]);
});

test('another amount, the other way, or days too far apart: nothing is proposed', (t) => {
  const lines = [line(1, '2026-04-20', 500)];
  t.deepEqual(
    proposals(lines, [
      entry(7, '2026-04-20', 501),
      entry(8, '2026-04-20', -500),
      entry(9, '2026-04-09', 500),
      entry(10, '2026-04-01', 500, '12'),
    ]),
    [],
  );
});

test('numbers are compared whole, without zeros before them', (t) => {
  const of = (text: string, ...numbers: string[]) =>
    proposals([line(1, '2026-04-10', 500, text)], [entry(7, '2026-04-10', 500, ...numbers)])[0]?.why;
  t.is(of('CHQ NO. 001234 PAID', '1234'), 'number');
  t.is(of('TRF TX8812349', '1234'), 'day', 'a part of another number is none');
  t.is(of('bKash 9GH-4K2L1', '9gh4k2l1'), 'day', 'parted by a hyphen it is two numbers');
});

test('two that name different numbers of one kind are never proposed', (t) => {
  const why = (text: string, ...numbers: string[]) =>
    proposals([line(1, '2026-04-10', 500, text)], [entry(7, '2026-04-10', 500, ...numbers)])[0]?.why;
  t.is(why('TRF XX9999ZZ', 'BKA1111AA'), undefined);
  t.is(why('CHQ 4512', '4513'), undefined);
  t.is(why('CHQ 4512', 'BKA1111AA'), 'day', 'a cheque says nothing against a transaction');
  t.is(why('BRANCH 0042 20260410', '4513'), 'day', 'a branch and a day are no cheque');
});
