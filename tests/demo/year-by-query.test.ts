import { setTimeout as pause } from 'node:timers/promises';
import { ageingList, defaultersList, duesList, monthlyDuesList, PROMISE } from '@madrasah/events/dues';
import { receiptsList } from '@madrasah/events/fees';
import { tamlikRegister, zakatEligibleList } from '@madrasah/events/tamlik';
import {
  staffAdvancesList,
  transfersList,
  vouchersList,
  walletSettlementsList,
} from '@madrasah/events/vouchers';
import { issueToken } from '@madrasah/service-kit/access';
import { Codec } from '@madrasah/service-kit/codec';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { SCHOOL, SECRET, type TestApp, testApp } from '../../projection-service/src/app-test-support.ts';
import { sumsExplained } from '../../projection-service/src/statements/explain/test-support.ts';
import { makeDemo } from '../../scripts/demo/make.ts';

const NOW = '2026-11-21T09:00:00.000Z';
let app: TestApp;
let asking: { after: number; headers: { authorization: string } };

/** The read models are made of the whole log before anything is asked. */
async function made(): Promise<void> {
  for (const path of [
    'day_closes',
    'overview',
    'explain?figure=total_due.totalDue',
    'fee_report?report_id=13',
  ])
    for (let tries = 0; tries < 400; tries += 1) {
      if ((await app.get(`/api/accounts/${path}`, asking)).status !== 503) break;
      await pause(50);
    }
}

test.before(async () => {
  const store = inProcessEventStore(':memory:');
  const vault = new FileVault(':memory:');
  await makeDemo({ store, vault, now: new Date(NOW), password: 'madrasah-demo', scale: 0.1 });
  let after = 0;
  for await (const { position } of store.readAll()) after = position;
  app = await testApp({ store, codec: new Codec(vault) });
  app.clock.set(NOW);
  const admin = { schoolId: SCHOOL, loginId: 1, permissionType: 2 };
  asking = {
    after,
    headers: { authorization: `Bearer ${issueToken(SECRET, admin, app.clock.now()).token}` },
  };
  await made();
});
test.after.always(() => app.end());

const ask = async (path: string) => {
  const { status, body } = await app.get(`/api/accounts/${path}`, asking);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body).slice(0, 400)}`);
  return body;
};

const YEAR = 'from=2025-11-01&to=2026-11-21';
/** Rows of a report as CSV, by the names of its head. */
async function reported(id: number): Promise<Record<string, string>[]> {
  const [head = [], ...rows] = String(await ask(`fee_report.csv?report_id=${id}&${YEAR}`))
    .trim()
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
/** What accounts earned or cost over the year, without what closed a year. */
const told = async (group: string, account: string) =>
  (await ask(`explain?figure=income_expense.${group}&account=${account}&${YEAR}`)).data.value;
const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;

test('the year has its closes, a day opened again, a difference that waits, and two locked months', async (t) => {
  t.true((await ask('day_closes')).total > 200);
  t.is((await ask('day_closes?state=reopened')).total, 1);
  t.is((await ask('day_closes?state=unresolved')).total, 1);
  const periods: { state: string }[] = (await ask('periods')).data;
  const locked = periods.filter(({ state }) => state !== 'open');
  t.true(locked.length >= 2, JSON.stringify(periods.map(({ state }) => state)));
  t.is((await ask('closed_years')).data.length, 1);
});

test('concessions were asked and refused, and one still waits', async (t) => {
  t.is((await ask('concession_requests?state=rejected')).total, 1);
  t.true((await ask('concession_requests?state=approved')).total > 0);
  t.like((await ask('approvals')).data, [{ kind: 'concession' }]);
});

test('one promise was kept, one that names its dues is open, and two people posted a journal voucher', async (t) => {
  const promises: { state: number; promisedFor?: string[] }[] = (await ask('promises?status=all')).data;
  t.deepEqual(promises.map(({ state }) => state).sort(), [PROMISE.waiting, PROMISE.kept]);
  const named = promises.find(({ state }) => state === PROMISE.waiting)?.promisedFor;
  t.is(named?.length, 2);
  t.like((await ask('promises')).data, [{ state: PROMISE.waiting }]);
  const [journal, ...more] = (await ask(`posted_journal_vouchers?${YEAR}`)).data;
  t.deepEqual(more, []);
  t.not(journal.asker.id, journal.decider.id);
  t.true(journal.amount > 0);
});

test('a cheque was dishonoured, a leaver was settled, zakat was given, a bank month is reconciled', async (t) => {
  t.true((await reported(23)).some(({ ধরন }) => ধরন === 'চেক প্রত্যাখ্যাত'));
  const written = (await ask('write_offs?state=approved')).data;
  t.true(written.length > 0);
  const leaver = (await ask(`leaver_settlement/${written[0].AdmissionID}`)).data;
  t.like(leaver, { due: 0, clear: true });
  t.truthy(leaver.left?.settledOn);
  t.true((await ask('tamlik_register')).totals.amount > 0);
  t.like((await ask('reconciliations')).data, [{ state: 2, openLines: 0 }]);
});

test('no concession without its reason and giver, and in all what the three accounts have', async (t) => {
  const rows = await reported(15);
  t.true(rows.length > 10);
  for (const row of rows)
    for (const name of ['কারণ', 'আবেদনকারী', 'অনুমোদনকারী']) t.true(Boolean(row[name]), JSON.stringify(row));
  const accounts = await Promise.all([
    told('concession', 'sys:concession'),
    told('waiver', 'sys:waiver'),
    told('expenditure', 'sys:write-off'),
  ]);
  t.is(sum(rows.map((row) => Number(row['ছাড়']))), sum(accounts.map(Math.abs)));
  const { concessions } = (await ask(`controls?${YEAR}`)).data;
  t.is(sum(concessions.map(({ amount }: { amount: number }) => amount)), sum(accounts.map(Math.abs)));
});

test('what zakat gave is what its register has, and what it paid of fees', async (t) => {
  const { amount } = (await ask('tamlik_register')).totals;
  t.is(amount, await told('expenditure', 'sys:zakat-given'));
  t.is(sum((await reported(20)).map((row) => Number(row['তামলীক']))), amount);
});

const LISTS = [
  ...[duesList, ageingList, monthlyDuesList, defaultersList, receiptsList, vouchersList, transfersList],
  ...[staffAdvancesList, walletSettlementsList, tamlikRegister, zakatEligibleList],
];
for (const list of LISTS)
  test(`every sum of ${list.question.path} over the year is the sum of what explains it`, async (t) => {
    await sumsExplained(t, { get: (path) => app.get(path, asking) }, list, [
      '',
      ...(list === zakatEligibleList ? [] : ['asOf=2026-06-30']),
    ]);
  });
