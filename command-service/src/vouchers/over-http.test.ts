import test from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { PICTURE } from '../test-support/forms.ts';
import { furnish } from '../test-support/office.ts';

const VOUCHERS = '/api/accounts/vouchers';

/** A school whose sub-ledgers are 1 বেতন (income), 2 নগদ, 3 বিদ্যুৎ (expense), 4 ব্যাংক. */
async function school() {
  const app = await openSchool();
  await furnish(app);
  const ledgers = '/api/accounts/general_ledgers';
  await app.done('POST', ledgers, { FundID: 1, CAID: 2, GlName: 'খরচ' });
  const heads = '/api/accounts/sub_ledgers';
  await app.done('POST', heads, { FundID: 1, GLID: 3, SlName: 'বিদ্যুৎ' });
  await app.done('POST', heads, { FundID: 1, GLID: 2, SlName: 'ব্যাংক' });
  return app;
}
const form = (CAID: number, SLID: number, Amount: number, more: object = {}) => ({
  ...{ CAID, FundID: 1, on: '2026-04-14', AccountType: 2, Account: 2, payee: 'আব্দুর রহমান' },
  lines: [{ SLID, text: 'মার্চ মাস', Amount }],
  ...more,
});
const send = (app: TestApp, method: string, path: string, body: unknown, key?: string) =>
  app.call(method, path, { token: app.token(1), body, ...(key ? { key } : {}) });

/** The data of the journal's events as they stand in the log. */
async function inJournal(app: TestApp) {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { type, data } of app.store.readStream(`journal-${SCHOOL}_1`)) found.push({ type, data });
  return found;
}

test('W16 over HTTP: posted, edited, its number kept; what is personal stands in notes alone', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', VOUCHERS, form(1, 1, 9000));
  const posted = await send(app, 'POST', VOUCHERS, form(2, 3, 1250), 'one');
  t.like(posted, { status: 201, body: { id: 2, data: { voucherId: 2, VoucherNo: 1 } } });
  t.deepEqual(await send(app, 'POST', VOUCHERS, form(2, 3, 1250), 'one'), posted, 'pressed twice, done once');
  const edited = { ...form(2, 3, 1520), reason: 'অঙ্ক ভুল' };
  const revise = (seen: number, key: string) =>
    app.call('PUT', `${VOUCHERS}/2`, {
      ...{ token: app.token(1), body: edited, key, headers: { 'if-match': `"${seen}"` } },
    });
  t.like(await revise(1, 'early'), { status: 409, body: { code: 'conflict.changed' } });
  t.like(await revise(0, 'first'), { status: 200, body: { data: { VoucherNo: 1 } } });
  t.like(await revise(0, 'first'), { status: 200 }, 'the same is answered again');
  t.like(await revise(0, 'other-tab'), { status: 409, body: { code: 'conflict.changed' } });
  const events = await inJournal(app);
  t.deepEqual(
    events.map(({ type }) => type),
    ['VoucherPosted', 'VoucherPosted', 'VoucherRevised'],
  );
  t.is((await app.recorded('notes-')).length, 3);
  const log = JSON.stringify(events);
  for (const said of ['রহমান', 'মার্চ', 'অঙ্ক']) t.false(log.includes(said), said);
  const reversed = await send(app, 'POST', `${VOUCHERS}/2/reverse`, { reason: 'দুইবার' });
  t.like(reversed, { status: 201, body: { data: { VoucherNo: 1 } } });
  t.like(await send(app, 'POST', `${VOUCHERS}/2/reverse`, { reason: 'দুইবার' }), {
    status: 409,
    body: { code: 'vouchers.reversed-already' },
  });
});

test('W17 over HTTP: more than the fund has is refused with the sum, and nothing is recorded', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', VOUCHERS, form(1, 1, 50_000));
  const before = await app.recorded('');
  const short = await send(app, 'POST', VOUCHERS, form(2, 3, 62_000));
  t.like(short, { status: 409, body: { code: 'ledger.fund-money-short' } });
  t.true(short.body.message.includes('৫০,০০০.০০'), short.body.message);
  t.deepEqual(await app.recorded(''), before, 'no note either');
});

test('a fund of the wrong kind, a cheque or a transaction twice over HTTP: refused, and nothing is recorded', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const zakat = await app.done('POST', '/api/accounts/funds', { FundName: 'যাকাত তহবিল', kind: 4 });
  const ledgers = '/api/accounts/general_ledgers';
  const ledger = await app.done('POST', ledgers, { FundID: zakat.id, CAID: 2, GlName: 'ভাতা' });
  const head = { FundID: zakat.id, GLID: ledger.id, SlName: 'ভাতা' };
  const spent = await app.done('POST', '/api/accounts/sub_ledgers', head);
  await app.done('POST', VOUCHERS, form(1, 1, 9000, { Account: 4, chequeNo: '7', transactionNo: 'TX1' }));
  const before = await app.recorded('');
  for (const [body, code] of [
    [form(2, spent.id, 10, { FundID: zakat.id }), 'ledger.zakat-by-tamlik'],
    [form(1, 1, 10, { Account: 4, chequeNo: '৭' }), 'vouchers.cheque-twice'],
    [form(1, 1, 10, { Account: 4, transactionNo: 'tx1' }), 'vouchers.transaction-twice'],
  ] as const)
    t.like(await send(app, 'POST', VOUCHERS, body), { status: 409, body: { code } }, code);
  t.deepEqual(await app.recorded(''), before, 'no note either');
});

test('bad forms are refused with every problem named, and nothing is recorded', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const empty = await send(app, 'POST', VOUCHERS, { lines: [{}] });
  t.is(empty.status, 400);
  const named = empty.body.fields.map(({ path }: { path: string }) => path);
  for (const field of ['CAID', 'FundID', 'on', 'Account', 'payee', 'lines.0.SLID'])
    t.true(named.includes(field), `${field} of ${named}`);
  const cheque = { Account: 4, AccountType: 2, chequeNo: '7' };
  await app.done('POST', VOUCHERS, form(1, 1, 5, cheque));
  for (const [body, code] of [
    [form(1, 1, 5, cheque), 'vouchers.cheque-twice'],
    [form(1, 3, 5, { on: '2026-04-15' }), 'ledger.future-day'],
    [form(1, 2, 5), 'ledger.class-direction'],
    [form(1, 1, 5, { attachments: [`${SCHOOL}-${'0'.repeat(32)}`] }), 'vouchers.bill-unknown'],
  ] as const)
    t.like(await send(app, 'POST', VOUCHERS, body), { status: 409, body: { code } }, code);
  t.is((await app.recorded('journal-')).length, 1);
});

test('a bill is a picture or a PDF; attached, it stands on the voucher', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const upload = (bytes: Uint8Array, name: string) => {
    const data = new FormData();
    data.append('file', new Blob([new Uint8Array(bytes)]), name);
    return send(app, 'POST', '/api/accounts/voucher_attachments', data);
  };
  t.is((await upload(Buffer.from('no picture'), 'a.png')).status, 415);
  const kept = await upload(PICTURE, 'a.png');
  t.is(kept.status, 201, JSON.stringify(kept.body));
  await app.done('POST', VOUCHERS, form(1, 1, 5, { attachments: [kept.body.data.fileId] }));
  t.like((await inJournal(app)).at(-1)?.data, { attachments: [kept.body.data.fileId] });
});

test('a cheque clears or bounces', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const cheque = (chequeNo: string) => form(1, 1, 500, { Account: 4, AccountType: 2, chequeNo });
  await app.done('POST', VOUCHERS, cheque('1'));
  await app.done('POST', VOUCHERS, cheque('2'));
  const state = (id: number, body: object) =>
    send(app, 'POST', `${VOUCHERS}/${id}/cheque`, { on: '2026-04-14', ...body });
  t.is((await state(1, { state: 'cleared' })).status, 200);
  t.like(await state(1, { state: 'bounced' }), { status: 409, body: { code: 'vouchers.cheque-cleared' } });
  t.is((await state(2, { state: 'bounced', reason: 'অপর্যাপ্ত তহবিল' })).status, 200);
  t.is((await state(2, { state: 'lost' })).status, 400);
  t.deepEqual(
    (await inJournal(app)).map(({ type }) => type),
    ['VoucherPosted', 'VoucherPosted', 'ChequeCleared', 'VoucherReversed'],
  );
});

test('W15 over HTTP: a contra keeps each fund’s money its own; a transfer between the same fund is refused', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', VOUCHERS, form(1, 1, 9000));
  const transfer = (body: object) =>
    send(app, 'POST', '/api/accounts/balance_transfers', {
      ...{ kind: 'contra', on: '2026-04-14', reason: 'ব্যাংকে জমা', from: { Account: 2 }, to: { Account: 4 } },
      ...body,
    });
  t.like(await transfer({ lines: [{ FundID: 1, amount: 6000 }] }), {
    status: 201,
    body: { data: { number: 1 } },
  });
  t.like((await inJournal(app)).at(-1), { type: 'ContraPosted', data: { remark: '', noteId: 2 } });
  t.like(await transfer({ lines: [{ FundID: 1, amount: 3000.01 }] }), {
    status: 409,
    body: { code: 'ledger.fund-money-short' },
  });
  const place = { FundID: 1, Account: 2 };
  t.like(await transfer({ kind: 'gift', from: place, to: place, amount: 5 }), {
    status: 409,
    body: { code: 'ledger.same-fund' },
  });
  t.is((await transfer({ kind: 'sale' })).status, 400);
});

test('a journal voucher waits for another login; approved it has its number, asked twice it is one', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const path = '/api/accounts/journal_vouchers';
  const body = {
    ...{ FundID: 1, on: '2026-04-14', reason: 'ভুল খাত' },
    lines: [
      { SLID: 3, debit: 500 },
      { SLID: 1, credit: 500 },
    ],
  };
  t.like(await send(app, 'POST', path, body), { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.deepEqual(
    (await inJournal(app)).map(({ type }) => type),
    ['ApprovalRequested'],
  );
  t.like(await send(app, 'POST', `${path}/1/approve`, {}), {
    status: 403,
    body: { code: 'approval.same-person' },
  });
  const approved = await app.call('POST', `${path}/1/approve`, { token: app.token(2), body: {} });
  t.like(approved, { status: 200, body: { data: { state: 'approved' } } });
  t.like((await inJournal(app)).find(({ type }) => type === 'JournalVoucherPosted')?.data, { voucherNo: 1 });

  const posted = '/api/accounts/posted_journal_vouchers';
  t.like(await send(app, 'POST', `${posted}/9/reverse`, { reason: 'নেই' }), {
    status: 404,
    body: { code: 'vouchers.not-found' },
  });
  const back = () => send(app, 'POST', `${posted}/1/reverse`, { reason: 'গোপন কারণ' }, 'back');
  const asked = await back();
  t.like(asked, { status: 202, body: { id: 2, data: { state: 'waiting' } } });
  t.deepEqual(await back(), asked, 'pressed twice, asked once');
  const approve = (type: number) =>
    app.call('POST', '/api/accounts/journal_voucher_reversals/2/approve', {
      token: app.token(type),
      body: {},
    });
  t.like(await approve(1), { status: 403, body: { code: 'approval.same-person' } });
  const both = await Promise.all([approve(2), approve(3)]);
  t.deepEqual(both.map(({ status }) => status).sort(), [200, 409], 'two at once: one wins');
  const events = await inJournal(app);
  t.deepEqual(
    events.slice(-2).map(({ type }) => type),
    ['JournalVoucherReversed', 'ApprovalGiven'],
  );
  t.false(JSON.stringify(events).includes('গোপন'));
  t.like(await send(app, 'POST', `${posted}/1/reverse`, { reason: 'আবার' }), {
    status: 409,
    body: { code: 'vouchers.journal-reversed-already' },
  });
});

/** A voucher of a day that is closed since. */
async function closedDay() {
  const app = await school();
  await app.done('POST', VOUCHERS, form(1, 1, 9000));
  await app.done('POST', '/api/accounts/day_close', { account: 2, on: '2026-04-14', notes: { 1000: 9 } });
  app.clock.set('2026-04-15T04:00:00Z');
  return app;
}

test('after its day was closed a voucher is taken back by two people, and by nobody alone', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const reverse = () => send(app, 'POST', `${VOUCHERS}/1/reverse`, { reason: 'দুইবার' }, 'once');
  const asked = await reverse();
  t.like(asked, { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.deepEqual(await reverse(), asked, 'pressed twice, asked once');
  t.is((await inJournal(app)).at(-1)?.type, 'ApprovalRequested');
  const approve = (type: number) =>
    app.call('POST', '/api/accounts/voucher_reversals/1/approve', { token: app.token(type), body: {} });
  t.like(await approve(1), { status: 403, body: { code: 'approval.same-person' } });
  const both = await Promise.all([approve(2), approve(3)]);
  t.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const events = await inJournal(app);
  t.deepEqual(
    events.slice(-2).map(({ type }) => type),
    ['VoucherReversed', 'ApprovalGiven'],
  );
  t.is(events.at(-2)?.data['on'], '2026-04-15');
  t.false(JSON.stringify(events).includes('দুইবার'));
});

test('of an open day one person takes it back', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  await app.done('POST', VOUCHERS, form(1, 1, 50, { on: '2026-04-15' }));
  t.is((await send(app, 'POST', `${VOUCHERS}/2/reverse`, { reason: 'ভুল' })).status, 201);
});

test('after its day was closed a voucher is revised by two people, and not over what changed since', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const revised = { ...form(1, 1, 8000, { on: '2026-04-15' }), reason: 'অঙ্ক ভুল ছিল' };
  const revise = (key: string, body = revised) => send(app, 'PUT', `${VOUCHERS}/1`, body, key);
  const asked = await revise('once');
  t.like(asked, { status: 202, body: { data: { state: 'waiting' } } });
  t.deepEqual(await revise('once'), asked, 'pressed twice, asked once');
  t.is((await inJournal(app)).at(-1)?.type, 'ApprovalRequested');
  const { id } = asked.body;
  const other = await revise('other', { ...revised, lines: form(1, 1, 7000).lines });
  t.is(other.status, 202);
  const approve = (request: number, type: number) =>
    app.call('POST', `/api/accounts/voucher_revisions/${request}/approve`, {
      token: app.token(type),
      body: {},
    });
  t.like(await approve(id, 1), { status: 403, body: { code: 'approval.same-person' } });
  const both = await Promise.all([approve(id, 2), approve(id, 3)]);
  t.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const events = await inJournal(app);
  t.deepEqual(
    events.slice(-2).map(({ type }) => type),
    ['VoucherRevised', 'ApprovalGiven'],
  );
  t.like(events.at(-2)?.data, { voucherNo: 1, edition: 1, on: '2026-04-15' });
  t.false(JSON.stringify(events).includes('অঙ্ক ভুল'));
  t.like(await approve(other.body.id, 2), { status: 409, body: { code: 'conflict.changed' } });
});

test('of an open day one person revises it', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  await app.done('POST', VOUCHERS, form(1, 1, 50, { on: '2026-04-15' }));
  const body = { ...form(1, 1, 60, { on: '2026-04-15' }), reason: 'ভুল' };
  t.is((await send(app, 'PUT', `${VOUCHERS}/2`, body)).status, 200);
});
