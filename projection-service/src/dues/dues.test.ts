import { streams } from '@madrasah/events';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, entry } from '@madrasah/events/ledger';
import test from 'ava';
import { admitted, klass, person, section, session } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';

const TUITION = 1;
const CASH = 2;
const FUND = 1;

type Line = readonly [admissionId: number, userId: number, monthId: number, amount: number];

/** A charge of some lines, all due on a day. */
function charge(chargeId: number, firstItemId: number, dueOn: string, lines: readonly Line[]) {
  const amount = lines.reduce((sum, [, , , paisa]) => sum + paisa, 0);
  return FeesCharged({
    ...{ chargeId, admissionId: null, on: dueOn, dueOn, sessionId: 1, firstItemId },
    heads: [{ subLedgerId: TUITION, fundId: FUND, name: 'বেতন' }],
    lines: lines.map(([admissionId, userId, monthId, paisa]) => [
      admissionId,
      userId,
      TUITION,
      1,
      monthId,
      paisa,
    ]),
    totals: [{ fundId: FUND, amount }],
  });
}

/** Umar owes January (in part), March and his admission; Ali owes March alone, and Bilal nothing. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'), person(2, 'আলী'), person(3, 'বিলাল'));
  await app.record(
    streams.admissions(SCHOOL),
    ...[1, 2, 3].map((id) => admitted(id, id, { on: '2026-01-01' })),
  );
  await app.record(
    streams.journal(SCHOOL),
    charge(1, 1, '2026-01-01', [
      [1, 1, 1, 80_000],
      [1, 1, 0, 100_000],
    ]),
    charge(2, 3, '2026-02-01', [[1, 1, 2, 80_000]]),
    charge(3, 4, '2026-03-15', [
      [1, 1, 3, 80_000],
      [2, 2, 3, 80_000],
    ]),
    charge(4, 6, '2026-06-01', [[1, 1, 6, 80_000]]),
    FeesCollected({
      ...{ receiptId: 1, receiptNo: 1, series: 'receipt:session:1', on: '2026-03-20', userId: 1 },
      ...{ admissionId: 1, moneyAccount: CASH, transactionNo: '', remark: '', advance: null, months: [] },
      rows: [row(1, 1, 30_000), row(3, 2, 80_000)],
      postings: entry([
        dr(`sl:${CASH}`, FUND, 110_000),
        cr('sys:receivable', FUND, 30_000, { party: 1, itemId: 1 }),
        cr('sys:receivable', FUND, 80_000, { party: 1, itemId: 3 }),
      ]),
    }),
  );
  return app;
}

const row = (item: number, monthId: number, deposit: number) => ({
  ...{ itemId: item, admissionId: 1, sessionId: 1, subLedgerId: TUITION, priceRowId: 1, monthId },
  ...{ fundId: FUND, name: 'বেতন', fee: 80_000, pastDiscount: 0, paidBefore: 0 },
  ...{ deduction: 0, deposit, due: 80_000 - deposit },
});

const AS_OF = 'asOf=2026-04-20';

test('dues stand by their age; the ages of a row are its due, and so are the sums', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { body } = await app.get(`/api/accounts/dues?${AS_OF}`);
  const [umar, ali] = body.data;
  t.like(umar, { StudentName: 'উমর', upTo30: 0, upTo60: 800, upTo90: 0, over90: 1500, due: 2300 });
  t.like(ali, { StudentName: 'আলী', upTo60: 800, due: 800 });
  t.is(body.total, 2);
  t.like(body.totals, { upTo30: 0, upTo60: 1600, upTo90: 0, over90: 1500, due: 3100 });
  // Thirty days after it fell due a fee is of the first age still.
  const first = (await app.get('/api/accounts/dues?asOf=2026-04-14')).body.data;
  t.like(first[1], { upTo30: 800, upTo60: 0 });
  t.like((await app.get('/api/accounts/dues?asOf=2026-04-15')).body.data[1], { upTo30: 0, upTo60: 800 });
});

test('the list of ages by months counts the same dues', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { body } = await app.get(`/api/accounts/ageing?${AS_OF}`);
  t.like(body.data[0], { StudentName: 'উমর', upTo1: 0, upTo3: 800, upTo6: 1500, over6: 0, due: 2300 });
  t.like(body.totals, { upTo3: 1600, upTo6: 1500, due: 3100 });
});

test('monthly dues: a row for each student and month that is owed, in the order they fell due', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const months = async (more = '') =>
    (await app.get(`/api/accounts/monthly_dues?${AS_OF}${more}`)).body.data.map(
      (one: Record<string, unknown>) => [one['StudentName'], one['MonthID'], one['dueOn'], one['due']],
    );
  t.deepEqual(await months(), [
    ['উমর', 1, '2026-01-01', 500],
    ['উমর', 3, '2026-03-15', 800],
    ['আলী', 3, '2026-03-15', 800],
  ]);
  t.deepEqual(await months('&MonthID=1'), [['উমর', 1, '2026-01-01', 500]]);
  t.deepEqual((await months('&status=both'))[1], ['উমর', 2, '2026-02-01', 0]);
  const { totals } = (await app.get(`/api/accounts/monthly_dues?${AS_OF}`)).body;
  t.like(totals, { charged: 2400, paid: 300, due: 2100 });
  t.is((await app.get('/api/accounts/monthly_dues?MonthID=13')).status, 400);
});

test('defaulters: months, sum and days all have to be there; what is not yet due does not count', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const names = async (more: string) =>
    (await app.get(`/api/accounts/defaulters?${AS_OF}${more}`)).body.data.map(
      (one: Record<string, unknown>) => one['StudentName'],
    );
  const [umar] = (await app.get(`/api/accounts/defaulters?${AS_OF}`)).body.data;
  t.like(umar, { StudentName: 'উমর', months: 2, since: '2026-01-01', days: 109, due: 2300 });
  t.deepEqual(await names(''), ['উমর', 'আলী']);
  t.deepEqual(await names('&months=2'), ['উমর']);
  t.deepEqual(await names('&above=800'), ['উমর'], 'more than, not as much as');
  t.deepEqual(await names('&days=36'), ['উমর']);
  t.deepEqual(await names('&days=35'), ['উমর', 'আলী']);
  t.deepEqual(await names('&months=1&days=109'), []);
  const csv = String((await app.get(`/api/accounts/defaulters.csv?${AS_OF}&months=2`)).body);
  t.regex(csv, /উমর/);
  t.notRegex(csv, /আলী/);
  for (const ask of ['months=0', 'above=x', 'days=-1'])
    t.is((await app.get(`/api/accounts/defaulters?${ask}`)).status, 400, ask);
});
