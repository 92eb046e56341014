import test, { type ExecutionContext } from 'ava';
import { openSchool } from '../test-support/app.ts';
import { furnish } from '../test-support/office.ts';

const A = '/api/accounts';
const [ACCOUNTANT, MUHTAMIM] = [1, 2];
const [CASH, LOAN] = [2, 3];
const DAY = '2026-04-14';

/** Fund 1 has 9,000 in the box (2); fund 2 is of another purpose. */
async function school(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', `${A}/funds`, { FundName: 'বোর্ডিং', kind: 2 });
  await app.done('POST', `${A}/general_ledgers`, { FundID: 1, CAID: 4, GlName: 'কর্জ' });
  await app.done('POST', `${A}/sub_ledgers`, { FundID: 1, GLID: 3, SlName: 'সাধারণ কর্জ' });
  const send = (type: number, method: string, path: string, body: unknown = {}) =>
    app.call(method, `${A}/${path}`, { token: app.token(type), body });
  await app.done('POST', `${A}/vouchers`, {
    ...{ CAID: 1, FundID: 1, on: '2026-04-10', Account: CASH, payee: 'দাতা' },
    lines: [{ SLID: LOAN, text: '', Amount: 9000 }],
  });
  const give = (amount: number, changes: object = {}) =>
    send(ACCOUNTANT, 'POST', 'balance_transfers', {
      ...{ kind: 'gift', on: DAY, amount, reason: 'শূরার সিদ্ধান্ত' },
      ...{ from: { FundID: 1, Account: CASH }, to: { FundID: 2, Account: CASH } },
      ...changes,
    });
  const posted = async () =>
    (await app.recorded('journal')).filter((type) => type === 'FundsTransferred').length;
  return { app, send, give, posted };
}

test('a gift waits, posts nothing, and is posted on its own day as it was looked at', async (t) => {
  const { app, send, give, posted } = await school(t);
  t.like(await give(5000), { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.is(await posted(), 0);
  t.like(await send(ACCOUNTANT, 'POST', 'transfer_requests/1/approve'), {
    ...{ status: 403, body: { code: 'approval.same-person' } },
  });
  const { entry, seen } = (await send(MUHTAMIM, 'POST', 'transfer_requests/1/look')).body.data;
  const [general, boarding] = ['সাধারণ তহবিল', 'বোর্ডিং'];
  t.like(entry, { on: DAY, parts: [{ as: 'posted', on: DAY }] });
  t.deepEqual(
    entry.parts[0].lines.map(({ fund, debit, credit }: Record<string, unknown>) => [fund, debit, credit]),
    [
      [general, 5000, 0],
      [boarding, 5000, 0],
      [general, 0, 5000],
      [boarding, 0, 5000],
    ],
  );
  t.like(await send(MUHTAMIM, 'POST', 'transfer_requests/1/approve', { seen }), {
    ...{ status: 200, body: { id: 1, data: { state: 'approved', number: 1 } } },
  });
  t.deepEqual((await app.recorded('journal')).slice(-2), ['FundsTransferred', 'ApprovalGiven']);
});

test('what is approved is decided afresh: money that is gone by then is not given, and the request waits on', async (t) => {
  const { send, give, posted } = await school(t);
  await give(5000);
  t.is((await give(5000)).status, 202, 'a request reserves nothing');
  t.is((await send(MUHTAMIM, 'POST', 'transfer_requests/1/approve')).status, 200);
  t.like(await send(MUHTAMIM, 'POST', 'transfer_requests/2/approve'), {
    ...{ status: 409, body: { code: 'ledger.fund-money-short' } },
  });
  t.is((await send(MUHTAMIM, 'POST', 'transfer_requests/2/reject', { reason: 'টাকা নেই' })).status, 200);
  t.is(await posted(), 1);
});

test('its day stays open while it waits; withdrawn it holds nothing, and cannot be approved any more', async (t) => {
  const { app, send, give, posted } = await school(t);
  await give(5000);
  const close = () => send(ACCOUNTANT, 'POST', 'day_close', { account: CASH, on: DAY, notes: { 1000: 9 } });
  const held = await close();
  t.like(held, { status: 409, body: { code: 'closing.request-waits', fields: [{ path: 'on' }] } });
  t.true(held.body.fields[0].message.includes('আবেদন ১'), held.body.fields[0].message);
  t.like(await send(ACCOUNTANT, 'DELETE', 'transfer_requests/9'), { status: 404 });
  t.is((await send(ACCOUNTANT, 'DELETE', 'transfer_requests/1')).status, 200);
  t.is((await app.recorded('journal')).at(-1), 'ApprovalWithdrawn');
  t.like(await send(MUHTAMIM, 'POST', 'transfer_requests/1/approve'), {
    ...{ status: 409, body: { code: 'approval.already-withdrawn' } },
  });
  t.is((await close()).status, 201);
  t.is(await posted(), 0);
});

test('a limit lets smaller ones through; contra and what is repaid need nobody', async (t) => {
  const { app, send, give, posted } = await school(t);
  t.is((await send(ACCOUNTANT, 'PUT', 'transfer_limit', { amount: 1000 })).status, 200);
  t.is((await send(ACCOUNTANT, 'PUT', 'transfer_limit', { amount: 1000 })).status, 200);
  t.is((await app.recorded('chart')).filter((type) => type === 'SettingChanged').length, 1);
  t.like(await give(1000, { kind: 'loan' }), { status: 201, body: { data: { number: 1 } } });
  t.is((await give(1000.01)).status, 202);
  const back = { from: { FundID: 2, Account: CASH }, to: { FundID: 1, Account: CASH } };
  t.is((await give(1000, { kind: 'repay', ...back })).status, 201);
  t.is(await posted(), 2);
  t.is((await send(ACCOUNTANT, 'PUT', 'transfer_limit', { amount: 0 })).status, 200);
  t.is((await give(1)).status, 202, 'a second person confirms every one again');
  t.is((await send(ACCOUNTANT, 'PUT', 'transfer_limit')).status, 400);
  t.is((await send(ACCOUNTANT, 'PUT', 'transfer_limit', { amount: -1 })).status, 400);
});
