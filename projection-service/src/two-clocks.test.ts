import { type EventDraft, type QueryDefinition, queryCatalogue, streams } from '@madrasah/events';
import { CollectionReversed, FeesCollected, feeReports } from '@madrasah/events/fees';
import { cr, dr, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import test from 'ava';
import { charged, recordSchool } from './app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from './app-test-support.ts';

const BEFORE = '2026-04-20T04:00:00Z';
const KNOWN = '2026-04-20T05:00:00Z';
const AFTER = '2026-04-22T06:00:00Z';
const EARLIER = '2026-04-20';
const LATER = '2026-04-22';

const collected = (receiptId: number, on: string, taka: number): EventDraft =>
  FeesCollected({
    ...{ receiptId, receiptNo: receiptId, series: '2026', on, userId: 1, admissionId: 2, moneyAccount: 2 },
    ...{ transactionNo: '', remark: '', rows: [], advance: null },
    postings: [dr('sl:2', 1, taka * 100), cr('sys:receivable', 1, taka * 100, { party: 1, itemId: 1 })],
  });
const paid: EventDraft = VoucherPosted({
  ...UNSAID_BEFORE,
  ...{ voucherId: 3, voucherNo: 1, series: 'out', on: LATER, fundId: 1, direction: 2, moneyAccount: 2 },
  ...{ lines: [], payee: '', bookNo: '', remark: '' },
  postings: [dr('sl:1', 1, 50_00), cr('sl:2', 1, 50_00)],
});

const reversed: EventDraft = CollectionReversed({
  ...{
    receiptId: 1,
    receiptNo: 1,
    on: LATER,
    kind: 'correction',
    reason: 'ভুল ছাত্র',
    userId: 1,
    admissionId: 2,
  },
  unapplied: [],
  postings: [cr('sl:2', 1, 300_00), dr('sys:receivable', 1, 300_00, { party: 1, itemId: 1 })],
});

/** What a query needs to be asked at all: of the things that both schools have. */
const ASKED: Readonly<Record<string, string>> = {
  AdmissionID: '2',
  report_id: '13',
  SessionID: '1',
  ClassID: '1',
  UserID: '1',
  slId: '2',
  glId: '2',
  on: EARLIER,
  figure: 'trial_balance.closing',
};

let early: TestApp;
let later: TestApp;
test.before(async () => {
  [early, later] = await Promise.all([testApp(), testApp()]);
  for (const app of [early, later]) {
    app.clock.set(BEFORE);
    await recordSchool(app, SCHOOL, 'আমাদের');
    await app.record(streams.journal(SCHOOL), charged, collected(1, EARLIER, 300));
    app.clock.set(AFTER);
  }
  await later.record(streams.journal(SCHOOL), collected(2, LATER, 150), paid, reversed);
});
test.after.always(() => Promise.all([early.end(), later.end()]));

const shapeOf = ({ parts }: QueryDefinition) => Object.keys(parts.query?.shape ?? {});
const takesBoth = (query: QueryDefinition) =>
  query.method === 'GET' && ['asOf', 'knownAt'].every((clock) => shapeOf(query).includes(clock));
/** Of a file the text is compared; a workbook and a PDF are made of the same document. */
const isCompared = ({ path }: QueryDefinition) => !/\.(pdf|xlsx)$/.test(path) && !path.endsWith('/verify');

function addressOf(query: QueryDefinition, clock: string): string {
  const path = query.path.replace(/:(\w+)/g, (_, name: string) => ASKED[name] ?? '1');
  const given = shapeOf(query).flatMap((name) =>
    ASKED[name] && !query.path.includes(`:${name}`) ? [`${name}=${encodeURIComponent(ASKED[name])}`] : [],
  );
  return `${path}?${[...given, clock].join('&')}`;
}

const compared = queryCatalogue.filter((query) => takesBoth(query) && isCompared(query));

test('there are money queries to compare', (t) => t.true(compared.length > 10));

const CLOCKS = [
  ['known at an instant', { knownAt: KNOWN }],
  ['as of a day', { asOf: EARLIER }],
  ['by both clocks', { asOf: EARLIER, knownAt: KNOWN }],
] as const;
const asked = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

for (const query of compared)
  for (const [clock, given] of CLOCKS)
    test(`${query.name} ${clock} is what it was before more was recorded`, async (t) => {
      const address = addressOf(query, asked(given));
      const [then, now] = await Promise.all([early.get(address), later.get(address)]);
      t.is(then.status, 200, `${address}: ${JSON.stringify(then.body)}`);
      t.deepEqual(now.body, then.body, address);
    });

/** What a report that is of days or needs more than its session is asked. */
const asksOf = ({ asks, requires = [] }: (typeof feeReports.reports)[number]) => ({
  ...(asks.includes('to') ? { from: '2026-04-01', to: EARLIER } : {}),
  ...(asks.includes('SessionID') ? { SessionID: '1' } : {}),
  ...(requires.includes('month') ? { month: '4' } : {}),
  ...(requires.includes('receipt_from') ? { receipt_from: '1', receipt_to: '9' } : {}),
  ...(requires.includes('AdmissionID') ? { AdmissionID: '2' } : {}),
});

// The paper that was printed, reopened by the instant it bears: by its text, of which PDF and workbook are made too.
for (const report of feeReports.reports)
  for (const [clock, { asOf, ...given }] of CLOCKS.map(
    ([name, value]) => [name, { asOf: '', ...value }] as const,
  ))
    if (asOf === '' || report.asks.includes('asOf'))
      test(`fee report ${report.id} ${clock} is what it was before more was recorded`, async (t) => {
        const query = { report_id: String(report.id), ...asksOf(report), ...given, ...(asOf && { asOf }) };
        for (const ending of ['', '.csv']) {
          const address = `/api/accounts/fee_report${ending}?${asked(query)}`;
          const [then, now] = await Promise.all([early.get(address), later.get(address)]);
          t.is(then.status, 200, `${address}: ${JSON.stringify(then.body)}`);
          t.deepEqual(now.body, then.body, address);
        }
      });

test('without its instant a report tells what was recorded since', async (t) => {
  const address = '/api/accounts/fee_report?report_id=13&SessionID=1';
  const [then, now] = await Promise.all([early.get(address), later.get(address)]);
  t.notDeepEqual(now.body, then.body);
});
