import test from 'ava';
import { openSchool } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

const WAIVERS = '/api/accounts/waivers';
const waiver = { itemId: 1, amount: 100, reason: 'অভিভাবক অসুস্থ' };
const EN = { 'accept-language': 'en' };

/** A school with one student who owes 500.00 for his admission (item 1). */
async function owing() {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, student);
  const ask = (type: number, path: string, body: unknown = {}, headers = {}) =>
    app.call('POST', path, { token: app.token(type), body, headers });
  const pay = (deposit: number) =>
    ask(1, COLLECT, {
      ...{ UserID: 1, AdmissionID: 1, Remark: '', AccountType: 2, Account: 2 },
      fees: [{ itemId: 1, amount: 500, deduction: 0, deposit }],
    });
  return { app, ask, pay };
}

test('a look shows the entry that approving would post, in the language of whoever looks, and records nothing', async (t) => {
  const { app, ask } = await owing();
  t.teardown(() => app.close());
  await ask(1, WAIVERS, waiver);
  const before = await app.recorded('');
  const looked = await ask(2, `${WAIVERS}/1/look`);
  t.is(looked.status, 200);
  const { entry, seen } = looked.body.data;
  const line = { head: 'বেতন', fund: 'সাধারণ তহবিল', UserCode: '1001' };
  t.deepEqual(entry, {
    on: app.clock.now().toISOString().slice(0, 10),
    parts: [
      {
        ...{ as: 'posted', on: app.clock.now().toISOString().slice(0, 10) },
        lines: [
          { ...line, account: 'মওকুফ', debit: 100, credit: 0 },
          { ...line, account: 'ছাত্রদের নিকট পাওনা', debit: 0, credit: 100 },
        ],
      },
    ],
    changes: ['বকেয়া ৫০০.০০ টাকা থেকে কমে ৪০০.০০ টাকা হবে'],
    attachments: [],
  });
  const english = (await ask(2, `${WAIVERS}/1/look`, {}, EN)).body.data;
  t.is(english.entry.parts[0].lines[0].account, 'Waivers');
  t.is(english.seen, seen, 'it is the same entry in both languages');
  t.deepEqual(await app.recorded(''), before);
});

test('whoever may not approve may not look, and what does not wait cannot be looked at', async (t) => {
  const { app, ask } = await owing();
  t.teardown(() => app.close());
  await ask(1, WAIVERS, waiver);
  t.like(await ask(1, `${WAIVERS}/1/look`), { status: 403, body: { code: 'approval.same-person' } });
  t.like(await ask(2, `${WAIVERS}/9/look`), { status: 404, body: { code: 'approval.not-found' } });
  t.like(await ask(2, '/api/accounts/write_offs/1/look'), { status: 404 });
  await ask(2, `${WAIVERS}/1/reject`, { reason: 'কাগজ নেই' });
  t.like(await ask(2, `${WAIVERS}/1/look`), { status: 409, body: { code: 'approval.already-rejected' } });
});

test('an entry that has changed since it was looked at is not posted: the new one is shown, and posted when it is seen', async (t) => {
  const { app, ask, pay } = await owing();
  t.teardown(() => app.close());
  await ask(1, WAIVERS, waiver);
  const first = (await ask(2, `${WAIVERS}/1/look`)).body.data;
  t.is(first.entry.on, '2026-04-14');
  app.clock.set(new Date('2026-04-15T10:00:00+06:00'));
  const before = await app.recorded('journal');
  const changed = await ask(2, `${WAIVERS}/1/approve`, { seen: first.seen });
  t.like(changed, { status: 409, body: { code: 'approval.changed' } });
  t.deepEqual(await app.recorded('journal'), before);
  const now = changed.body.data;
  t.deepEqual(now, (await ask(2, `${WAIVERS}/1/look`)).body.data);
  t.is(now.entry.on, '2026-04-15');
  await pay(50); // less is due than was seen; the entry is the same
  const given = await ask(2, `${WAIVERS}/1/approve`, { seen: now.seen });
  t.like(given, { status: 200, body: { id: 1, data: { state: 'approved' } } });
});

test('another voucher takes the number meanwhile: what was seen holds all the same', async (t) => {
  const { app, ask, pay } = await owing();
  t.teardown(() => app.close());
  await pay(300);
  const refund = (amount: number) =>
    ask(1, '/api/accounts/refunds', {
      ...{ AdmissionID: 1, itemId: 1, amount, Account: 2, payee: 'পিতা', reason: 'দুইবার নেওয়া' },
    });
  const [one, other] = [await refund(20), await refund(20)];
  const { seen } = (await ask(2, `/api/accounts/refunds/${one.body.id}/look`)).body.data;
  await ask(2, `/api/accounts/refunds/${other.body.id}/approve`);
  const given = await ask(2, `/api/accounts/refunds/${one.body.id}/approve`, { seen });
  t.like(given, { status: 200, body: { data: { voucherNo: 2 } } });
});

test('without what was seen approving works as before; what is none is refused by its field', async (t) => {
  const { app, ask } = await owing();
  t.teardown(() => app.close());
  await ask(1, WAIVERS, waiver);
  t.like(await ask(2, `${WAIVERS}/1/approve`, { seen: 'x' }), {
    ...{ status: 400, body: { fields: [{ path: 'seen' }] } },
  });
  t.is((await ask(2, `${WAIVERS}/1/approve`)).status, 200);
});

test('what could not be approved any more says so to whoever looks', async (t) => {
  const { app, ask, pay } = await owing();
  t.teardown(() => app.close());
  await ask(1, WAIVERS, waiver);
  await pay(450);
  t.like(await ask(2, `${WAIVERS}/1/look`), { status: 409, body: { code: 'concession.more-than-due' } });
});
