import { streams } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, mirrored, SubLedgerAdded } from '@madrasah/events/ledger';
import test from 'ava';
import { charged, recordSchool } from './app-test-school.ts';
import { CLERK, HEAD, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from './app-test-support.ts';

const DAY = '2026-04-20'; // the day of the tests' clock
const NEXT = '2026-04-21';

const receipt = (receiptId: number, amount: number, moneyAccount: number) =>
  FeesCollected({
    ...{ receiptId, receiptNo: receiptId, series: '2026', on: DAY, userId: 1, admissionId: 2, moneyAccount },
    ...{ transactionNo: '', remark: '', rows: [], advance: null },
    postings: [dr(`sl:${moneyAccount}`, 1, amount), cr('sys:receivable', 1, amount, { party: 1, itemId: 1 })],
  });
const taken = receipt(2, 100_00, 2);
const back = CollectionReversed({
  ...{ receiptId: 2, receiptNo: 2, on: NEXT, userId: 1, admissionId: 2, kind: 'correction', reason: 'ভুল' },
  ...{ unapplied: [], postings: mirrored(taken.data.postings) },
});

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  const bank = { subLedgerId: 3, ledgerId: 2, fundId: 1, class: 3, name: 'ব্যাংক', allowedFunds: null };
  await app.record(streams.chart(SCHOOL), SubLedgerAdded(bank));
  await app.record(
    streams.journal(SCHOOL),
    charged,
    receipt(1, 750_50, 2),
    taken,
    receipt(3, 49_50, 3),
    back,
  );
});
test.after.always(() => app.end());

const PAPERS = ['trial_balance', 'receipts', 'statement/2', 'dues', 'journal'];

/** The cells of the rows; the first line is the head. */
const rowsOf = async (path: string, asking = {}) =>
  String((await app.get(`/api/accounts/${path}`, asking)).body)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));

test('every paper comes as a PDF, a workbook and CSV', async (t) => {
  const types = {
    pdf: 'application/pdf',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    csv: 'text/csv; charset=utf-8',
  };
  for (const paper of PAPERS)
    for (const [ending, type] of Object.entries(types)) {
      const { status, headers } = await app.get(`/api/accounts/${paper}.${ending}`);
      t.is(status, 200, `${paper}.${ending}`);
      t.is(headers.get('content-type'), type);
    }
});

test('the trial balance has opening, movement and closing of each account, and how many owe', async (t) => {
  const rows = await rowsOf('trial_balance.csv?from=2026-04-15&asOf=2026-04-21');
  const receivable = rows.find((row) => row[3]?.includes('(১ জন)') ?? false);
  t.deepEqual(receivable?.slice(4), ['1000', '0', '100', '900', '200', '0']);
  const sums = rows.reduce((sum, row) => sum.map((one, at) => one + Number(row[at + 4])), [0, 0, 0, 0, 0, 0]);
  t.deepEqual(sums, [1000, 1000, 1000, 1000, 1000, 1000], 'each pair is equal');
  const before = await rowsOf('trial_balance.csv?asOf=2026-04-14', { language: 'en' });
  t.true(before.some((row) => row[3]?.includes('(students: 1)')));
});

/** Number, day, what it says of itself, and the amount of every line of a collection. */
const collected = async (query: string) =>
  (await rowsOf(`receipts.csv?${query}`)).map((row) => [row[0], row[2], ...row.slice(-2)]);

test('what was collected: a receipt cancelled within the days is struck, and the money that left is a line', async (t) => {
  t.deepEqual(await collected(`from=${DAY}&to=${NEXT}`), [
    ['1', DAY, '', '750.5'],
    ['2', DAY, '২১ এপ্রিল ২০২৬ তারিখে বাতিল', '100'],
    ['3', DAY, '', '49.5'],
    ['2', NEXT, 'বিপরীত ভুক্তি', '-100'],
  ]);
});

test('each day’s collection is that day’s cash book, whenever it is printed', async (t) => {
  const states = (await collected(`from=${DAY}&to=${DAY}`)).map(([, , state]) => state);
  t.deepEqual(states, ['', '', ''], 'nothing was cancelled on that day');
  for (const day of [DAY, NEXT]) {
    const sum = (await collected(`from=${day}&to=${day}`)).reduce((all, row) => all + Number(row[3]), 0);
    const { totals } = (await app.get(`/api/accounts/todays_balance?date=${day}`)).body.data;
    t.is(sum, totals.balance - totals.opening, day);
  }
});

test('a collection by account and by collector; the list tells what was taken back beside the receipts', async (t) => {
  const numbers = async (query: string) => (await collected(query)).map(([number]) => number);
  t.deepEqual(await numbers('account=3'), ['3']);
  t.deepEqual(await numbers('account=2&collector=99'), []);
  t.deepEqual(await numbers('to=2026-04-19'), []);
  t.deepEqual(await numbers(`to=${NEXT}&search=${encodeURIComponent('২')}`), ['2', '2']);
  const listed = (await app.get(`/api/accounts/receipts?account=2&limit=1&page=2&to=${NEXT}`)).body;
  t.is(listed.total, 2);
  t.deepEqual(
    listed.data.map(({ receiptNo, Account }: { receiptNo: number; Account: number }) => [receiptNo, Account]),
    [[2, 2]],
  );
  t.like(listed.reversals, [{ receiptNo: 2, on: NEXT, total: 100, Account: 2 }]);
});

test('a statement has every movement and what stood after it', async (t) => {
  const rows = await rowsOf('statement/2.csv');
  t.deepEqual(
    rows.map(([on, , ...sums]) => [on, ...sums]),
    [
      ['2026-04-14', '1000', '0', '1000'],
      [DAY, '0', '750.5', '249.5'],
      [DAY, '0', '100', '149.5'],
      [DAY, '0', '49.5', '100'],
      [NEXT, '100', '0', '200'],
    ],
  );
  t.is((await app.get('/api/accounts/statement/99.pdf')).status, 404);
});

test('from a day on, a statement begins with what was owed before', async (t) => {
  const rows = await rowsOf(`statement/2.csv?from=${NEXT}`);
  t.deepEqual(
    rows.map(([on, , ...sums]) => [on, ...sums]),
    [
      ['', '', '', '100'],
      [NEXT, '100', '0', '200'],
    ],
  );
});

test('where nothing moved yet, the trial balance says so', async (t) => {
  const { status, body } = await app.get('/api/accounts/trial_balance.csv?asOf=2020-01-01');
  t.is(status, 200);
  t.regex(String(body), /^\uFEFF?তহবিল,খতিয়ান,হিসাব/);
});

test('the list of dues has every row, not a page, and nothing of another school', async (t) => {
  const [row] = await rowsOf('dues.csv?limit=1');
  t.deepEqual(row?.slice(7, 13), ['1000', '0', '0', '800', '200', '0']);
  t.deepEqual(await rowsOf('dues.csv', { school: OTHER_SCHOOL }), [['']].slice(1));
  t.is((await app.get('/api/accounts/dues.csv', { loginId: CLERK })).status, 403);
  t.is((await app.get('/api/accounts/dues.csv', { loginId: HEAD })).status, 200);
});

test('the journal has every entry of its days, and the ledger of an account what stood after each', async (t) => {
  const rows = await rowsOf(`journal.csv?from=${DAY}`);
  t.deepEqual(
    rows.map((row) => [...row.slice(0, 3), ...row.slice(-2)]),
    [
      [DAY, 'রসিদ ১', 'শিক্ষাবর্ষ আমাদের', '750.5', '750.5'],
      [DAY, 'রসিদ ২', 'শিক্ষাবর্ষ আমাদের', '100', '100'],
      [DAY, 'রসিদ ৩', 'শিক্ষাবর্ষ আমাদের', '49.5', '49.5'],
      [NEXT, 'রসিদ বাতিল ২', 'শিক্ষাবর্ষ আমাদের', '100', '100'],
    ],
  );
  const ledger = await rowsOf(`journal.csv?account=sl:2&to=${NEXT}`);
  t.deepEqual(
    ledger.map((row) => row.slice(-3)),
    [
      ['750.5', '0', '750.5'],
      ['100', '0', '850.5'],
      ['0', '100', '750.5'],
    ],
  );
  t.is((await app.get('/api/accounts/journal.csv', { loginId: CLERK })).status, 403);
});
