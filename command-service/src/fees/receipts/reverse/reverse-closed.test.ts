import test from 'ava';
import { openSchool, type TestApp } from '../../../test-support/app.ts';
import { student } from '../../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../../test-support/office.ts';

const REQUESTS = '/api/accounts/receipt_reversals';
const post = (app: TestApp, path: string, body: unknown, type = 1, key?: string) =>
  app.call('POST', path, { token: app.token(type), body, ...(key ? { key } : {}) });
const reverse = (app: TestApp, body: object = {}, key?: string) =>
  post(app, `${COLLECT}/1/reverse`, { reason: 'ভুল ছাত্র', ...body }, 1, key);

/** 500.00 taken into the drawer. */
async function collected() {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, student);
  await app.done('POST', COLLECT, {
    ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-14', AccountType: 2, Account: 2 },
    fees: [{ itemId: 1, amount: 500, deduction: 0, deposit: 500 }],
  });
  return app;
}

const closeDay = (app: TestApp, notes: Record<string, number>) =>
  app.done('POST', '/api/accounts/day_close', { account: 2, on: '2026-04-14', notes });

/** The same, and its day is closed. */
async function closedDay() {
  const app = await collected();
  await closeDay(app, { 500: 1 });
  app.clock.set('2026-04-15T04:00:00Z');
  return app;
}

test('after its day was closed a receipt is taken back by two people, and by nobody alone', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const asked = await reverse(app, { kind: 'refund' }, 'once');
  t.like(asked, { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.like(await reverse(app, { kind: 'refund' }, 'once'), { status: 202, body: { id: 1 } });
  t.is((await app.recorded('journal')).filter((type) => type === 'ApprovalRequested').length, 1);
  t.deepEqual(await app.recorded('notes-'), ['NoteWritten'], 'why stands in a note');
  t.like(await post(app, `${REQUESTS}/1/approve`, {}), {
    status: 403,
    body: { code: 'approval.same-person' },
  });
  const both = await Promise.all([2, 3].map((type) => post(app, `${REQUESTS}/1/approve`, {}, type)));
  t.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  t.deepEqual((await app.recorded('journal')).slice(-2), ['CollectionReversed', 'ApprovalGiven']);
  t.like(await reverse(app), { status: 409, body: { code: 'fees.already-reversed' } });
});

test('each kind of taking back is told by its own sentence, and is seen as what it is', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const seen = new Set<string>();
  const told: string[] = [];
  for (const kind of ['correction', 'refund', 'dishonoured']) {
    const asked = await reverse(app, { kind });
    const look = await app.call('POST', `${REQUESTS}/${asked.body.id}/look`, {
      token: app.token(2),
      body: {},
      headers: { 'accept-language': 'en' },
    });
    seen.add(look.body.data.seen);
    told.push(look.body.data.entry.changes[0]);
    await post(app, `${REQUESTS}/${asked.body.id}/reject`, { reason: 'পরে' }, 2);
  }
  t.is(seen.size, 3);
  t.deepEqual(
    told.map((sentence) => sentence.split(':')[0]),
    ['Voided as a correction', 'Voided as a refund', 'Voided as dishonoured'],
  );
});

test('what could not be taken back waits for nobody; rejected, the receipt stands', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const spent = { CAID: 2, FundID: 1, on: '2026-04-15', Account: 2, payee: 'দোকান' };
  await app.done('POST', '/api/accounts/general_ledgers', { FundID: 1, CAID: 2, GlName: 'ব্যয়' });
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 1, GLID: 3, SlName: 'বিদ্যুৎ' });
  t.is((await reverse(app)).status, 202);
  t.is((await post(app, `${REQUESTS}/1/reject`, { reason: 'রসিদ ঠিক আছে' }, 2)).status, 200);
  await app.done('POST', '/api/accounts/vouchers', { ...spent, lines: [{ SLID: 3, text: '', Amount: 400 }] });
  const before = (await app.recorded('journal')).length;
  t.like(await reverse(app), { status: 409, body: { code: 'ledger.fund-money-short' } });
  t.is((await app.recorded('journal')).length, before);
});

test('while the day is open one person takes it back, and a correction with its right receipt waits for nobody', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const replacement = {
    AdmissionID: 1,
    fees: [{ itemId: 1, amount: 500, deduction: 0, deposit: 300 }],
  };
  t.is((await reverse(app, { replacement })).status, 201);
  t.is((await post(app, `${COLLECT}/2/reverse`, { reason: 'ভুল' })).status, 201, 'of a day that is open');
});

test('sent again after the day was closed, a reversal of the open day is told as it was', async (t) => {
  const app = await collected();
  t.teardown(() => app.close());
  const first = await reverse(app, { kind: 'refund' }, 'once');
  t.is(first.status, 201);
  await closeDay(app, {});
  t.deepEqual((await reverse(app, { kind: 'refund' }, 'once')).body, first.body);
  t.is((await app.recorded('journal')).filter((type) => type === 'ApprovalRequested').length, 0);
});
