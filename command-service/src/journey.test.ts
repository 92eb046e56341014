import { type EventStore, inProcessEventStore, StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { openSchool, SCHOOL } from './test-support/app.ts';
import { FORMS, student } from './test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from './test-support/office.ts';

type App = Awaited<ReturnType<typeof openSchool>>;

async function furnished(options?: Parameters<typeof openSchool>[0]): Promise<App> {
  const app = await openSchool(options);
  await furnish(app);
  return app;
}

const admit = (app: App, body: object = student, key?: string) =>
  app.call('POST', ADMIT, { token: app.token(1), body, ...(key ? { key } : {}) });

const counts = async (app: App) => {
  const types = await app.recorded();
  const of = (type: string) => types.filter((one) => one === type).length;
  return [of('PersonRegistered'), of('StudentAdmitted'), of('FeesCharged')];
};

/** A store that is away for the next append to the journal, once it is told so. */
function breakable(): { store: EventStore; breakNext(stream: string): void } {
  const store = inProcessEventStore(':memory:');
  let broken = '';
  const append: EventStore['append'] = async (name, expected, events) => {
    if (!broken || !name.startsWith(broken)) return store.append(name, expected, events);
    broken = '';
    throw new StoreAway('away');
  };
  return {
    store: { ...store, append },
    breakNext(stream) {
      broken = stream;
    },
  };
}

test('a new student is registered, admitted and charged, and the answer covers all three', async (t) => {
  const app = await furnished();
  const { status, body } = await admit(app);
  t.is(status, 201);
  const data = { AdmissionID: 1, UserID: 1, UserCode: '1001', AdmissionSerial: 1 };
  t.like(body, { success: true, id: 1, data });
  t.deepEqual(await counts(app), [1, 1, 1]);
  let last = 0;
  for await (const event of app.store.readAll()) last = event.position;
  t.is(body.position, String(last));
  await app.close();
});

test('Complete Admission reads the person from the record', async (t) => {
  const app = await furnished();
  const person = { ...(FORMS['RegisterPerson'] as object), UserTypeID: 1, UserCode: '' };
  await app.done('POST', '/api/users/insert_user_info', person);
  const { UserName: _name, Mobile1: _mobile, ...rest } = student;
  const { body } = await admit(app, { ...rest, UserID: 1 });
  t.like(body.data, { AdmissionID: 1, UserID: 1, UserCode: '1001' });
  t.deepEqual(await counts(app), [1, 1, 1]);
  t.like(await admit(app, { ...rest, UserID: 9 }), { status: 404, body: { code: 'person.not-found' } });
  await app.close();
});

test('a refused admission registers nobody', async (t) => {
  const app = await furnished();
  const refused = await admit(app, { ...student, SubClassID: 9 });
  t.like(refused, { status: 404, body: { code: 'section.not-found' } });
  t.deepEqual(refused.body.fields[0].path, 'SubClassID');
  t.deepEqual(await counts(app), [0, 0, 0]);
  await app.close();
});

test('the same admission twice at once, and again after a restart, is one admission and one charge', async (t) => {
  const app = await furnished();
  const given = { ...student, UserCode: '২০০১', AdmissionSerial: 5 };
  const answers = await Promise.all(Array.from({ length: 6 }, () => admit(app, given, 'key-1')));
  await app.restart();
  answers.push(await admit(app, given, 'key-1'));
  for (const { status, body } of answers) {
    t.is(status, 201, JSON.stringify(body));
    t.like(body.data, { AdmissionID: 1, UserID: 1, UserCode: '2001', AdmissionSerial: 5 });
  }
  t.deepEqual(await counts(app), [1, 1, 1]);
  const other = await admit(app, { ...given, UserName: 'অন্য' }, 'key-1');
  t.like(other, { status: 409, body: { code: 'key.reused' } });
  t.deepEqual(await counts(app), [1, 1, 1]);
  await app.close();
});

test('without a key two admissions are two students with two codes', async (t) => {
  const app = await furnished();
  const answers = await Promise.all([admit(app), admit(app)]);
  t.deepEqual(answers.map(({ body }) => body.data.UserCode).sort(), ['1001', '1002']);
  t.deepEqual(await counts(app), [2, 2, 2]);
  await app.close();
});

for (const [stream, stands] of [
  ['people', [0, 0, 0]],
  ['admissions', [1, 0, 0]],
  ['journal', [1, 1, 0]],
] as const)
  test(`when the store fails at the ${stream}, a repetition with the same key completes once`, async (t) => {
    const { store, breakNext } = breakable();
    const app = await furnished({ store });
    breakNext(`${stream}-`);
    const code = stream === 'people' ? 'store.away' : 'outcome.unknown';
    const status = stream === 'people' ? 503 : 504;
    t.like(await admit(app, student, 'key-1'), { status, body: { code } });
    t.deepEqual(await counts(app), [...stands]);
    for (const _repetition of [1, 2]) t.is((await admit(app, student, 'key-1')).status, 201);
    t.deepEqual(await counts(app), [1, 1, 1]);
    await app.close();
  });

test('a charge that a crash left out is made once by the policy, and nothing by the repetition', async (t) => {
  const { store, breakNext } = breakable();
  const app = await furnished({ store, policies: true });
  breakNext('journal-');
  t.is((await admit(app, student, 'key-1')).status, 504);
  for (let wait = 0; wait < 100 && (await counts(app))[2] === 0; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  t.deepEqual(await counts(app), [1, 1, 1]);
  t.is((await admit(app, student, 'key-1')).status, 201);
  await app.restart();
  t.is((await admit(app, student, 'key-1')).status, 201);
  t.deepEqual(await counts(app), [1, 1, 1]);
  await app.close();
});

test('a receipt is numbered, repeated by its key, reversed once', async (t) => {
  const app = await furnished();
  await admit(app);
  const collect = () =>
    app.call('POST', COLLECT, { token: app.token(1), body: FORMS['CollectFees'], key: 'key-2' });
  const [first, second] = await Promise.all([collect(), collect()]);
  t.like(first, { status: 201, body: { id: 1, data: { receiptId: 1, receiptNo: 1 } } });
  t.deepEqual(second, first);
  t.like(await app.call('POST', COLLECT, { token: app.token(1), body: FORMS['CollectFees'] }), {
    status: 409,
    body: { code: 'fees.stale', fields: [{ path: 'fees.0.amount' }] },
  });
  await app.restart();
  const reverse = () =>
    app.call('POST', `${COLLECT}/1/reverse`, { token: app.token(1), body: { reason: 'ভুল' } });
  const [one, other] = await Promise.all([reverse(), reverse()]);
  t.deepEqual([one.status, other.status].sort(), [201, 409]);
  t.is((await app.recorded('journal-')).filter((type) => type === 'CollectionReversed').length, 1);
  await app.close();
});

test('a receipt is corrected in one step, over HTTP, or waits until something stands for it', async (t) => {
  const app = await furnished();
  t.teardown(() => app.close());
  await admit(app);
  await app.done('POST', COLLECT, FORMS['CollectFees']);
  const replacement = { AdmissionID: 1, fees: [{ itemId: 1, amount: 500, deposit: '৩০০' }] };
  const body = { reason: 'টাকার অঙ্ক ভুল', replacement };
  const correct = () => app.call('POST', `${COLLECT}/1/reverse`, { token: app.token(1), body, key: 'c1' });
  const answer = {
    status: 201,
    body: { id: 1, data: { receiptId: 1, replacement: { receiptId: 2, receiptNo: 2 } } },
  };
  t.like(await correct(), answer);
  t.like(await correct(), answer);
  await app.done('POST', `${COLLECT}/2/reverse`, { reason: 'ভুল' });
  const right = { ...(FORMS['CollectFees'] as object), replaces: 2 };
  await app.done('POST', COLLECT, right);
  const settle = await app.call('POST', `${COLLECT}/2/settle`, {
    token: app.token(1),
    body: { by: 'nothing' },
  });
  t.like(settle, { status: 409, body: { code: 'fees.no-replacement-awaited' } });
  t.is(
    (await app.recorded('journal-')).slice(1).join(' '),
    'FeesCollected CollectionReversed FeesCollected ReplacementSettled CollectionReversed ReplacementAwaited FeesCollected ReplacementSettled',
  );
});

test('money is handed back once a second person has confirmed it, over HTTP', async (t) => {
  const app = await furnished();
  t.teardown(() => app.close());
  await admit(app);
  await app.done('POST', COLLECT, FORMS['CollectFees']);
  const REFUNDS = '/api/accounts/refunds';
  const body = {
    AdmissionID: 1,
    itemId: 1,
    amount: 200,
    Account: 2,
    payee: 'আব্দুর রহমান',
    reason: 'বেশি নেওয়া',
  };
  const ask = (key: string, changes = {}) =>
    app.call('POST', REFUNDS, { token: app.token(1), body: { ...body, ...changes }, key });
  t.like(await ask('r0', { amount: 500.01 }), { status: 409, body: { code: 'fees.refund-too-large' } });
  t.like(await ask('r1'), { status: 202, body: { id: 1, data: { state: 'waiting' } } });
  t.like(await ask('r1'), { status: 202, body: { id: 1 } });
  t.false((await app.recorded('journal-')).includes('FeeRefunded'));
  const approve = (login: number) =>
    app.call('POST', `${REFUNDS}/1/approve`, { token: app.token(login), body: {} });
  t.like(await approve(1), { status: 403, body: { code: 'approval.same-person' } });
  t.like((await approve(2)).body, { data: { refundId: 1, voucherNo: 1, state: 'approved' } });
  t.is((await app.recorded('journal-')).filter((type) => type === 'FeeRefunded').length, 1);
  for await (const event of app.store.readAll())
    t.false(JSON.stringify(event.data).includes('আব্দুর রহমান'), event.type);
});

test('to erase a person destroys the key; a repetition is harmless, a change refused', async (t) => {
  const app = await furnished();
  await admit(app);
  t.truthy(app.vault.find(SCHOOL, 'person:1'));
  const body = { reason: 'অভিভাবকের অনুরোধ' };
  for (const _repetition of [1, 2]) await app.done('POST', '/api/users/1/erase', body);
  t.is(app.vault.find(SCHOOL, 'person:1'), undefined);
  t.is((await app.recorded('people-')).filter((type) => type === 'PersonErased').length, 1);
  await app.restart();
  const change = { id: 1, data: (FORMS['ChangePerson'] as { data: object }).data };
  const path = '/api/users/update_user_info';
  const refused = await app.call('PUT', path, { token: app.token(1), body: change });
  t.like(refused, { status: 409, body: { code: 'people.erased' } });
  const again = { ...student, SessionID: 1, UserID: 1 };
  t.like(await admit(app, again), { status: 409, body: { code: 'people.erased' } });
  for await (const event of app.store.readAll())
    t.false(JSON.stringify(event.data).includes(student.UserName));
  await app.close();
});

test('money of an erased person stays, and can be collected', async (t) => {
  const app = await furnished();
  await admit(app);
  await app.done('POST', '/api/users/1/erase', { reason: 'অনুরোধ' });
  const silent = { ...(FORMS['CollectFees'] as object), Remark: '' };
  t.like(await app.done('POST', COLLECT, silent), { data: { receiptNo: 1 } });
  await app.close();
});

test('what has entries stays on the list', async (t) => {
  const app = await furnished();
  await admit(app);
  for (const path of ['sub_ledgers/1', 'sub_ledgers/2', 'funds/1', 'general_ledgers/1']) {
    const expected = path === 'sub_ledgers/2' ? 200 : 409;
    const { status } = await app.call('DELETE', `/api/accounts/${path}`, { token: app.token(1) });
    t.is(status, expected, path);
  }
  await app.close();
});
