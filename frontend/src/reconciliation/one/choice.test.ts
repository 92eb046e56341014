import type { BankLine, BookEntry } from '@madrasah/events/reconciliation';
import test from 'ava';
import { NOTHING, sumChosen, toggled, whatFits } from './choice.ts';

const line = (id: number, amount: number): BankLine => ({
  ...{ line: id, on: '2026-04-14', amount, text: '', state: 'open', carried: false },
});
const entry = (id: number, amount: number): BookEntry => ({
  ...{ entry: id, on: '2026-04-14', amount, text: '', state: 'open', numbers: [] },
});
const of = {
  lines: [line(1, 0.3), line(2, -50)],
  entries: [entry(7, 0.1), entry(8, 0.2), entry(9, 100), entry(10, -100)],
};

test('entries that come to the line fit, to the paisa', (t) => {
  t.deepEqual(whatFits(of, { line: 1, entries: [7, 8] }), {
    alone: false,
    body: { line: 1, entries: [7, 8] },
  });
  t.is(whatFits(of, { line: 1, entries: [7] }), undefined);
  t.is(whatFits(of, { line: 2, entries: [] }), undefined);
});

test('without a line, entries fit that undo one another', (t) => {
  t.deepEqual(whatFits(of, { line: undefined, entries: [9, 10] }), {
    alone: true,
    body: { entries: [9, 10] },
  });
  t.is(whatFits(of, { line: undefined, entries: [9] }), undefined);
  t.is(whatFits(of, NOTHING), undefined);
});

test('chosen twice is not chosen', (t) => {
  t.deepEqual(toggled(toggled(NOTHING, 7), 8).entries, [7, 8]);
  t.deepEqual(toggled(toggled(NOTHING, 7), 7), NOTHING);
  t.is(sumChosen(of.entries, { line: undefined, entries: [7, 8] }), 0.3);
});
