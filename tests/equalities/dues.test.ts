import test from 'ava';
import { Product } from './test-support/product.ts';
import { type Frame, itemsOf, School, type Student } from './test-support/school.ts';

let product: Product;
let school: School;
let first: Frame;
let second: Frame;
/** Owes in both sessions. */
let umar: Student;
let umarAgain: Student;
/** Has paid everything, and 700.00 more, before he came again. */
let ali: Student;
let aliAgain: Student;
/** Has paid everything. */
let bilal: Student;
let receipt: number;
let beforeReversal: string;

const payAll = async (student: Student, over = 0) => {
  const { admission, food } = await itemsOf(school, student);
  return school.pay(student, [
    { itemId: admission, due: 1000, deposit: 1000 },
    { itemId: food, due: 3500, deposit: 3500 + over },
  ]);
};

test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  school.day('2026-04-10');
  first = school.frames[0] as Frame;
  umar = await school.admit('উমর', first);
  ali = await school.admit('আলী', first);
  bilal = await school.admit('বিলাল', first);
  school.day('2026-04-12');
  await payAll(ali, 700);
  receipt = await payAll(bilal);
  second = await school.addSession(100, 200);
  school.day('2026-05-02');
  umarAgain = await school.admitAgain(umar, second);
  aliAgain = await school.admitAgain(ali, second);
  beforeReversal = product.clock.now().toISOString();
  school.day('2026-05-03');
  await school.reverse(receipt);
});
test.after.always(() => product.end());

type Query = Record<string, string | number>;
const list = (query: Query = {}) => school.client.get('/api/accounts/dues', query);
/** AdmissionID → [due, advance] in the order of the list. */
const rows = async (query: Query = {}) =>
  (await list(query)).data.map((row: { AdmissionID: number; due: number; advance: number }) => [
    row.AdmissionID,
    row.due,
    row.advance,
  ]);

test('one row an admission, with all its sums and names', async (t) => {
  t.deepEqual(await rows(), [
    [umar.AdmissionID, 4500, 0],
    [umarAgain.AdmissionID, 300, 0],
    [aliAgain.AdmissionID, 0, 400],
    [bilal.AdmissionID, 4500, 0],
  ]);
  const { data } = await list({ SessionID: first.session, search: 'উমর' });
  t.deepEqual(data, [
    {
      AdmissionID: umar.AdmissionID,
      UserID: umar.UserID,
      UserCode: umar.UserCode,
      StudentName: 'উমর',
      FatherName: 'মুহাম্মদ ইউসুফ',
      Mobile1: '01712345678',
      ClassName: 'জামাত 1',
      SubClass: 'ক',
      SessionName: 'শিক্ষাবর্ষ 1',
      charged: 4500,
      concession: 0,
      writtenOff: 0,
      paid: 0,
      ...{ upTo30: 4500, upTo60: 0, upTo90: 0, over90: 0 },
      due: 4500,
      advance: 0,
    },
  ]);
});

test('status=both adds those who owe nothing; the advance stands once, on the latest admission', async (t) => {
  t.deepEqual(await rows({ status: 'both' }), [
    [umar.AdmissionID, 4500, 0],
    [umarAgain.AdmissionID, 300, 0],
    [ali.AdmissionID, 0, 0],
    [aliAgain.AdmissionID, 0, 400],
    [bilal.AdmissionID, 4500, 0],
  ]);
  t.is((await school.client.call('GET', '/api/accounts/dues?status=paid')).status, 400);
});

test('totals are of the whole list, whatever page is shown', async (t) => {
  const whole = await list({ status: 'both' });
  const ages = { upTo30: 9300, upTo60: 0, upTo90: 0, over90: 0 };
  const totals = {
    charged: 14_100,
    concession: 0,
    writtenOff: 0,
    paid: 4800,
    ...ages,
    due: 9300,
    advance: 400,
  };
  t.deepEqual(whole.totals, totals);
  t.like(whole, { total: 5, totalPages: 1, currentPage: 1 });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ status: 'both', page, limit: 2 })));
  for (const page of pages) t.like(page, { total: 5, totalPages: 3, totals });
  t.deepEqual(
    pages.flatMap(({ data }) => data),
    whole.data,
  );
  t.deepEqual(pages[3]?.data, []);
});

test('by session, class, section and name', async (t) => {
  t.deepEqual(
    (await rows({ SessionID: second.session })).map(([id]: number[]) => id),
    [umarAgain.AdmissionID, aliAgain.AdmissionID],
  );
  t.is((await rows({ ClassID: first.class })).length, 2);
  t.is((await rows({ SubClassID: second.section, ClassID: first.class })).length, 0);
  t.deepEqual(await rows({ search: 'বিলাল' }), [[bilal.AdmissionID, 4500, 0]]);
  t.deepEqual((await list({ SessionID: 999 })).totals.due, 0);
});

test('what was known before a reversal, and what stood on a day', async (t) => {
  const known = await rows({ knownAt: beforeReversal });
  t.false(known.some(([id]: number[]) => id === bilal.AdmissionID));
  t.is((await list({ knownAt: beforeReversal })).totals.due, 4800);
  t.is((await list({ asOf: '2026-05-02' })).totals.due, 4800);
  t.is((await list({ asOf: '2026-05-03', knownAt: beforeReversal })).totals.due, 4800);
  t.is((await list({ asOf: '2026-05-03' })).totals.due, 9300);
  t.deepEqual((await list({ asOf: '2026-04-09' })).data, []);
});

test('a list of an earlier day has the admissions of that day, and the advance on the latest of them', async (t) => {
  const april = [
    [umar.AdmissionID, 4500, 0],
    [ali.AdmissionID, 0, 700],
    [bilal.AdmissionID, 0, 0],
  ];
  t.deepEqual(await rows({ asOf: '2026-04-30', status: 'both' }), april);
  t.deepEqual(await rows({ knownAt: '2026-04-30T00:00:00Z', status: 'both' }), april);
});

test('an admission later on the same day is not in what was known before it', async (t) => {
  await product.open('30003');
  const own = await School.open(product, '30003');
  product.clock.set('2026-06-01T04:00:00Z');
  const student = await own.admit('উমর');
  const { admission, food } = await itemsOf(own, student);
  await own.pay(student, [
    { itemId: admission, due: 1000, deposit: 1000 },
    { itemId: food, due: 3500, deposit: 4000 },
  ]);
  const ask = async () =>
    (await own.client.get('/api/accounts/dues', { status: 'both', knownAt: '2026-06-01T04:00:00Z' })).data;
  const known = await ask();
  t.is(known[0].advance, 500);
  product.clock.set('2026-06-01T05:00:00Z');
  await own.admitAgain(student, await own.addSession(0, 0));
  t.deepEqual(await ask(), known);
  product.clock.set('2026-06-02T05:00:00Z');
});

test('an advance that pays a new charge is gone, and the dashboard tells the same total', async (t) => {
  const totalDue = (await school.client.get('/api/users/total_due')).totalDue;
  t.is(totalDue, (await list()).totals.due);
  t.deepEqual(await rows({ search: 'আলী' }), [[aliAgain.AdmissionID, 0, 400]]);
});
