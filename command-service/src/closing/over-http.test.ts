import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { furnish } from '../test-support/office.ts';

const PATH = '/api/accounts/day_close';
const post = (app: TestApp, path: string, body: unknown, type = 1, key?: string) =>
  app.call('POST', path, { token: app.token(type), body, ...(key ? { key } : {}) });

/** The drawer (account 2) of a school with one student who has paid 500. */
async function withCash() {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', '/api/accounts/general_ledgers', { FundID: 1, CAID: 3, GlName: 'ব্যাংক' });
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 1, GLID: 3, SlName: 'ইসলামী ব্যাংক' });
  await app.done('POST', '/api/students/insert_student', (await import('../test-support/forms.ts')).student);
  await app.done('POST', '/api/accounts/fee_collections', {
    ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-14', AccountType: 2, Account: 2 },
    fees: [{ itemId: 1, amount: 500, deduction: 0, deposit: 500 }],
  });
  return app;
}

test('W20 over HTTP: a drawer is closed once, its difference resolved by a second person', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  const body = { account: 2, on: '2026-04-14', notes: { 100: '৪', '50': 1 } };
  const closed = await post(app, PATH, body, 1, 'close-1');
  t.like(closed, { status: 201, body: { id: 1 } });
  t.like(await post(app, PATH, body, 1, 'close-1'), { status: 201, body: { id: 1 } });
  t.deepEqual((await app.recorded('journal')).slice(-2), ['CashDifferencePosted', 'DayClosed']);
  t.like(await post(app, PATH, body), { status: 409, body: { code: 'closing.already-closed' } });
  const resolution = { account: 2, on: '2026-04-14', to: 'cashier', reason: 'ভাংতি কম' };
  const own = await post(app, `${PATH}/resolve`, resolution);
  t.like(own, { status: 403, body: { code: 'closing.closer-resolves' } });
  t.like(await post(app, `${PATH}/resolve`, resolution, 2), { status: 201, body: { id: 1 } });
  t.like(await post(app, `${PATH}/resolve`, resolution, 2), { status: 409 });
  t.deepEqual(await app.recorded('notes-'), ['NoteWritten'], 'the reason is sealed, once');
});

test('a closed drawer takes no payment of that day; who may open it is said', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  await post(app, PATH, { account: 2, on: '2026-04-14', notes: { 500: 1 } });
  const voucher = {
    ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-14', AccountType: 2, Account: 2 },
    fees: [{ itemId: 1, amount: 0, deduction: 0, deposit: 1 }],
  };
  const before = (await app.recorded('journal')).length;
  const refused = await post(app, '/api/accounts/fee_collections', voucher);
  t.like(refused, { status: 409, body: { code: 'ledger.day-closed' } });
  t.regex(refused.body.message, /নগদ টাকা.*১৪ এপ্রিল ২০২৬.*দ্বিতীয় একজন/);
  t.is((await app.recorded('journal')).length, before);
});

test('what cannot be counted is named, and nothing is recorded', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  const before = (await app.recorded('journal')).length;
  const spoilt: [object, number, string][] = [
    [{ account: 2, on: '2026-04-14', notes: { 3: 1 } }, 400, 'request.invalid'],
    [{ account: 2, on: '2026-04-14', notes: { 500: -1 } }, 400, 'request.invalid'],
    [{ account: 2, on: '2026-04-14' }, 400, 'request.invalid'],
    [{ account: 2, on: '2026-04-31', notes: {} }, 400, 'request.invalid'],
    [{ account: 2, on: '2026-04-15', notes: {} }, 409, 'ledger.future-day'],
    [{ account: 3, on: '2026-04-14', notes: {} }, 409, 'closing.by-reconciliation'],
    [{ account: 1, on: '2026-04-14', notes: {} }, 409, 'ledger.not-money'],
    [{ account: 99, on: '2026-04-14', notes: {} }, 404, 'sub-ledger.not-found'],
  ];
  for (const [body, status, code] of spoilt) t.like(await post(app, PATH, body), { status, body: { code } });
  t.is((await app.recorded('journal')).length, before);
});

test('a drawer goes to a login that may close days, and is closed by it alone', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  const give = (to: number) => post(app, `${PATH}/hand_over`, { account: 2, to, notes: { 500: 1 } });
  t.like(await give(6), { status: 404, body: { code: 'closing.unknown-keeper' } });
  t.like(await give(2), { status: 201, body: { id: 1 } });
  t.like(await give(2), { status: 409, body: { code: 'closing.same-keeper' } });
  const body = { account: 2, on: '2026-04-14', notes: { 500: 1 } };
  t.like(await post(app, PATH, body, 1), { status: 403, body: { code: 'closing.not-holder' } });
  t.like(await post(app, PATH, body, 2), { status: 201 });
  t.like(await post(app, `${PATH}/count`, { account: 2, notes: {} }, 1), { status: 201, body: { id: 1 } });
});

test('a closed day is opened again by two people, and by nobody alone', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  await post(app, PATH, { account: 2, on: '2026-04-14', notes: { 100: 4 } });
  const asked = await post(app, `${PATH}/reopen`, { account: 2, on: '2026-04-14', reason: 'রসিদ বাদ' });
  t.like(asked, { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.is((await app.recorded('journal')).at(-1), 'ApprovalRequested');
  t.like(await post(app, `${PATH}/reopen/1/approve`, {}), {
    status: 403,
    body: { code: 'approval.same-person' },
  });
  const both = await Promise.all([2, 3].map((type) => post(app, `${PATH}/reopen/1/approve`, {}, type)));
  t.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  t.deepEqual((await app.recorded('journal')).slice(-3), [
    'DayReopened',
    'CashDifferencePosted',
    'ApprovalGiven',
  ]);
  t.is((await post(app, PATH, { account: 2, on: '2026-04-14', notes: { 500: 1 } })).status, 201);
});

const PERIODS = '/api/accounts/periods';

test('every dated command is refused in a locked month, with the words that say who may open it', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  t.like(await post(app, `${PERIODS}/202613/lock`, { level: 'soft' }), { status: 400 });
  t.like(await post(app, `${PERIODS}/202604/lock`, { level: 'soft' }), {
    status: 409,
    body: { code: 'closing.month-not-over' },
  });
  app.clock.set('2026-05-05T04:00:00Z');
  const lock = (level: string) => post(app, `${PERIODS}/202604/lock`, { level });
  t.like(await lock('soft'), { status: 409, body: { code: 'closing.day-open' } });
  t.is((await post(app, PATH, { account: 2, on: '2026-04-14', notes: { 500: 1 } })).status, 201);
  t.like(await lock('soft'), { status: 200, body: { id: 1 } });
  const pay = (on: string) =>
    post(app, '/api/accounts/fee_collections', {
      ...{ UserID: 1, AdmissionID: 1, CreateAt: on, AccountType: 2, Account: 2 },
      fees: [{ itemId: 1, amount: 0, deduction: 0, deposit: 1 }],
    });
  const before = (await app.recorded('journal')).length;
  const refused = await pay('2026-04-20');
  t.like(refused, { status: 409, body: { code: 'ledger.month-locked' } });
  t.regex(refused.body.message, /২০ এপ্রিল ২০২৬.*কারণ ও মেয়াদ/);
  t.is((await app.recorded('journal')).length, before);
  const until = { reason: 'বিল বাদ পড়েছে', until: '2026-05-06' };
  t.like(await post(app, `${PERIODS}/202604/unlock`, until), { status: 200, body: { id: 2 } });
  t.like(await lock('hard'), { status: 409, body: { code: 'closing.exception-stands' } });
  t.is((await pay('2026-04-20')).status, 201);
  t.like(await lock('soft'), { status: 409, body: { code: 'closing.day-open' } });
  t.is((await post(app, PATH, { account: 2, on: '2026-04-20', notes: { 500: 1, 1: 1 } })).status, 201);
  t.is((await lock('soft')).status, 200);
  t.is((await lock('hard')).status, 200);
  t.like(await pay('2026-04-25'), { status: 409, body: { code: 'ledger.month-hard-locked' } });
  t.is((await post(app, `${PERIODS}/202604/unlock`, until)).status, 409);
});

test('an exception ends by itself when its last day has passed; nothing is recorded after it', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  app.clock.set('2026-05-05T04:00:00Z');
  t.is((await post(app, PATH, { account: 2, on: '2026-04-14', notes: { 500: 1 } })).status, 201);
  t.is((await post(app, `${PERIODS}/202604/lock`, { level: 'soft' })).status, 200);
  const until = { reason: 'বিল বাদ পড়েছে', until: '2026-05-06' };
  t.is(
    (await post(app, `${PERIODS}/202604/unlock`, { until: until.until })).status,
    400,
    'a reason is asked for',
  );
  t.is((await post(app, `${PERIODS}/202604/unlock`, until)).status, 200);
  const pay = () =>
    post(app, '/api/accounts/fee_collections', {
      ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-20', AccountType: 2, Account: 2 },
      fees: [{ itemId: 1, amount: 0, deduction: 0, deposit: 1 }],
    });
  app.clock.set('2026-05-06T17:59:00Z'); // 23:59 in Dhaka
  t.is((await pay()).status, 201);
  app.clock.set('2026-05-06T18:00:00Z');
  const before = await app.recorded('');
  t.like(await pay(), { status: 409, body: { code: 'ledger.month-locked' } });
  t.deepEqual(await app.recorded(''), before);
});

test('W27 over HTTP: a year is closed once its months are locked, and opened again until the hard lock', async (t) => {
  const app = await withCash();
  t.teardown(() => app.close());
  const years = '/api/accounts/accounting_years';
  const year = { name: '২০২৫-২৬', from: '2025-05-01', to: '2026-04-30' };
  t.is((await post(app, years, year)).status, 201);
  const act = (what: string, body: object = {}, key?: string) =>
    post(app, `${years}/1/${what}`, body, 1, key);
  t.like(await act('close'), { status: 409, body: { code: 'closing.year-not-over' } });
  app.clock.set('2026-05-05T04:00:00Z');
  t.like(await act('close'), { status: 409, body: { code: 'closing.year-not-locked' } });
  await post(app, PATH, { account: 2, on: '2026-04-14', notes: { 500: 1 } });
  const lock = (level: string) => post(app, `${PERIODS}/202604/lock`, { level });
  t.is((await lock('soft')).status, 200);
  t.like(await act('close', {}, 'year-1'), { status: 201, body: { id: 1 } });
  t.like(await act('close', {}, 'year-1'), { status: 201, body: { id: 1 } });
  t.like(await act('close'), { status: 409, body: { code: 'closing.year-closed-already' } });
  t.is((await app.recorded('journal')).filter((type) => type === 'YearClosed').length, 1);
  t.is((await act('reopen')).status, 400);
  t.like(await act('reopen', { reason: 'নিরীক্ষকের সংশোধনী' }), { status: 201 });
  t.is((await act('close')).status, 201);
  t.is((await lock('hard')).status, 200);
  t.like(await act('reopen', { reason: 'আবার' }), {
    status: 409,
    body: { code: 'ledger.month-hard-locked' },
  });
});
