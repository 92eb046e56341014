import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { furnish } from '../test-support/office.ts';

const A = '/api/accounts';
const [G, B, Z] = [1, 2, 3];
const [C1, FOOD, BK, MW, LOAN_G, LOAN_B, ZAKAT] = [2, 3, 4, 5, 6, 7, 8];
const DAY = '2026-04-14';

/**
 * Funds general (1), boarding (2), zakat (3). Sub-ledgers: 1 fees, 2 cash, 3 food cost of boarding, 4 bank, 5 wallet,
 * 6 and 7 loans of general and boarding, 8 zakat. Whatever money a case needs comes as a loan.
 */
async function school(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  const ledger = (FundID: number, CAID: number, GlName: string) =>
    app.done('POST', `${A}/general_ledgers`, { FundID, CAID, GlName });
  const head = (FundID: number, GLID: number, SlName: string, more: object = {}) =>
    app.done('POST', `${A}/sub_ledgers`, { FundID, GLID, SlName, ...more });
  await app.done('POST', `${A}/funds`, { FundName: 'বোর্ডিং', kind: 2 });
  await app.done('POST', `${A}/funds`, { FundName: 'গোরাবা', kind: 4 });
  await ledger(B, 2, 'বোর্ডিং খরচ'); // 3
  await ledger(G, 4, 'কর্জ'); // 4
  await ledger(B, 4, 'কর্জ'); // 5
  await ledger(Z, 1, 'গোরাবা প্রাপ্তি'); // 6
  await head(B, 3, 'খোরাকি খরচ');
  await head(G, 2, 'ব্যাংক হিসাব', { moneyKind: 'bank' });
  await head(G, 2, 'বিকাশ', { moneyKind: 'wallet' });
  await head(G, 4, 'সাধারণ কর্জ');
  await head(B, 5, 'বোর্ডিং কর্জ');
  await head(Z, 6, 'যাকাত');
  const send = (method: string, path: string, body: unknown, type = 1) =>
    app.call(method, `${A}/${path}`, { token: app.token(type), body });
  const income = (FundID: number, SLID: number, Account: number, Amount: number) =>
    app.done('POST', `${A}/vouchers`, {
      ...{ CAID: 1, FundID, on: DAY, Account, payee: 'দাতা' },
      lines: [{ SLID, text: '', Amount }],
    });
  return { app, send, income };
}

type Line = { account: string; fund: number; debit: number; credit: number };
/** The books as the journal makes them: account and fund → taka. */
async function balances(app: TestApp) {
  const sums = new Map<string, number>();
  for await (const { data } of app.store.readStream(`journal-${SCHOOL}_1`))
    for (const { account, fund, debit, credit } of ((data as { postings?: Line[] }).postings ??
      []) as Line[]) {
      const key = `${account}·${fund}`;
      sums.set(key, (sums.get(key) ?? 0) + debit - credit);
    }
  return (account: string | number, fund: number) =>
    (sums.get(`${typeof account === 'number' ? `sl:${account}` : account}·${fund}`) ?? 0) / 100;
}

test('W14 over HTTP: a gift, a loan and what was repaid of it; never out of zakat', async (t) => {
  const { app, send, income } = await school(t);
  await income(G, LOAN_G, BK, 20_000);
  const transfer = (kind: string, from: number, to: number, amount: number) =>
    send('POST', 'balance_transfers', {
      ...{ kind, on: DAY, amount, reason: 'শূরার সিদ্ধান্ত' },
      ...{ from: { FundID: from, Account: BK }, to: { FundID: to, Account: BK } },
    });
  for (const [requestId, kind, amount] of [
    [1, 'gift', 5000],
    [2, 'loan', 2000],
  ] as const) {
    t.like(await transfer(kind, G, B, amount), {
      ...{ status: 202, body: { id: requestId, data: { state: 'waiting' } } },
    });
    t.is((await send('POST', `transfer_requests/${requestId}/approve`, {}, 2)).status, 200);
  }
  t.is((await transfer('repay', B, G, 500)).status, 201);
  const of = await balances(app);
  t.deepEqual([of(BK, G), of(BK, B)], [13_500, 6500]);
  t.deepEqual([of('sys:due-from', G), of('sys:due-to', B)], [1500, -1500]);
  t.deepEqual([of('sys:transfer-out', G), of('sys:transfer-in', B)], [5000, -5000]);
  const tooMuch = await transfer('repay', B, G, 1500.01);
  t.like(tooMuch, { status: 409, body: { code: 'ledger.repay-too-much' } });
  t.true(tooMuch.body.message.includes('১,৫০০.০০'), tooMuch.body.message);
  await income(Z, ZAKAT, BK, 9000);
  for (const kind of ['gift', 'loan'])
    t.like(await transfer(kind, Z, G, 1), { status: 409, body: { code: 'ledger.transfer-restricted' } });
});

test('W22 over HTTP: a wallet is settled whole; the charge is the general fund’s', async (t) => {
  const { app, send, income } = await school(t);
  await income(G, LOAN_G, MW, 7000);
  await income(B, LOAN_B, MW, 3000);
  const settle = (received: number, charge: number, key?: string) =>
    app.call('POST', `${A}/wallet_settlements`, {
      ...{ token: app.token(1), body: { on: DAY, wallet: MW, bank: BK, received, charge } },
      ...(key ? { key } : {}),
    });
  const differs = await settle(9850, 149.99);
  t.like(differs, { status: 409, body: { code: 'vouchers.wallet-differs' } });
  t.true(differs.body.message.includes('১০,০০০.০০'), differs.body.message);
  const settled = await settle(9850, 150, 'one');
  t.is(settled.status, 201);
  t.deepEqual(await settle(9850, 150, 'one'), settled, 'pressed twice, done once');
  const of = await balances(app);
  t.deepEqual([of(MW, G), of(MW, B)], [0, 0]);
  t.deepEqual([of(BK, G), of(BK, B), of('sys:wallet-charge', G)], [6850, 3000, 150]);
  t.like(await settle(1, 0), { status: 409 });
  t.like(await send('POST', 'wallet_settlements', { on: DAY, wallet: C1, bank: BK, received: 1 }), {
    status: 409,
    body: { code: 'vouchers.not-wallet-and-bank' },
  });
});

test('W24 over HTTP: a shopping advance, its bills and its change to the paisa; a second one says what is in hand', async (t) => {
  const { app, send, income } = await school(t);
  await income(B, LOAN_B, C1, 20_000);
  await app.done('POST', '/api/users/insert_user_info', FORMS['RegisterPerson']);
  const give = (amount: number, FundID = B, UserID = 1) =>
    send('POST', 'staff_advances', { UserID, purpose: 'shopping', FundID, Account: C1, amount, on: DAY });
  const pupil = { ...(FORMS['RegisterPerson'] as object), UserTypeID: 1, UserCode: '7001' };
  await app.done('POST', '/api/users/insert_user_info', pupil);
  t.like(await give(100, B, 2), {
    status: 409,
    body: { code: 'vouchers.advance-no-colleague', fields: [{ path: 'UserID' }] },
  });
  const given = await give(10_000);
  t.like(given, { status: 201, body: { id: 1, data: { unsettled: 0 } } });
  t.like(await give(100), { status: 201, body: { data: { unsettled: 10_000 } } });
  const putAside = { token: app.token(1), body: { reason: 'চাকরি ছেড়েছেন' } };
  t.like(await app.call('DELETE', '/api/users/1', putAside), {
    status: 409,
    body: { code: 'people.has-money' },
  });
  const settle = (amount: number, returned: number, id = 1) =>
    send('POST', `staff_advances/${id}/settle`, {
      ...{ bills: [{ SLID: FOOD, amount, text: 'চাল ও ডাল' }], returned, Account: C1 },
    });
  const tooMuch = await settle(9350.75, 649.26);
  t.like(tooMuch, { status: 409, body: { code: 'vouchers.settled-too-much' } });
  t.is((await settle(9350.75, 649.25)).status, 201);
  const of = await balances(app);
  t.deepEqual([of('sys:staff-advance', B), of(FOOD, B), of(C1, B)], [100, 9350.75, 10_549.25]);
  const log: string[] = [];
  for await (const event of app.store.readStream(`journal-${SCHOOL}_1`)) log.push(JSON.stringify(event.data));
  t.false(log.join().includes('চাল'), 'what a bill says stands in a note');
  await income(Z, ZAKAT, C1, 500);
  t.like(await give(1, Z), { status: 409, body: { code: 'vouchers.advance-salary-fund' } });
  t.like(await settle(1, 0, 9), { status: 404 });
  t.is((await give(1, B, 9)).status, 404, 'nobody has that number');
});
