import { isRefusal } from '@madrasah/events';
import {
  DEFAULT_PRINT_SETTINGS,
  isUnprinted,
  type PrintSettings,
  printSettingsRevision,
  RECEIPT_NUMBERING,
  settingsOf,
} from '@madrasah/events/papers';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { printSettingsOf } from '../ledger/chart/state.ts';
import { yearOf } from '../ledger/chart/years.ts';
import { House, SESSION_SERIES, taka } from '../test-support/house.ts';
import { changePrintSettings, recordPrinting, recordPrintings } from './index.ts';
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

const settle = (house: House, change: Partial<PrintSettings>) => {
  const drafts = changePrintSettings(house.chart, { ...DEFAULT_PRINT_SETTINGS, ...change }, (id) => id === 7);
  if (isRefusal(drafts)) throw new Error(drafts.code);
  for (const draft of drafts) house.setUp(draft);
  return drafts;
};
/** Series and number of a receipt of 100.00 of an admission fee. */
function taken(house: House, itemId: number) {
  const [receipt] = house.given(house.collect({ rows: [{ itemId, deposit: taka(100) }] }));
  const data = receipt?.data as { series: string; receiptNo: number } | undefined;
  return [data?.series, data?.receiptNo];
}

test('receipts are numbered as the institution settled it, each series without a gap', (t) => {
  const house = new House();
  house.given(house.charge({ Admission: 1000 }, '2026-04-10'));
  t.deepEqual(taken(house, 1), [SESSION_SERIES, 1]);
  settle(house, { numbering: RECEIPT_NUMBERING.year });
  const { key } = yearOf(house.chart, house.today);
  t.deepEqual(taken(house, 1), [`receipt:year:${key}`, 1]);
  t.deepEqual(taken(house, 1), [`receipt:year:${key}`, 2]);
  settle(house, { numbering: RECEIPT_NUMBERING.unprinted });
  const [series, number] = taken(house, 1);
  t.deepEqual([series, number], [`receipt:unprinted:${key}`, 1]);
  t.true(isUnprinted(String(series)));
  settle(house, { numbering: RECEIPT_NUMBERING.session });
  t.deepEqual(taken(house, 1), [SESSION_SERIES, 2], 'the series goes on where it stood');
});

test('settings that say what stands record nothing; a paper that is left out stays', (t) => {
  const house = new House();
  t.deepEqual(settle(house, {}), []);
  const words = ['দাতা', '', ''] as [string, string, string];
  const receipt = { ...settingsOf(DEFAULT_PRINT_SETTINGS, 'receipt'), words };
  t.is(settle(house, { papers: [receipt] }).length, 1);
  t.deepEqual(settle(house, { papers: [] }), []);
  t.deepEqual(settingsOf(printSettingsOf(house.chart), 'receipt').words, words);
});

test('leaves numbered within a session need one that is there', (t) => {
  const change = { ...DEFAULT_PRINT_SETTINGS, numbering: RECEIPT_NUMBERING.typedBySession };
  const wanting = (more: Partial<PrintSettings>) =>
    changePrintSettings(new House().chart, { ...change, ...more }, (id) => id === 7);
  for (const refused of [wanting({}), wanting({ sessionId: 8 })])
    t.like(refused, { code: 'papers.session-required', fields: [{ path: 'YearID' }] });
  t.like(wanting({ sessionId: 7 }), [{ data: { numbering: 4, sessionId: 7 } }]);
});

test('settings that somebody else has changed meanwhile are refused to who has seen others', (t) => {
  const { chart } = new House();
  const change = { ...DEFAULT_PRINT_SETTINGS, copies: 2 as const };
  const seen = printSettingsRevision(DEFAULT_PRINT_SETTINGS);
  t.false(isRefusal(changePrintSettings(chart, change, () => true, seen)));
  t.like(
    changePrintSettings(chart, change, () => true, seen + 1),
    { status: 409, code: 'conflict.changed' },
  );
});
