import { bookSeries } from '@madrasah/events/papers';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { NumberingCheck } from './numbering-check.ts';

/** What is found of receipts of a series with these numbers, one event each. */
function found(series: string, ...numbers: readonly number[]) {
  const check = new NumberingCheck();
  for (const [revision, receiptNo] of numbers.entries())
    check.decoded({ stream: 'journal', revision, data: { series, receiptNo } } as unknown as DomainEvent);
  return check.result();
}

test('a series of the program has each number once and leaves none out', (t) => {
  t.true(found('receipt:year:2026', 1, 2, 3).pass);
  t.false(found('receipt:year:2026', 1, 3).pass);
  t.false(found('receipt:year:2026', 1, 1).pass);
});

test('leaves of a printed book come in any order, each once', (t) => {
  t.true(found(bookSeries(3), 54, 51, 60).pass);
  t.false(found(bookSeries(3, 7), 54, 51, 54).pass);
});
