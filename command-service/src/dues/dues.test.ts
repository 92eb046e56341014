import { refuseDues } from '@madrasah/events/dues';
import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';
import { provokesEach } from '../test-support/refusal-table.ts';

const PROMISE = '/api/accounts/promises';
const REPLY = '/api/accounts/dues_confirmations';
const TODAY = '2026-04-14';

let app: TestApp;
test.before(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
});
test.after.always(() => app.close());

/** What the events of the stream say. */
async function said() {
  const found: Record<string, unknown>[] = [];
  for await (const { stream, data } of app.store.readAll()) if (stream.startsWith('dues')) found.push(data);
  return found;
}
const sent = (path: string, body: unknown = {}) => app.call('POST', path, { token: app.token(1), body });
const promise = (more: object = {}) => sent(PROMISE, { AdmissionID: 1, promisedOn: TODAY, ...more });
const reply = (more: object = {}) => sent(REPLY, { AdmissionID: 1, asOf: TODAY, agrees: 1, ...more });

test.serial(
  'a promise is of all that is owed unless it names a sum; its remark stands in a note',
  async (t) => {
    const body = { AdmissionID: 1, promisedOn: '2026-05-01', remark: 'ধান বেচে দেবেন' };
    t.is((await app.done('POST', PROMISE, body, 'p1')).id, 1);
    t.is((await app.done('POST', PROMISE, body, 'p1')).id, 1); // pressed twice
    await app.done('POST', PROMISE, { AdmissionID: 1, promisedOn: TODAY, amount: 100.5 });
    t.deepEqual(await app.recorded('dues'), ['PaymentPromised', 'PaymentPromised']);
    t.deepEqual(await app.recorded('notes'), ['NoteWritten']);
    const [first, second] = await said();
    t.like(first, { promiseId: 1, userId: 1, on: TODAY, promisedOn: '2026-05-01', noteId: 1 });
    t.like(second, { promiseId: 2, amount: 10_050, noteId: null });
  },
);

test.serial('a promise may name the charges it is for: it is of their dues, and of no more', async (t) => {
  const owed = (await said()).find((data) => 'promiseId' in data)?.['amount'];
  await app.done('POST', PROMISE, { AdmissionID: 1, promisedOn: TODAY, items: [1, 1] });
  const named = (await said()).filter((data) => 'promiseId' in data).at(-1);
  t.like(named, { itemIds: [1], amount: owed });
  const above = await promise({ items: [1], amount: 1_000_000 });
  t.deepEqual([above.status, above.body.fields[0].path], [409, 'amount']);
  const strange = await promise({ items: [2] });
  t.deepEqual(
    [strange.status, strange.body.code, strange.body.fields[0].path],
    [409, 'dues.promise-not-owed', 'items'],
  );
  await app.done('POST', PROMISE, { AdmissionID: 1, promisedOn: TODAY, items: null });
  t.false('itemIds' in ((await said()).filter((data) => 'promiseId' in data).at(-1) as object));
});

test.serial('a reply agrees or names another sum; what he says while he agrees is not kept', async (t) => {
  await app.done('POST', REPLY, { AdmissionID: 1, asOf: '2026-04-10', agrees: 1, says: 5 });
  await app.done('POST', REPLY, { AdmissionID: 1, asOf: '2026-04-10', agrees: 0, says: '৭০০.৫০' });
  const replies = (await said()).filter((data) => 'replyId' in data);
  t.like(replies[0], { replyId: 1, says: null, asOf: '2026-04-10', on: TODAY });
  t.like(replies[1], { replyId: 2, says: 70_050 });
});

test.serial('that letters were printed is recorded once, of whom, or not at all', async (t) => {
  const path = '/api/accounts/dues_letters/printed';
  const body = { asOf: '2026-04-10', AdmissionIDs: [1, 1] };
  t.is((await app.done('POST', path, body, 'l1')).id, 1);
  t.is((await app.done('POST', path, body, 'l1')).id, 1); // pressed twice
  const printed = (await said()).filter((data) => 'printingId' in data);
  t.deepEqual(printed, [{ printingId: 1, on: TODAY, asOf: '2026-04-10', letters: [[1, 1]] }]);
  t.like(await sent(path, { ...body, AdmissionIDs: [1, 99] }), { status: 404 });
  t.like(await sent(path, { ...body, asOf: '2026-04-15' }), {
    status: 400,
    body: { code: 'dues.reply-future', fields: [{ path: 'asOf' }] },
  });
  t.is((await sent(path, { asOf: TODAY, AdmissionIDs: [] })).status, 400);
  t.is((await said()).filter((data) => 'printingId' in data).length, 1);
});

provokesEach(refuseDues.codes, {
  'dues.nothing-owed': async () => {
    // No fee is set for his class.
    await app.done('POST', '/api/academic/insert_class', { ClassName: 'নাহবেমীর' });
    await app.done('POST', '/api/academic/insert_sub_class', {
      ...(FORMS['AddSection'] as object),
      ClassID: 2,
    });
    const other = await app.done('POST', ADMIT, { data: { ...student, ClassID: 2, SubClassID: 2 } });
    return promise({ AdmissionID: other.id });
  },
  'dues.promise-past': () => promise({ promisedOn: '2026-04-13' }),
  'dues.promise-above-dues': () => promise({ amount: 1_000_000 }),
  'dues.promise-nothing': () => promise({ amount: 0 }),
  'dues.promise-not-owed': () => promise({ items: [1, 99] }),
  'dues.nobody-owes': () => refuseDues('dues.nobody-owes'), // of the read side
  'dues.reply-future': () => reply({ asOf: '2026-04-15' }),
  'dues.reply-amount': () => reply({ agrees: 0 }),
  'promise.not-found': () => sent(`${PROMISE}/99/withdraw`),
  'promise.withdrawn-already': async () => {
    await app.done('POST', `${PROMISE}/2/withdraw`, {});
    return sent(`${PROMISE}/2/withdraw`);
  },
});

test.serial('a remark on a month stands in a note; an empty one takes it away', async (t) => {
  const path = '/api/accounts/fee_comments';
  await app.done('POST', path, { AdmissionID: 1, MonthID: 3, comment: 'অর্ধেক পরে' });
  await app.done('POST', path, { AdmissionID: 1, MonthID: 3, comment: '' });
  const comments = (await said()).filter((data) => 'monthId' in data);
  t.true(Number(comments[0]?.['noteId']) > 0);
  t.like(comments[1], { userId: 1, monthId: 3, noteId: null });
  t.is((await sent(path, { AdmissionID: 99, comment: 'x' })).status, 404);
  t.is((await sent(path, { AdmissionID: 1, MonthID: 13 })).status, 400);
});

test.serial('whom nobody knows has no promise and no reply', async (t) => {
  t.is((await promise({ AdmissionID: 99 })).status, 404);
  t.is((await reply({ AdmissionID: 99 })).status, 404);
  t.is((await promise({ promisedOn: '2026-02-31' })).status, 400);
});
