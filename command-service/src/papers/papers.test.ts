import { isRefusal } from '@madrasah/events';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { recordPrinting, recordPrintings } from './index.ts';
import { papersStream } from './state.ts';

const journal = { has: (receiptId: number) => receiptId === 7 };

test('each printing of a receipt is counted, each receipt by itself', (t) => {
  const state = papersStream.initial(plainTable);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const [copies, printing] of [
    [2, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    const decided = recordPrinting(state, { receiptId: 7, copies }, journal);
    if (isRefusal(decided)) return t.fail(decided.code);
    t.deepEqual(decided[0]?.data, { receiptId: 7, copies, printing });
    for (const draft of decided) papersStream.evolve(state, { ...draft, revision: 0, metadata });
  }
  const other = recordPrinting(state, { receiptId: 8, copies: 1 }, { has: () => true });
  t.like(!isRefusal(other) && other[0]?.data, { receiptId: 8, printing: 1 });
});

test('a receipt that is not there was not printed', (t) => {
  const decided = recordPrinting(papersStream.initial(plainTable), { receiptId: 8, copies: 1 }, journal);
  t.is(isRefusal(decided) && decided.code, 'receipt.not-found');
});

test('many receipts are counted each, or none where one is not there', (t) => {
  const state = papersStream.initial(plainTable);
  const known = { has: (receiptId: number) => receiptId < 10 };
  const decided = recordPrintings(state, { receiptIds: [7, 8], copies: 1 }, known);
  if (isRefusal(decided)) return t.fail(decided.code);
  t.deepEqual(
    decided.map(({ data }) => data),
    [7, 8].map((receiptId) => ({ receiptId, copies: 1, printing: 1 })),
  );
  const one = recordPrintings(state, { receiptIds: [7, 10], copies: 1 }, known);
  t.is(isRefusal(one) && one.code, 'receipt.not-found');
});
