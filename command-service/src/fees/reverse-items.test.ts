import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { openSchool } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { House, posts, refuses, S, taka } from '../test-support/house.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';
import { reverseItems } from './reverse-items.ts';

const REVERSE = '/api/accounts/charges/reverse';

test('one charge of several is taken back, and may be charged again', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800, Food: 3000 }, '2026-04-10'));
  const back = house.given(reverseItems(house.books, { items: [1], noteId: 4 }, String));
  posts(t, back, 'Dr Tuition·G 800.00 Cr AR·G 800.00');
  t.like(back[0]?.data, { chargeId: null, reason: '', noteId: 4, on: '2026-04-10' });
  t.is(house.dues(S), 3000);
  refuses(
    t,
    reverseItems(house.books, { items: [1], noteId: null }, String),
    'fees.charges-reversed-already',
  );
});

test('what is paid, unknown or of an exam is named and nothing is taken back', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800, Food: 3000 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(100) }] }));
  const of = (...items: number[]) => reverseItems(house.books, { items, noteId: null }, String);
  refuses(t, of(2, 1), 'fees.charges-paid');
  const unknown = of(2, 99);
  refuses(t, unknown, 'fees.item-unknown');
  t.deepEqual(isRefusal(unknown) && unknown.fields.map(({ path }) => path), ['items.1']);
});

test('over HTTP: why it was a mistake stands in a note; pressed twice, done once; paid, it stays', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  for (const UserName of ['আব্দুল্লাহ', 'উমর']) await app.done('POST', ADMIT, { data: { ...student, UserName } });
  const about = { UserID: 2, AdmissionID: 2, AccountType: 2, Account: 2 };
  const fees = [{ itemId: 2, amount: 500, deduction: 0, deposit: 100 }];
  await app.done('POST', COLLECT, { ...about, fees });
  const send = (items: number[], key?: string) =>
    app.call('POST', REVERSE, {
      ...{ token: app.token(1), body: { items, reason: 'ভুল জামাত' } },
      ...(key ? { key } : {}),
    });
  const first = await send([1], 'one');
  t.is(first.status, 201);
  t.deepEqual(await send([1], 'one'), first);
  t.is((await app.recorded('journal')).at(-1), 'ChargesReversed');
  t.deepEqual(await app.recorded('notes-'), ['NoteWritten']);
  const before = (await app.recorded('journal')).length;
  t.like(await send([2]), { status: 409, body: { code: 'fees.charges-paid' } });
  t.like(await send([77]), { status: 409, body: { code: 'fees.item-unknown' } });
  t.is((await app.recorded('journal')).length, before);
});
