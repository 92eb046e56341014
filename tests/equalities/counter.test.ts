import test from 'ava';
import { OTHER_SCHOOL, Product } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

// What the counter sees of a student, and the receipts it has written.
let product: Product;
let school: School;
let student: Student;
let again: Student;
const receipts: number[] = [];

test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  school.day('2026-04-10');
  student = await school.admit('আব্দুল্লাহ');
  const { admission, food } = await itemsOf(school, student);
  const rows = [
    { itemId: admission, due: 1000, deposit: 1000 },
    { itemId: food, due: 3500, deduction: 500, deposit: 2200.5 },
  ];
  receipts.push(await school.pay(student, rows, { Remark: 'প্রথম কিস্তি' }));
  school.day('2026-05-02');
  again = await school.admitAgain(student, await school.addSession(100, 200));
  const due = [{ itemId: food, due: 799.5, deposit: 10 }];
  receipts.push(await school.pay(again, due, { CreateAt: '2026-05-01' }));
  receipts.push(await school.pay(again, [{ itemId: food, due: 789.5, deposit: 20 }]));
  await school.reverse(receipts[1] as number, 'ভুল টাকা');
});
test.after.always(() => product.end());

interface Fee {
  SlName: string;
  SessionID: number;
  due: number;
  preDeposit: number;
  pastDiscount: number;
}
const shown = (fees: Fee[]) =>
  fees.map((fee) => [fee.SessionID, fee.SlName, fee.pastDiscount, fee.preDeposit, fee.due]);

test('earlier sessions’ dues stand first; paid items are listed with their own admission only', async (t) => {
  const [one, two] = school.frames.map(({ session }) => session);
  const { fees, ...rest } = await school.fees(again);
  t.deepEqual(shown(fees), [
    [one, 'খোরাকি ফি', 500, 2220.5, 779.5],
    [two, 'ভর্তি ফি', 0, 0, 100],
    [two, 'খোরাকি ফি', 0, 0, 200],
  ]);
  t.deepEqual(rest, {
    ...{ advance: 0, openAdvance: 0, promise: null, sessionName: 'শিক্ষাবর্ষ 2' },
    ...{ userId: student.UserID, admissionId: again.AdmissionID, sessionId: two },
    student: {
      ...{ UserCode: '1001', StudentName: 'আব্দুল্লাহ', FatherName: 'মুহাম্মদ ইউসুফ', Mobile1: '01712345678' },
      ...{ ClassName: 'জামাত 2', SubClass: 'ক' },
    },
  });
  const old = (await school.fees(student)).fees;
  t.deepEqual(shown(old), [
    [one, 'ভর্তি ফি', 0, 1000, 0],
    [one, 'খোরাকি ফি', 500, 2220.5, 779.5],
    [two, 'ভর্তি ফি', 0, 0, 100],
    [two, 'খোরাকি ফি', 0, 0, 200],
  ]);
});

test('a receipt as it was given, to the paisa and in words', async (t) => {
  const { data } = await school.client.get(`/api/accounts/receipts/${receipts[0]}`);
  t.like(data, {
    ...{ receiptId: 1, receiptNo: 1, on: '2026-04-10', total: 3200.5, advance: 0, Remark: 'প্রথম কিস্তি' },
    ...{ Account: school.cash, inWords: 'Taka Three Thousand Two Hundred and Fifty Paisa only' },
  });
  t.is(data.student.StudentName, 'আব্দুল্লাহ');
  t.is(data.student.SessionName, 'শিক্ষাবর্ষ 1');
  t.like(data.fees[1], {
    ...{ SlName: 'খোরাকি ফি', Fee: 3500, pastDiscount: 0, deduction: 500 },
    ...{ preDeposit: 0, deposit: 2200.5, due: 799.5 },
  });
  t.false('reversed' in data);
});

test('a reversed receipt stands, and says when and why', async (t) => {
  const { data } = await school.client.get(`/api/accounts/receipts/${receipts[1]}`);
  t.like(data, { on: '2026-05-01', total: 10 });
  t.like(data.reversed, { on: '2026-05-02', reason: 'ভুল টাকা', kind: 'refund' });
});

test('receipts by the day they bear, page by page', async (t) => {
  const list = async (query: Record<string, string | number> = {}) => {
    const { data, reversals, ...beside } = await school.client.get('/api/accounts/receipts', query);
    const { sums, totals, accounts: _, collectors: __, ...paging } = beside;
    const rows = data.map((row: { receiptNo: number; on: string; total: number; reversed: boolean }) => [
      ...[row.on.slice(5), row.receiptNo, row.total, row.reversed],
    ]);
    const back = reversals.map((row: { receiptId: number; on: string; total: number }) => [
      ...[row.on.slice(5), row.receiptId, row.total],
    ]);
    return { rows, back, paging, sums, totals };
  };
  const [april, first, last] = [
    ['04-10', 1, 3200.5, false],
    ['05-01', 1, 10, true],
    ['05-02', 2, 20, false],
  ];
  t.deepEqual((await list()).rows, [april, first, last]);
  t.deepEqual((await list({ from: '2026-05-01', to: '2026-05-01' })).rows, [first]);
  t.deepEqual((await list({ from: '2026-05-02' })).rows, [last]);
  t.deepEqual((await list({ to: '2026-04-09' })).rows, []);
  const back = ['05-02', receipts[1], 10];
  t.deepEqual((await list({ from: '2026-05-02' })).back, [back], 'on the day on which it was taken back');
  t.deepEqual((await list({ to: '2026-05-01' })).back, []);
  const second = await list({ page: 2, limit: 2 });
  t.deepEqual(second.back, [back], 'of all days, whatever the page');
  t.deepEqual(second.rows, [last]);
  t.deepEqual(second.paging, { total: 3, totalPages: 2, currentPage: 2 });
  t.deepEqual(second.totals, { total: 3220.5 }, 'of all pages, without what was taken back');
  t.like(second.sums, { count: 2, cancelled: 1, total: 3220.5, reversals: 1, takenBack: 10 });
  const mayDay = await list({ from: '2026-05-01', to: '2026-05-01' });
  t.deepEqual(mayDay.totals, { total: 10 }, 'on its own day it was not taken back yet');
});

test('a receipt on paper, in both languages, also when it was reversed', async (t) => {
  const client = product.client();
  for (const id of receipts.slice(0, 2))
    for (const language of ['bn', 'en'] as const) {
      client.language = language;
      const { status, headers, bytes } = await client.call('GET', `/api/accounts/receipts/${id}.pdf`);
      t.is(status, 200);
      t.is(headers.get('content-type'), 'application/pdf');
      t.is(bytes.subarray(0, 5).toString(), '%PDF-');
      t.is(bytes.subarray(-6).toString().trim(), '%%EOF');
    }
});

test('an unknown receipt and another school’s are not found, as JSON and as paper', async (t) => {
  await product.open(OTHER_SCHOOL);
  const other = product.client(OTHER_SCHOOL);
  for (const [client, id] of [
    [school.client, 999],
    [other, receipts[0]],
  ] as const)
    for (const path of [`/api/accounts/receipts/${id}`, `/api/accounts/receipts/${id}.pdf`]) {
      const { status, body } = await client.call('GET', path);
      t.is(status, 404, path);
      t.is(body.code, 'receipt.not-found', path);
    }
  t.deepEqual((await other.get('/api/accounts/receipts')).data, []);
  const { status } = await other.call('GET', `/api/accounts/statement/${student.AdmissionID}`);
  t.is(status, 404);
});
