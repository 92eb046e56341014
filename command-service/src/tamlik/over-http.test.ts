import test from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { student, twelve } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';

const TAMLIK = '/api/accounts/tamlik';
const ACCOUNTS = '/api/accounts';
const REVERSALS = `${ACCOUNTS}/tamlik_reversals`;

/**
 * W18: cash (2) holds 30,000.00 of zakat (fund 3); the student owes his food 3,000.00 to boarding (fund 2), item 1,
 * and 500.00 to the general fund, item 2.
 */
async function school() {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', `${ACCOUNTS}/funds`, { FundName: 'বোর্ডিং', kind: 2 });
  await app.done('POST', `${ACCOUNTS}/funds`, { FundName: 'গোরাবা তহবিল', kind: 4 });
  await app.done('POST', `${ACCOUNTS}/general_ledgers`, { FundID: 2, CAID: 1, GlName: 'বোর্ডিং ফি' });
  await app.done('POST', `${ACCOUNTS}/general_ledgers`, { FundID: 3, CAID: 1, GlName: 'গোরাবা' });
  await app.done('POST', `${ACCOUNTS}/sub_ledgers`, { FundID: 2, GLID: 3, SlName: 'খোরাকি' });
  await app.done('POST', `${ACCOUNTS}/sub_ledgers`, { FundID: 3, GLID: 4, SlName: 'যাকাত' });
  await app.done('POST', `${ACCOUNTS}/fee_groups`, { FundID: 2, GLID: 3, SLID: 3, SFGNID: 1 });
  await app.done('POST', `${ACCOUNTS}/fee_matrix`, {
    ...{ SessionID: 1, Classid: 1, SLID: 3, effectiveFrom: '2026-04-01' },
    ...twelve(3000),
  });
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', `${ACCOUNTS}/vouchers`, {
    ...{ CAID: 1, FundID: 3, on: '2026-04-14', Account: 2, payee: 'দাতা' },
    lines: [{ SLID: 4, text: 'যাকাত', Amount: 30_000 }],
  });
  const send = (type: number, method: string, path: string, body: unknown = {}, key?: string) =>
    app.call(method, path, { token: app.token(type), body, ...(key ? { key } : {}) });
  return { app, send };
}

type Entry = { type: string; data: Record<string, unknown> & { postings?: Posted[] } };
type Posted = { account: string; fund: number; debit: number; credit: number };

async function journal(app: TestApp): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const { type, data } of app.store.readStream(`journal-${SCHOOL}_1`)) found.push({ type, data });
  return found;
}
const lines = (entries: readonly Entry[]) =>
  entries.flatMap(({ data: { postings = [] } }) =>
    postings.map(({ account, fund, debit, credit }) => [account, fund, debit - credit]),
  );

async function foodItem(app: TestApp): Promise<number> {
  const charged = (await journal(app)).find(({ type }) => type === 'FeesCharged');
  const all = (charged?.data['lines'] ?? []) as [number, number, number][];
  return Number(charged?.data['firstItemId']) + all.findIndex(([, , head]) => head === 3);
}

const entitled = { value: true, since: '2026-04-01', verifiedBy: 'মাওলানা আবদুল করীম', note: 'পিতা নেই' };
const form = (itemId: number, amount = 3000, more: object = {}) => ({
  ...{ on: '2026-04-14', FundID: 3, Account: 2, witness: 'হাফেয ইউসুফ', reason: 'খোরাকি বাকি' },
  students: [{ UserID: 1, itemId, amount }],
  ...more,
});

test('W18 over HTTP: asked, confirmed by another, posted as voucher and receipt; reversed only together', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const item = await foodItem(app);
  t.is((await send(1, 'PUT', `${ACCOUNTS}/zakat_eligible/1`, entitled)).status, 200);
  const asked = await send(1, 'POST', TAMLIK, form(item), 'k');
  t.like(asked, { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.like(await send(1, 'POST', TAMLIK, form(item), 'k'), { status: 202, body: { id: 1 } }, 'pressed twice');
  t.like(await send(1, 'POST', `${TAMLIK}/1/approve`), {
    status: 403,
    body: { code: 'approval.same-person' },
  });
  const before = (await journal(app)).length;
  const given = await send(2, 'POST', `${TAMLIK}/1/approve`);
  t.like(given, { status: 200, body: { id: 1, data: { VoucherNo: 1, state: 'approved' } } });
  const entries = (await journal(app)).slice(before);
  t.deepEqual(
    entries.map(({ type }) => type),
    ['TamlikGiven', 'FeesCollected', 'ApprovalGiven'],
  );
  t.deepEqual(lines(entries), [
    ['sys:zakat-given', 3, 300_000],
    ['sl:2', 3, -300_000],
    ['sl:2', 2, 300_000],
    ['sys:receivable', 2, -300_000],
  ]);
  const log = JSON.stringify(await journal(app));
  for (const said of ['ইউসুফ', 'খোরাকি বাকি', 'করীম', 'পিতা নেই']) t.false(log.includes(said), said);

  const alone = await send(1, 'POST', `${ACCOUNTS}/fee_collections/1/reverse`, { reason: 'ভুল' });
  t.like(alone, { status: 409, body: { code: 'tamlik.receipt-bound' } });
  const back = await send(1, 'POST', `${TAMLIK}/1/reverse`, { reason: 'ভুল ছাত্র' });
  t.like(back, { status: 202, body: { id: 2, data: { state: 'waiting' } } });
  const waiting = (await journal(app)).length;
  t.like(await send(1, 'POST', `${REVERSALS}/2/approve`), {
    status: 403,
    body: { code: 'approval.same-person' },
  });
  t.is((await journal(app)).length, waiting, 'nothing is taken back by one alone');
  const done = await send(2, 'POST', `${REVERSALS}/2/approve`);
  t.like(done, { status: 200, body: { id: 1, data: { VoucherNo: 1, state: 'approved' } } });
  const taken = (await journal(app)).slice(waiting);
  t.deepEqual(
    taken.map(({ type }) => type),
    ['TamlikReversed', 'CollectionReversed', 'ApprovalGiven'],
  );
  t.deepEqual(
    lines(taken).map(([account, fund, moved]) => [account, fund, -Number(moved)]),
    lines(entries),
  );
  const again = await send(1, 'POST', `${TAMLIK}/1/reverse`, { reason: 'আবার' });
  t.like(again, { status: 409, body: { code: 'tamlik.reversed-already' } });
  t.like(await send(1, 'POST', `${TAMLIK}/7/reverse`, { reason: 'আবার' }), { status: 404 });
});

test('the tamlik of whoever is erased is taken back without a word', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const item = await foodItem(app);
  await send(1, 'PUT', `${ACCOUNTS}/zakat_eligible/1`, entitled);
  await send(1, 'POST', TAMLIK, form(item));
  t.is((await send(2, 'POST', `${TAMLIK}/1/approve`)).status, 200);
  t.is((await send(1, 'POST', '/api/users/1/erase', { reason: 'অনুরোধ' })).status, 200);
  const back = (body: object) => send(1, 'POST', `${TAMLIK}/1/reverse`, body);
  t.like(await back({ reason: 'ভুল ছাত্র' }), { status: 409, body: { code: 'people.erased-said' } });
  t.is((await back({})).status, 202);
});

test('not entitled, more than zakat holds, no zakat fund, no form: refused with figures, nothing recorded', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const item = await foodItem(app);
  const before = await app.recorded('');
  const unknown = await send(1, 'POST', TAMLIK, form(item));
  t.like(unknown, { status: 409, body: { code: 'tamlik.not-eligible' } });
  t.true(unknown.body.message.includes('৩,০০০.০০'), unknown.body.message);
  t.is((await send(1, 'POST', TAMLIK, { students: [{}] })).status, 400);
  t.like(await send(1, 'PUT', `${ACCOUNTS}/zakat_eligible/1`, { value: 2 }), { status: 400 });
  t.like(await send(1, 'PUT', `${ACCOUNTS}/zakat_eligible/99`, entitled), { status: 404 });
  t.deepEqual(await app.recorded(''), before);

  await app.done('PUT', `${ACCOUNTS}/zakat_eligible/1`, entitled);
  const wrongFund = await send(1, 'POST', TAMLIK, form(item, 100, { FundID: 1 }));
  t.like(wrongFund, { status: 409, body: { code: 'tamlik.not-zakat' } });
  const tooMuch = await send(1, 'POST', TAMLIK, form(item, 3000.01));
  t.like(tooMuch, { status: 409, body: { code: 'tamlik.more-than-due' } });
  t.is(tooMuch.body.fields[0].path, 'students.0.amount');
  // Zakat goes into a wallet of its own; the box holds none of it then.
  await app.done('POST', `${ACCOUNTS}/sub_ledgers`, { FundID: 1, GLID: 2, SlName: 'আরেক বাক্স' });
  await app.done('POST', `${ACCOUNTS}/balance_transfers`, {
    ...{ kind: 'contra', on: '2026-04-14', reason: 'সরানো', amount: 29_000 },
    ...{ from: { FundID: 3, Account: 2 }, to: { FundID: 3, Account: 5 } },
  });
  const short = await send(1, 'POST', TAMLIK, form(item));
  t.like(short, { status: 409, body: { code: 'ledger.fund-money-short' } });
  t.true(short.body.message.includes('১,০০০.০০'), short.body.message);
  t.is((await send(1, 'POST', TAMLIK, form(item, 3000, { Account: 5, receivingAccount: 2 }))).status, 202);
});

test('what waits is decided afresh: zakat that is gone by then is not given', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const item = await foodItem(app);
  await app.done('PUT', `${ACCOUNTS}/zakat_eligible/1`, entitled);
  await send(1, 'POST', TAMLIK, form(item));
  await app.done('PUT', `${ACCOUNTS}/zakat_eligible/1`, { ...entitled, value: false });
  const late = await send(2, 'POST', `${TAMLIK}/1/approve`);
  t.like(late, { status: 409, body: { code: 'tamlik.not-eligible' } });
  t.like(await send(2, 'POST', `${TAMLIK}/1/reject`, { reason: 'মুস্তাহিক নন' }), { status: 200 });
});
