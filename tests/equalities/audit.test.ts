import test from 'ava';
import { OTHER_SCHOOL, Product } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

// The journal, and the audit trail of each kind of thing.
let product: Product;
let school: School;
let student: Student;
let receipt: number;
let clerk: number;

test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  school.day('2026-04-10');
  student = await school.admit('আব্দুল্লাহ');
  const { admission, food } = await itemsOf(school, student);
  school.day('2026-04-11');
  await school.concede(student, food, 500, 'এতিম');
  school.day('2026-04-12');
  receipt = await school.pay(student, [
    { itemId: admission, due: 1000, deposit: 1000 },
    { itemId: food, due: 3000, deposit: 2200 },
  ]);
  school.day('2026-04-13');
  await school.reverse(receipt, 'ভুল ছাত্র');
  const login = { userId: student.UserID, loginName: 'hisab', password: 'long-enough', permissionTypeId: 6 };
  clerk = (await school.client.command('/api/users/create_login_user', login)).id;
  const password = `/api/users/update_login_user_password/${clerk}`;
  await school.client.command(password, { password: 'longer-enough' }, 'PUT');
  await school.client.command('/api/accounts/funds/1', { FundName: 'সাধারণ' }, 'PUT');
});
test.after.always(() => product.end());

type Query = Record<string, string | number>;
interface Entry {
  type: string;
  at: string;
  actor: { id: number; name: string };
  reason?: string;
  changes: { field: string; old: unknown; new: unknown }[];
}
const trail = async (entity: string, id: number): Promise<Entry[]> =>
  (await school.client.get('/api/accounts/audit', { entity, id })).data;
const types = (entries: Entry[]) => entries.map(({ type }) => type);

test('of an admission: who, when, why, and what became of each due', async (t) => {
  const entries = await trail('admission', student.AdmissionID);
  t.deepEqual(types(entries), [
    ...['StudentAdmitted', 'FeesCharged', 'ConcessionGranted', 'FeesCollected', 'CollectionReversed'],
  ]);
  t.deepEqual(
    entries.map(({ reason }) => reason),
    [undefined, undefined, 'এতিম', undefined, 'ভুল ছাত্র'],
  );
  t.deepEqual([...new Set(entries.map(({ actor }) => actor.name))], ['admin10001']);
  t.deepEqual(
    entries.slice(1).map(({ changes }) => changes.map((change) => [change.field, change.old, change.new])),
    [
      [
        ['ভর্তি ফি', null, 1000],
        ['খোরাকি ফি', null, 3500],
      ],
      [['খোরাকি ফি', 3500, 3000]],
      [
        ['ভর্তি ফি', 1000, 0],
        ['খোরাকি ফি', 3000, 800],
      ],
      [
        ['ভর্তি ফি', 0, 1000],
        ['খোরাকি ফি', 800, 3000],
      ],
    ],
  );
});

test('of a student: the person first, then every admission and payment', async (t) => {
  const entries = await trail('user', student.UserID);
  t.deepEqual(types(entries), ['PersonRegistered', ...types(await trail('admission', student.AdmissionID))]);
  const name = entries[0]?.changes.find(({ field }) => field === 'profile.name');
  t.deepEqual(name, { field: 'profile.name', old: null, new: 'আব্দুল্লাহ' });
});

test('of a receipt, an item, a cash box', async (t) => {
  t.deepEqual(types(await trail('receipt', receipt)), ['FeesCollected', 'CollectionReversed']);
  const { food } = await itemsOf(school, student);
  const ofItem = await trail('item', food);
  t.deepEqual(types(ofItem), ['FeesCharged', 'ConcessionGranted', 'FeesCollected', 'CollectionReversed']);
  t.deepEqual(types(await trail('sub_ledger', school.cash)), [
    ...['SubLedgerAdded', 'FeesCollected', 'CollectionReversed'],
  ]);
});

test('of a fund: what it was made as and what it was renamed to, by whom', async (t) => {
  const [added, renamed, ...rest] = await trail('fund', 1);
  t.deepEqual(rest, []);
  t.deepEqual(added?.actor, { id: 0, name: 'system' });
  t.deepEqual(renamed?.actor, { id: 1, name: 'admin10001' });
  t.deepEqual(renamed?.changes, [{ field: 'name', old: 'সাধারণ তহবিল', new: 'সাধারণ' }]);
});

test('of every other thing that has a history', async (t) => {
  const frame = school.frames[0];
  const wanted = [
    ['session', frame?.session, 'SessionAdded'],
    ['class', frame?.class, 'ClassAdded'],
    ['section', frame?.section, 'SectionAdded'],
    ['general_ledger', school.cashLedger, 'GeneralLedgerAdded'],
    ['fee_group', 1, 'FeeHeadAdded'],
    ['fee_matrix', 1, 'FeePricesSet'],
  ] as const;
  for (const [entity, id, type] of wanted) {
    const entries = await trail(entity, id as number);
    t.deepEqual(types(entries), [type], entity);
    t.true((entries[0]?.changes.length ?? 0) > 0, entity);
  }
});

test('no password hash is ever told, nor that it is the same', async (t) => {
  const entries = await trail('login', clerk);
  t.deepEqual(types(entries), ['LoginCreated', 'PasswordChanged']);
  for (const told of [entries, await trail('login', 1)]) {
    t.notRegex(JSON.stringify(told), /scrypt|hash|long-enough/i);
  }
});

test('in the order it was recorded, whole or by pages', async (t) => {
  const whole = await trail('admission', student.AdmissionID);
  t.deepEqual(
    whole.map(({ at }) => at),
    whole.map(({ at }) => at).sort(),
  );
  const query = { entity: 'admission', id: student.AdmissionID, page: 2, limit: 3 };
  const page = await school.client.get('/api/accounts/audit', query);
  t.deepEqual(page, { data: whole.slice(3), total: 5, totalPages: 2, currentPage: 2 });
});

test('a thing without a history has an empty one; a kind that is none is refused', async (t) => {
  t.deepEqual(await trail('admission', 999), []);
  t.deepEqual(await trail('voucher', 1), []);
  const kinds = ['school', 'Admission', '__proto__', 'constructor', 'toString', '__defineGetter__'];
  for (const entity of kinds) {
    const { status, body } = await school.client.call('GET', `/api/accounts/audit?id=1&entity=${entity}`);
    t.is(status, 400, entity);
    t.is(body.code, 'request.invalid');
    t.deepEqual(
      body.fields.map(({ path }: { path: string }) => path),
      ['entity'],
    );
  }
});

test('another school’s trail is empty', async (t) => {
  await product.open(OTHER_SCHOOL);
  const query = { entity: 'admission', id: student.AdmissionID };
  t.deepEqual((await product.client(OTHER_SCHOOL).get('/api/accounts/audit', query)).data, []);
});

interface JournalEntry {
  on: string;
  type: string;
  number?: number;
  actor: { name: string };
  lines: { account: string; FundID: number; debit: number; credit: number }[];
}
const journal = async (query: Query = {}) => {
  const { data, totals, ...paging } = await school.client.get('/api/accounts/journal', query);
  return { data: data as JournalEntry[], totals, paging };
};

test('the journal by business day, each entry balanced in each fund', async (t) => {
  const { data, totals, paging } = await journal();
  t.deepEqual(paging, { total: 4, totalPages: 1, currentPage: 1 });
  const moved = data.flatMap(({ lines }) => lines).reduce((sum, { debit }) => sum + debit, 0);
  t.deepEqual(totals, { debit: moved, credit: moved });
  t.deepEqual((await journal({ limit: 1 })).totals, totals, 'of all pages');
  t.deepEqual(
    data.map(({ on, type, number }) => [on.slice(5), type, number]),
    [
      ['04-10', 'FeesCharged', undefined],
      ['04-11', 'ConcessionGranted', undefined],
      ['04-12', 'FeesCollected', 1],
      ['04-13', 'CollectionReversed', 1],
    ],
  );
  for (const { lines } of data)
    for (const fund of [school.general, school.boarding]) {
      const own = lines.filter(({ FundID }) => FundID === fund);
      t.is(
        own.reduce((sum, { debit, credit }) => sum + debit - credit, 0),
        0,
      );
    }
  t.deepEqual(
    data[2]?.lines.map(({ account, debit, credit }) => [account, debit, credit]),
    [
      [school.books.cash, 1000, 0],
      [school.books.cash, 2200, 0],
      ['sys:receivable', 0, 1000],
      ['sys:receivable', 0, 2200],
    ],
  );
});

test('the journal of a range, of a page, as of a day and as known at an instant', async (t) => {
  const numbers = async (query: Query) => (await journal(query)).data.map(({ on }) => on.slice(8));
  t.deepEqual(await numbers({ from: '2026-04-11', to: '2026-04-12' }), ['11', '12']);
  t.deepEqual(await numbers({ from: '2026-04-13' }), ['13']);
  t.deepEqual(await numbers({ to: '2026-04-09' }), []);
  await t.throwsAsync(numbers({ from: '2026-04-13', to: '2026-04-11' }), { message: /400/ });
  t.deepEqual(await numbers({ asOf: '2026-04-11' }), ['10', '11']);
  t.deepEqual(await numbers({ knownAt: '2026-04-12T05:59:59Z' }), ['10', '11']);
  t.deepEqual(await numbers({ page: 2, limit: 3 }), ['13']);
  t.deepEqual((await journal({ page: 2, limit: 3 })).paging, { total: 4, totalPages: 2, currentPage: 2 });
});
