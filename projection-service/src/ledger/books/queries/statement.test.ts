import { CollectionReversed } from '@madrasah/events/fees';
import { mirrored } from '@madrasah/events/ledger';
import test from 'ava';
import { statement } from '../index.ts';
import { applyAdvance, booksOf, charge, collect, GENERAL } from '../test-support.ts';

const S = 5;
const tuition = charge(1, [[S, 11, 50_000]], '2026-04-12');
const ahead = collect(1, S, [], '2026-04-10', 50_000);
const applied = applyAdvance(1, { itemId: 1, userId: S, fund: GENERAL, amount: 50_000 }, '2026-04-12');
const taken = CollectionReversed({
  ...{ receiptId: 1, receiptNo: 101, on: '2026-04-13', kind: 'correction', reason: 'wrong student' },
  ...{ userId: S, admissionId: S + 1000, unapplied: [] },
  postings: [...mirrored(applied.data.postings), ...mirrored(ahead.data.postings)],
});

test('a receipt that was applied later and is taken back stands there once, on its own side', (t) => {
  const books = booksOf([ahead, tuition, applied, taken]);
  const { lines, closing } = statement(books, books.cut(), { userId: S });
  t.deepEqual(
    lines.map(({ kind, debit, credit, balance }) => [kind, debit, credit, balance]),
    [
      ['FeesCollected', 0, 50_000, -50_000],
      ['FeesCharged', 50_000, 0, 0],
      ['AdvanceApplied', 50_000, 50_000, 0],
      ['CollectionReversed', 50_000, 0, 50_000],
    ],
  );
  t.is(closing, 50_000);
});
