import { streams } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { cr, dr, SubLedgerAdded } from '@madrasah/events/ledger';
import test from 'ava';
import { charged, recordSchool } from '../app-test-school.ts';
import { allowed, CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';

const DAY = '2026-04-20'; // the day of the tests' clock

const collected = FeesCollected({
  receiptId: 1,
  receiptNo: 1,
  series: '2026',
  on: DAY,
  userId: 1,
  admissionId: 2,
  moneyAccount: 2,
  transactionNo: '',
  remark: '',
  rows: [],
  advance: null,
  postings: [dr('sl:2', 1, 750_50), cr('sys:receivable', 1, 750_50, { party: 1, itemId: 1 })],
});

async function school() {
  const app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  const bank = { subLedgerId: 3, ledgerId: 2, fundId: 1, class: 3, name: 'ব্যাংক', allowedFunds: null };
  await app.record(streams.chart(SCHOOL), SubLedgerAdded(bank));
  await app.record(streams.journal(SCHOOL), charged, collected);
  return app;
}

const cash = { SLID: 2, SlName: 'ক্যাশ আমাদের', FundID: 1, FundName: 'সাধারণ আমাদের' };
const bank = { SLID: 3, SlName: 'ব্যাংক', FundID: 1, FundName: 'সাধারণ আমাদের' };

test('each money account in each fund, an empty one once, in taka', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { body } = await app.get('/api/accounts/balances');
  t.deepEqual(body, {
    data: [
      { ...cash, balance: 750.5 },
      { ...bank, balance: 0 },
    ],
    total: 750.5,
  });
  const before = await app.get('/api/accounts/balances?asOf=2026-04-19');
  t.is(before.body.total, 0);
  t.deepEqual((await app.get('/api/accounts/balances', { school: OTHER_SCHOOL })).body, {
    data: [],
    total: 0,
  });
});

test('today’s money by account and fund, and today’s receipts', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { data } = (await app.get('/api/accounts/todays_balance')).body;
  const none = { reversed: 0, paid: 0, moved: 0 };
  const sums = { opening: 0, received: 750.5, fees: 750.5, ...none, balance: 750.5 };
  t.deepEqual(data, {
    date: DAY,
    accounts: [{ ...cash, ...sums }],
    totals: sums,
    receipts: {
      ...{ count: 1, cancelled: 0, total: 750.5, collected: 750.5 },
      reversed: { count: 0, total: 0 },
    },
  });
  const next = (await app.get('/api/accounts/todays_balance?date=2026-04-21')).body.data;
  t.like(next, { totals: { opening: 750.5, received: 0, balance: 750.5 }, receipts: { count: 0 } });
});

test('twelve months of fees, of all sessions or of one', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { data } = (await app.get('/api/accounts/collection_by_month')).body;
  t.deepEqual([data.length, data[0].month], [12, '2025-05']);
  const april = { month: '2026-04', fellDue: 1000, collected: 750.5, conceded: 0, due: 249.5 };
  t.deepEqual(data[11], april);
  t.deepEqual((await app.get('/api/accounts/collection_by_month?SessionID=1')).body.data[11], april);
  t.is((await app.get('/api/accounts/collection_by_month?SessionID=9')).body.data[11].due, 0);
  const march = (await app.get('/api/accounts/collection_by_month?asOf=2026-03-31')).body.data;
  t.like(march[11], { month: '2026-03', due: 0 });
});

test('the books of money are for who may read ledgers', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const paths = ['balances', 'todays_balance', 'collection_by_month'];
  for (const path of paths)
    t.is((await app.get(`/api/accounts/${path}`, { loginId: CLERK })).status, 403, path);
  await app.record(streams.access(SCHOOL), allowed(CLERK, 'ledger_report'));
  for (const path of paths)
    t.is((await app.get(`/api/accounts/${path}`, { loginId: CLERK })).status, 200, path);
});

test('an entry about one student says whose it is, in the journal and in the ledger of an account', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const studentsOf = async (query: string) =>
    (await app.get(`/api/accounts/journal${query}`)).body.data.map(
      ({ type, student }: { type: string; student?: string }) => [type, student],
    );
  const his = 'আব্দুল্লাহ আমাদের';
  t.deepEqual(await studentsOf(''), [
    ['FeesCharged', his],
    ['FeesCollected', his],
  ]);
  t.deepEqual(await studentsOf('?account=sl:2'), [['FeesCollected', his]]);
  const entries = (await app.get('/api/accounts/journal')).body.data;
  t.deepEqual(
    entries.map((row: { entry: string; SessionName?: string }) => [row.entry, row.SessionName]),
    [
      ['ফি ধার্য', undefined],
      ['রসিদ ১', 'শিক্ষাবর্ষ আমাদের'],
    ],
    'a receipt’s number is one of its session’s',
  );
});

test('an entry asked for by its number is told within the days that are asked for, and not beside them', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const told = async (days: string) =>
    (await app.get(`/api/accounts/journal?revision=1${days}`)).body.data.length;
  t.is(await told(''), 1);
  t.is(await told(`&from=${DAY}&to=${DAY}`), 1);
  t.is(await told('&from=2026-04-01&to=2026-04-19'), 0);
  t.is(await told('&from=2026-04-21&to=2026-04-30'), 0);
});
