import test from 'ava';
import { openSchool } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

const WAIVERS = '/api/accounts/waivers';

/** A school with one student who owes his admission fee (item 1). */
async function owing() {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, student);
  const ask = (type: number, path: string, body: unknown = {}, key?: string) =>
    app.call('POST', path, { token: app.token(type), body, ...(key ? { key } : {}) });
  return { app, ask };
}
const waiver = { itemId: 1, amount: 100, reason: 'অভিভাবক অসুস্থ' };

test('what needs a second person is answered 202 and posts nothing; another login approves it in one append', async (t) => {
  const { app, ask } = await owing();
  const asked = await ask(1, WAIVERS, waiver, 'key-1');
  t.is(asked.status, 202);
  t.like(asked.body, { success: true, id: 1, data: { state: 'waiting' } });
  t.regex(asked.body.message, /অপেক্ষায়/);
  t.like(await ask(1, WAIVERS, waiver, 'key-1'), { status: 202, body: { id: 1 } });
  t.like(await ask(1, `${WAIVERS}/1/approve`), { status: 403, body: { code: 'approval.same-person' } });
  t.deepEqual((await app.recorded('journal')).slice(-1), ['ApprovalRequested']);
  const given = await ask(2, `${WAIVERS}/1/approve`, {}, 'key-2');
  t.like(given, { status: 200, body: { id: 1, data: { state: 'approved' } } });
  t.deepEqual((await app.recorded('journal')).slice(-3), ['ApprovalRequested', 'FeeWaived', 'ApprovalGiven']);
  t.like(await ask(2, `${WAIVERS}/1/approve`, {}, 'key-2'), { status: 200, body: { id: 1 } });
  t.like(await ask(3, `${WAIVERS}/1/approve`), { status: 409, body: { code: 'approval.already-approved' } });
  t.like(await ask(2, '/api/accounts/write_offs/1/approve'), { status: 404 });
  await app.close();
});

test('two approve at once: one wins, and it is posted once', async (t) => {
  const { app, ask } = await owing();
  await ask(1, WAIVERS, waiver);
  const answers = await Promise.all([2, 3, 4, 2].map((type) => ask(type, `${WAIVERS}/1/approve`)));
  t.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  t.is((await app.recorded('journal')).filter((type) => type === 'FeeWaived').length, 1);
  await app.close();
});

test('a request is rejected with its reason, and stands so after a restart', async (t) => {
  const { app, ask } = await owing();
  await ask(1, WAIVERS, waiver);
  t.like(await ask(2, `${WAIVERS}/1/reject`, {}), { status: 400 });
  t.like(await ask(2, `${WAIVERS}/1/reject`, { reason: 'কাগজ নেই' }), { status: 200 });
  await app.restart();
  t.like(await ask(2, `${WAIVERS}/1/approve`), { status: 409, body: { code: 'approval.already-rejected' } });
  t.deepEqual((await app.recorded('journal')).slice(-1), ['ApprovalRefused']);
  await app.close();
});

test('a request that waits is still there after a restart', async (t) => {
  const { app, ask } = await owing();
  await ask(1, WAIVERS, waiver);
  await app.restart();
  t.like(await ask(1, `${WAIVERS}/1/approve`), { status: 403 });
  t.is((await ask(2, `${WAIVERS}/1/approve`)).status, 200);
  await app.close();
});

test('limits bound who gives, at the counter and by request; what is above waits for another', async (t) => {
  const { app, ask } = await owing();
  const limits = [{ permissionTypeId: 1, amount: 50, percent: 5 }];
  t.is(
    (await app.call('PUT', '/api/accounts/concession_limits', { token: app.token(2), body: limits })).status,
    200,
  );
  const request = { AdmissionID: 1, itemId: 1, percent: 12.5, reason: 'এতিম' };
  const path = '/api/accounts/concession_requests';
  t.like(await ask(1, path, { ...request, percent: '২.৫' }), {
    status: 201,
    body: { data: { concessionId: 1 } },
  });
  t.like(await ask(1, path, request), { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.like(await ask(2, `${path}/1/approve`), { status: 200, body: { id: 2, data: { state: 'approved' } } });
  t.like(await ask(2, path, { ...request, percent: 10 }), { status: 201 });
  const form = {
    ...{ UserID: 1, AdmissionID: 1, Remark: 'ছাড়', AccountType: 2, Account: 2 },
    fees: [{ itemId: 1, amount: 374, deduction: 26, deposit: 100 }],
  };
  t.like(await ask(1, COLLECT, form), {
    ...{ status: 409, body: { code: 'concession.above-limit', fields: [{ path: 'fees.0.deduction' }] } },
  });
  t.is((await ask(2, COLLECT, form)).status, 201);
  await app.close();
});

test('W21: what cannot be collected is written off by two people; what comes later is income on a voucher', async (t) => {
  const { app, ask } = await owing();
  const path = '/api/accounts/write_offs';
  t.is((await ask(1, path, { itemId: 1, amount: 500.01, reason: 'চলে গেছে' })).status, 409);
  t.like(await ask(1, path, { itemId: 1, amount: 400, reason: 'চলে গেছে' }), {
    status: 202,
    body: { id: 1 },
  });
  const early = await ask(1, `${path}/1/recovered`, { Account: 2, amount: 100 });
  t.like(early, { status: 404, body: { code: 'write-off.not-found' } });
  t.is((await ask(2, `${path}/1/approve`)).status, 200);
  t.like(await ask(1, `${path}/1/recovered`, { Account: 2, amount: 100 }), {
    status: 201,
    body: { data: { recoveryId: 1, voucherNo: 1 } },
  });
  const more = await ask(1, `${path}/1/recovered`, { Account: 2, amount: 300.01 });
  t.like(more, { status: 409, body: { code: 'write-off.more-than-written' } });
  t.deepEqual((await app.recorded('journal')).slice(-3), [
    'FeeWrittenOff',
    'ApprovalGiven',
    'WrittenOffRecovered',
  ]);
  await app.close();
});
