import { refuseLibrary } from '@madrasah/events/library';
import test from 'ava';
import { openSchool, type TestApp } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { provokesEach } from '../../test-support/refusal-table.ts';

const LOANS = '/api/library/loans';
const RULES = '/api/library/rules';
const TODAY = '2026-04-14';
const rule = { Reader: 'student', BookKinds: null, Books: 2, Days: 15, Renewals: 1 };

// Two students; of lessons one title with three copies, of reference one with a single copy.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', ADMIT, { data: { ...student, UserName: 'উমর' } });
  for (const BookKind of ['দরসি', 'অভিধান']) await app.done('POST', '/api/library/kinds', { BookKind });
  for (const [TitleName, BookKindID] of [
    ['হিদায়া', 1],
    ['মিসবাহুল লুগাত', 2],
  ])
    await app.done('POST', '/api/library/titles', {
      TitleName,
      BookKindID,
      Author: '',
      Subject: '',
      Shelf: '',
    });
  await app.done('POST', '/api/library/copies/several', { TitleID: 1, Copies: 3 });
  await app.done('POST', '/api/library/copies/several', { TitleID: 2, Copies: 1 });
  await app.done('POST', RULES, rule);
});
test.afterEach.always(() => app.close());

const call = (method: string, path: string, body: unknown = {}) =>
  app.call(method, path, { token: app.token(1), body });
const lend = (AccessionNo: number, more: object = {}) =>
  call('POST', LOANS, { UserID: 1, AccessionNo, CreateDate: TODAY, ...more });
const turn = (key: string, On = TODAY, id = 1) => call('POST', `${LOANS}/${id}/${key}`, { On, How: 1 });

async function recorded() {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { stream, type, data } of app.store.readAll())
    if (stream.startsWith('loans-')) found.push({ type, data: data as Record<string, unknown> });
  return found;
}

test.serial(
  'given a rule, when a book is lent, then it is due by it, and with the last day of return before',
  async (t) => {
    t.is((await lend(1)).status, 201);
    t.like((await recorded()).at(-1)?.data, { userId: 1, admissionId: 1, ruleId: 1, dueOn: '2026-04-29' });
    await call('POST', '/api/library/return_days', { Name: 'পরীক্ষার আগে', On: '2026-04-20' });
    t.is((await lend(2)).status, 201);
    t.is((await recorded()).at(-1)?.data['dueOn'], '2026-04-20');
  },
);

test.serial(
  'given rules for readers and kinds, when a book is lent, then the most specific one holds',
  async (t) => {
    await app.done('POST', RULES, { ...rule, Reader: 'any', BookKinds: [2], Days: 7 });
    await app.done('POST', RULES, { ...rule, BookKinds: [2], Days: 3, Books: 1 });
    await lend(1);
    await lend(4);
    const lent = (await recorded()).map(({ data }) => [data['ruleId'], data['dueOn']]);
    t.deepEqual(lent, [
      [1, '2026-04-29'],
      [3, '2026-04-17'],
    ]);
    t.is((await lend(2)).status, 201, 'a dictionary counts by its own rule');
    t.like(await lend(3), { status: 409, body: { code: 'loan.too-many' } });
  },
);

test.serial('given a teacher, when a rule is for him, then he has it without an admission', async (t) => {
  const person = { UserTypeID: 2, UserName: 'মাওলানা ইউসুফ', FatherName: 'আলী', MotherName: 'আয়েশা' };
  const born = { GenderID: 1, DateOfBirth: '1985-03-02', Mobile1: '01712345678', Relationship1: 1 };
  const { id } = await app.done('POST', '/api/users/insert_user_info', { ...person, ...born, UserCode: '' });
  t.like(await lend(1, { UserID: id }), { status: 409, body: { code: 'loan.no-rule' } });
  await app.done('POST', RULES, { ...rule, Reader: 'staff', Days: 60 });
  t.is((await lend(1, { UserID: id })).status, 201);
  t.like((await recorded()).at(-1)?.data, { userId: id, admissionId: null, dueOn: '2026-06-13' });
});

test.serial('whoever owes a book is not made one with another entry until it is back', async (t) => {
  const person = { UserTypeID: 2, FatherName: 'আলী', MotherName: 'আয়েশা', GenderID: 1, UserCode: '' };
  const more = { DateOfBirth: '1985-03-02', Mobile1: '01712345678', Relationship1: 1 };
  const entered = async (UserName: string) =>
    (await app.done('POST', '/api/users/insert_user_info', { ...person, ...more, UserName })).id as number;
  const [keepId, otherId] = [await entered('মাওলানা ইউসুফ'), await entered('মাওলানা ইউসুফ আলী')];
  await app.done('POST', RULES, { ...rule, Reader: 'staff' });
  await lend(1, { UserID: otherId });
  const merged = () => call('POST', '/api/users/merge', { keepId, otherId, reason: 'দুইবার লেখা' });
  const held = await merged();
  t.like(held, { status: 409, body: { code: 'people.merge-held' } });
  t.regex(held.body.fields[0].message, /কিতাব/u);
  await turn('return');
  t.is((await merged()).status, 200);
});

test.serial('a book that is back may be lent again; a lost one that was found is back', async (t) => {
  await lend(1);
  t.is((await turn('return')).status, 200);
  t.is((await lend(1, { UserID: 2 })).status, 201);
  t.is((await turn('lost', TODAY, 2)).status, 200);
  t.like(await lend(1), { status: 409, body: { code: 'loan.lent-already' } });
  t.is((await turn('return', TODAY, 2)).status, 200);
  t.is((await lend(1)).status, 201);
});

test.serial('a renewal lends it for longer from its day, as often as the rule says', async (t) => {
  await lend(1, { CreateDate: '2026-04-01' });
  t.is((await turn('renew')).status, 200);
  t.like((await recorded()).at(-1), { type: 'BookLoanRenewed', data: { dueOn: '2026-04-29', renewal: 1 } });
  t.like(await turn('renew'), { status: 409, body: { code: 'loan.renewed-enough' } });
});

test.serial('all that speaks against a loan is told at once, each at its field', async (t) => {
  await lend(1);
  await lend(2);
  const { status, body } = await lend(1);
  t.is(status, 409);
  t.deepEqual(
    body.fields.map(({ path }: { path: string }) => path),
    ['AccessionNo', 'UserID'],
  );
  t.is((await recorded()).length, 2);
});

provokesEach(refuseLibrary.codes, {
  async 'loan.no-reader'() {
    await call('POST', '/api/students/leave/1', { on: TODAY, kind: 'left', reason: 'এলাকা বদল' });
    return lend(1);
  },
  async 'loan.not-on-shelf'() {
    await call('PUT', '/api/library/copies/1', { State: 2 });
    return lend(1);
  },
  async 'loan.lent-already'() {
    await lend(1);
    return lend(1, { UserID: 2 });
  },
  async 'loan.was-lost'() {
    await lend(1);
    await turn('lost');
    await turn('settle');
    return lend(1);
  },
  async 'loan.no-rule'() {
    await call('DELETE', `${RULES}/1`);
    return lend(1);
  },
  async 'loan.not-lent'() {
    await call('POST', RULES, { ...rule, BookKinds: [2], Books: 0 });
    return lend(4);
  },
  async 'loan.too-many'() {
    await lend(1);
    await lend(2);
    return lend(3);
  },
  async 'loan.back-already'() {
    await lend(1);
    await turn('return');
    return turn('return');
  },
  async 'loan.is-lost'() {
    await lend(1);
    await turn('lost');
    return turn('renew');
  },
  async 'loan.not-lost'() {
    await lend(1);
    return turn('settle');
  },
  async 'loan.before-lent'() {
    await lend(1);
    return turn('return', '2026-04-13');
  },
  async 'loan.renewed-enough'() {
    await lend(1, { CreateDate: '2026-04-01' });
    await turn('renew');
    return turn('renew');
  },
  async 'loan.not-longer'() {
    await lend(1);
    return turn('renew');
  },
});
