import { drafted, moneyFigures, paisaOf, streams } from '@madrasah/events';
import { classes } from '@madrasah/events/academics';
import { feeReports } from '@madrasah/events/fees';
import test from 'ava';
import { SCHOOL, type TestApp } from '../../app-test-support.ts';
import { explainedFactsOf, explainedOf, unexplainedIn } from '../../statements/test-support.ts';
import { DAYS, PATH, type Reading, reading, usualSchool } from './reports-test-support.ts';
import { Clerk, feeSchool } from './test-support.ts';

let app: TestApp;
let told: Reading;
test.before(async () => {
  app = await usualSchool();
  told = reading(app);
});
test.after.always(() => app.end());

test('a paper says of which day it is, also where none was asked, and as known when', async (t) => {
  const said = async (question: string) =>
    (await app.get(`/api/reports/fee_report?report_id=${question}`)).body.filters as string[];
  const now = (await said('14')).join(' · ');
  t.regex(now, /^যে তারিখের অবস্থা: [০-৯]{1,2} \S+ ২০২৬$/);
  t.deepEqual(await said('22&asOf=12-04-2026'), ['যে তারিখের অবস্থা: ১২ এপ্রিল ২০২৬']);
  const [day, known] = await said('22&knownAt=2026-04-12T06:00:00.000Z');
  t.is(day, 'যে তারিখের অবস্থা: ১২ এপ্রিল ২০২৬');
  t.regex(String(known), /১২ এপ্রিল ২০২৬.*পর্যন্ত যা লেখা হয়েছিল/);
});

test('every report is made, in both languages and under both addresses, also of nothing', async (t) => {
  const asked = 'SessionID=2&month=1&AdmissionID=12&receipt_from=1&receipt_to=9';
  for (let id = 1; id <= 24; id += 1)
    for (const path of [PATH, '/api/accounts/fee_report']) {
      const { status, body } = await app.get(`${path}?report_id=${id}&${asked}`, { language: 'en' });
      t.is(status, 200, `${id} ${JSON.stringify(body)}`);
      t.true(body.blocks.length > 0);
    }
  t.is((await app.get(`${PATH}?report_id=1&from=2020-01-01&to=2020-01-02`)).status, 200);
  t.like(await app.get(`${PATH}?report_id=1&to=2026-04-21`), {
    status: 400,
    body: { fields: [{ path: 'to' }] },
  });
  t.is((await app.get(`${PATH}?report_id=25`)).status, 400);
});

/** Figures that no click explains, by the report: none today. */
const UNEXPLAINED: Readonly<Record<number, readonly string[]>> = {};

const askedOf = ({ id, asks, requires = [] }: (typeof feeReports.reports)[number]) =>
  [
    `report_id=${id}`,
    ...(asks.includes('from') ? ['from=2026-04-01&to=2026-04-20'] : []),
    ...(requires.includes('SessionID') ? ['SessionID=2'] : []),
    ...(requires.includes('month') ? ['month=1'] : []),
    ...(requires.includes('AdmissionID') ? ['AdmissionID=12'] : []),
    ...(requires.includes('receipt_from') ? ['receipt_from=1', 'receipt_to=9'] : []),
  ].join('&');

for (const report of feeReports.reports)
  test(`report ${report.id}: each of its figures is the sum of the entries that explain it`, async (t) => {
    const asked = askedOf(report);
    let isOfSomething = false;
    for (const more of ['', '&knownAt=2026-04-20T04:00:00Z']) {
      const { status, body } = await app.get(`${PATH}?${asked}${more}`);
      t.is(status, 200, asked);
      for (const { question, amount } of explainedOf(body)) {
        if (typeof amount !== 'number') continue; // a word stands where nothing is to be paid
        const { data } = (await app.get(`/api/accounts/explain?${question}&limit=5000`)).body;
        t.is(Number(paisaOf(data.value)), amount, question);
        isOfSomething ||= amount !== 0;
      }
      for (const { question, value, label } of explainedFactsOf(body)) {
        const { data } = (await app.get(`/api/accounts/explain?${question}&limit=5000`)).body;
        t.true(value.endsWith(moneyFigures(paisaOf(data.value), 'bn')), `${label}: ${value}, ${data.value}`);
      }
      t.deepEqual([...new Set(unexplainedIn(body))], UNEXPLAINED[report.id] ?? []);
    }
    t.true(isOfSomething);
  });

test('a report takes its own fields alone', async (t) => {
  t.is(await told.sum(2, `${DAYS}&SessionID=1&ClassID=1`, 'মোট'), await told.sum(2, DAYS, 'মোট'));
});

test('every report is what it was, by both clocks, after more was recorded', async (t) => {
  const own = new Clerk();
  const then = await feeSchool(
    own.charge(12, 'tuition', 800, '2026-04-01', 1),
    own.collect(12, [[1, 'tuition', 300]], '2026-04-18'),
  );
  t.teardown(then.end);
  const asked =
    'SessionID=2&month=1&AdmissionID=12&receipt_from=1&receipt_to=9&asOf=2026-04-18&knownAt=2026-04-20T07:00:00Z';
  const all = async () => {
    const answers: string[] = [];
    for (let id = 1; id <= 24; id += 1)
      answers.push(JSON.stringify((await then.get(`${PATH}?report_id=${id}&${asked}`)).body.blocks));
    return answers;
  };
  const before = await all();
  then.clock.set('2026-04-20T08:00:00Z');
  await then.record(
    streams.journal(SCHOOL),
    own.charge(12, 'food', 500, '2026-04-02', 1),
    own.collect(12, [[2, 'food', 100]], '2026-04-17'),
    own.reverse(1, '2026-04-18'),
  );
  t.deepEqual(await all(), before);
});

test('a report that is ready is made anew once something it is made of has changed', async (t) => {
  const own = new Clerk();
  const changing = await feeSchool(
    own.charge(12, 'tuition', 800, '2026-04-01', 1),
    own.collect(12, [[1, 'tuition', 300]], '2026-04-18'),
  );
  t.teardown(changing.end);
  const read = async () => (await changing.get(`${PATH}?report_id=4&SessionID=2&${DAYS}`)).body;
  const sums = async () =>
    explainedOf(await read())
      .map(({ amount }) => amount)
      .filter(Boolean);
  t.deepEqual(new Set(await sums()), new Set([300_00]));
  const renamed = drafted(
    classes,
    { kind: 'changed', id: 2, changes: {} },
    { name: { bn: 'হিদায়া', en: '', ar: '' } },
  );
  await changing.record(streams.academics(SCHOOL), renamed);
  t.true(JSON.stringify(await read()).includes('হিদায়া'));
  await changing.record(streams.journal(SCHOOL), own.collect(12, [[1, 'tuition', 200]], '2026-04-19'));
  t.deepEqual(new Set(await sums()), new Set([500_00]));
  for (const { question } of explainedOf(await read()).filter(({ amount }) => amount))
    t.is((await changing.get(`/api/accounts/explain?${question}`)).body.data.value, 500);
});
