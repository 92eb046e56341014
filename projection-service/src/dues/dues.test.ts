import { paisa, streams } from '@madrasah/events';
import { FeeWaived } from '@madrasah/events/concessions';
import {
  DuesLettersPrinted,
  DuesReplied,
  PaymentPromised,
  PROMISE,
  PromiseWithdrawn,
  REPLY,
} from '@madrasah/events/dues';
import { FeesCollected } from '@madrasah/events/fees';
import { cr, dr, entry } from '@madrasah/events/ledger';
import test from 'ava';
import { SCHOOL } from '../app-test-support.ts';
import { CASH, FUND, row, school } from './test-support.ts';

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

const promised = (promiseId: number, on: string, promisedOn: string, amount: number) =>
  PaymentPromised({ ...{ promiseId, on, userId: 1, admissionId: 1, promisedOn, amount }, noteId: null });

test('a promise waits, passes, is kept by what was paid since, and another takes its place', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(streams.dues(SCHOOL), promised(1, '2026-03-01', '2026-03-10', 50_000));
  const open = async (day: string) => {
    const { data } = (await app.get(`/api/accounts/dues?asOf=${day}`)).body;
    const { promisedOn, promise } = data.find((row: { UserID: number }) => row.UserID === 1);
    return [promisedOn, promise];
  };
  t.deepEqual(await open('2026-02-28'), [undefined, undefined], 'it was not made yet');
  t.deepEqual(await open('2026-03-10'), ['2026-03-10', PROMISE.waiting]);
  t.deepEqual(await open('2026-03-11'), ['2026-03-10', PROMISE.passed]);
  const states = async () =>
    (await app.get('/api/accounts/promises?status=all&asOf=2026-04-20&sort=on')).body.data.map(
      (one: { promiseId: number; state: number; paid: number }) => [one.promiseId, one.state, one.paid],
    );
  // The receipt of 20 March was written before it, whatever its day.
  t.deepEqual(await states(), [[1, PROMISE.passed, 0]]);
  await app.record(streams.dues(SCHOOL), promised(2, '2026-04-20', '2026-05-01', 60_000));
  t.deepEqual(await states(), [
    [1, PROMISE.replaced, 0],
    [2, PROMISE.waiting, 0],
  ]);
  const counter = async () => (await app.get('/api/accounts/student_fee_admission?AdmissionID=1')).body.data;
  t.deepEqual((await counter()).promise, {
    ...{ promisedOn: '2026-05-01', amount: 600, passed: false, items: [] },
  });
  const { data: statement } = (await app.get('/api/accounts/statement/1?asOf=2026-05-02')).body;
  t.deepEqual(statement.promise, {
    ...{ promisedOn: '2026-05-01', amount: 600, passed: true, items: [] },
  });
  const paid = {
    ...{ receiptId: 2, receiptNo: 2, series: 'receipt:session:1', on: '2026-04-20', userId: 1 },
  };
  app.clock.advance(1000);
  await app.record(
    streams.journal(SCHOOL),
    FeesCollected({
      ...paid,
      ...{ admissionId: 1, moneyAccount: CASH, transactionNo: '', remark: '', advance: null, months: [] },
      rows: [row(4, 3, 60_000)],
      postings: entry([
        dr(`sl:${CASH}`, FUND, 60_000),
        cr('sys:receivable', FUND, 60_000, { party: 1, itemId: 4 }),
      ]),
    }),
  );
  t.deepEqual((await states())[1], [2, PROMISE.kept, 600]);
  t.is((await counter()).promise, null);
  await app.record(streams.dues(SCHOOL), PromiseWithdrawn({ promiseId: 2, on: '2026-04-20', userId: 1 }));
  t.deepEqual((await states())[1], [2, PROMISE.withdrawn, 600]);
});

test('a promise tells which dues it is for, wherever it stands, and is kept once those are settled', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { data } = promised(1, '2026-04-01', '2026-05-01', 50_000);
  await app.record(streams.dues(SCHOOL), PaymentPromised({ ...data, itemIds: [1, 4] }));
  const named = ['বেতন – শাওয়াল', 'বেতন – যিলহজ্ব'];
  const row = async (list: string) => (await app.get(`/api/accounts/${list}?asOf=2026-04-20`)).body.data[0];
  for (const list of ['dues', 'defaulters', 'promises'])
    t.like(await row(list), { StudentName: 'উমর', promisedFor: named }, list);
  const csv = String((await app.get('/api/accounts/dues.csv?asOf=2026-04-20')).body);
  t.true(csv.includes('বেতন – যিলহজ্ব'), csv);
  const counter = async () => (await app.get('/api/accounts/student_fee_admission?AdmissionID=1')).body.data;
  t.deepEqual((await counter()).promise, {
    ...{ promisedOn: '2026-05-01', amount: 500, passed: false, items: named },
  });
  const state = async () => (await app.get('/api/accounts/promises?status=all')).body.data[0].state;
  t.is(await state(), PROMISE.waiting);
  app.clock.advance(1000);
  const waived = (waiverId: number, itemId: number, amount: number) =>
    FeeWaived({
      ...{ waiverId, requestId: waiverId, on: '2026-04-20', userId: 1, admissionId: 1, itemId, fundId: FUND },
      ...{ amount: paisa(amount), noteId: null },
      postings: entry([
        dr('sys:waiver', FUND, amount, { party: 1, itemId }),
        cr('sys:receivable', FUND, amount, { party: 1, itemId }),
      ]),
    });
  await app.record(streams.journal(SCHOOL), waived(1, 1, 50_000));
  t.is(await state(), PROMISE.waiting);
  await app.record(streams.journal(SCHOOL), waived(2, 4, 80_000));
  t.is(await state(), PROMISE.kept, 'nothing is left of what it is for');
});

test('the list of a day shows when its letters were printed last, and by whom, as was known then', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const printed = (printingId: number, userIds: readonly number[]) =>
    DuesLettersPrinted({
      ...{ printingId, on: '2026-04-20', asOf: '2026-04-01' },
      letters: userIds.map((id): [number, number] => [id, id]),
    });
  await app.record(streams.dues(SCHOOL), printed(1, [1, 2]));
  app.clock.set('2026-04-21T04:00:00Z');
  await app.record(streams.dues(SCHOOL), {
    ...printed(2, [1]),
    data: { ...printed(2, [1]).data, on: '2026-04-21' },
  });
  await app.settled();
  const list = async (query: string) =>
    (await app.get(`/api/accounts/dues_confirmations?${query}`)).body.data.map(
      ({ letterOn }: { letterOn?: string }) => letterOn,
    );
  t.deepEqual(await list('asOf=2026-04-01'), ['2026-04-21', '2026-04-20']);
  t.deepEqual(await list('asOf=2026-04-01&knownAt=2026-04-20T12:00:00Z'), ['2026-04-20', '2026-04-20']);
  t.deepEqual(await list('asOf=2026-04-02'), [undefined, undefined], 'another day is another letter');
  const [umar] = (await app.get('/api/accounts/dues_confirmations?asOf=2026-04-01')).body.data;
  t.truthy(umar.letterBy.name);
});

test('letters of a day and what was answered to them; another answer counts instead', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const reply = (replyId: number, userId: number, says: number | null) =>
    DuesReplied({
      ...{ replyId, on: '2026-04-20', userId, admissionId: userId, asOf: '2026-04-01', says, noteId: null },
    });
  await app.record(streams.dues(SCHOOL), reply(1, 1, null), reply(2, 1, 70_000));
  const list = async (more = '') =>
    (await app.get(`/api/accounts/dues_confirmations?asOf=2026-04-01${more}`)).body.data;
  const [umar, ali] = await list();
  t.like(umar, { due: 2300, reply: REPLY.differs, says: 700, repliedOn: '2026-04-20' });
  t.like(ali, { due: 800, reply: REPLY.awaited });
  t.is((await list('&status=awaited')).length, 1);
  t.is((await list('&status=agrees')).length, 0);
  t.is((await app.get('/api/accounts/dues_confirmations?asOf=2026-04-02')).body.data[0].reply, REPLY.awaited);
  for (const perPage of [1, 2]) {
    const letters = await app.get(`/api/accounts/dues_letters.pdf?asOf=2026-04-01&perPage=${perPage}`);
    t.is(letters.status, 200);
    t.is((String(letters.body).match(/\/Type \/Page\b/g) ?? []).length, 3 - perPage);
  }
  const nobody = await app.get('/api/accounts/dues_letters.pdf?asOf=2026-04-01&AdmissionID=3');
  t.is(nobody.status, 404);
});
