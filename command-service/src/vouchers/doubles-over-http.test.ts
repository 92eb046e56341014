import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { furnish } from '../test-support/office.ts';

const VOUCHERS = '/api/accounts/vouchers';
const DOUBLE = { status: 409, body: { code: 'conflict.likely-double' } };

/** Sub-ledgers 1 বেতন (income) and 2 নগদ, with money in it. */
async function school() {
  const app = await openSchool();
  await furnish(app);
  return app;
}
const form = (more: object = {}) => ({
  ...{ CAID: 1, FundID: 1, on: '2026-04-14', AccountType: 2, Account: 2, payee: 'আব্দুর রহমান' },
  lines: [{ SLID: 1, text: 'মার্চ মাস', Amount: 500 }],
  ...more,
});
const send = (app: TestApp, body: unknown, key?: string) =>
  app.call('POST', VOUCHERS, { token: app.token(1), body, ...(key ? { key } : {}) });
const countOf = async (app: TestApp, stream: string) => (await app.recorded(stream)).length;

test('the same voucher again is asked about, with number, day, sum and writer; nothing is recorded', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  t.is((await send(app, form({ sure: false }))).status, 201, 'the first is like none');
  const before = [await countOf(app, 'journal-'), await countOf(app, 'notes-')];
  const asked = await send(app, form({ sure: false }));
  t.like(asked, DOUBLE);
  const { message } = asked.body as { message: string };
  for (const word of ['নং সা-জমা-১/২৫', '১৪ এপ্রিল', '৫০০'])
    t.true(message.includes(word), `${word} in: ${message}`);
  t.deepEqual([await countOf(app, 'journal-'), await countOf(app, 'notes-')], before);
  t.is((await send(app, form({ sure: true }))).status, 201);
  t.is((await send(app, form())).status, 201, 'who does not ask is not asked');
});

test('a repetition under the same key is answered as before, and the answer to the question may go under it', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const posted = await send(app, form({ sure: false }), 'one');
  t.deepEqual(await send(app, form({ sure: false }), 'one'), posted);
  t.like(await send(app, form({ sure: false }), 'two'), DOUBLE);
  t.is((await send(app, form({ sure: true }), 'two')).status, 201);
});

test('another day, sum, payee or paper is another voucher; one that was taken back is none', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const id = (await send(app, form({ transactionNo: 'TX1' }))).body['id'];
  const others = [
    { on: '2026-04-10' },
    { lines: [{ SLID: 1, text: '', Amount: 501 }] },
    { payee: 'আব্দুল করিম' },
    { transactionNo: 'TX2' },
  ];
  for (const other of others)
    t.is((await send(app, form({ ...other, sure: false }))).status, 201, JSON.stringify(other));
  t.like(await send(app, form({ on: '2026-04-12', payee: ' আব্দুর  রহমান ', sure: false })), DOUBLE);
  for (const one of [id, Number(id) + 4]) {
    const path = `${VOUCHERS}/${one}/reverse`;
    await app.call('POST', path, { token: app.token(1), body: { reason: 'ভুল' } });
  }
  t.is((await send(app, form({ sure: false }))).status, 201);
});

test('sure is a yes or a no', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const asked = await send(app, form({ sure: 'maybe' }));
  t.like(asked, { status: 400, body: { fields: [{ path: 'sure' }] } });
});
