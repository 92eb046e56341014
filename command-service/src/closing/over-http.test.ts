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
