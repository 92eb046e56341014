import { paisa } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, mirrored } from '@madrasah/events/ledger';
import test from 'ava';
import type { TestApp } from '../../app-test-support.ts';
import { Clerk, feeSchool } from '../reports/test-support.ts';

const DAY = '2026-04-19';
const TUITION = 2; // head of the test school

const row = (itemId: number, admissionId: number, amount: number) => ({
  ...{
    itemId,
    admissionId,
    sessionId: 2,
    subLedgerId: TUITION,
    priceRowId: 1,
    monthId: 1,
    fundId: 1,
    name: 'বেতন',
  },
  ...{ fee: paisa(amount), pastDiscount: paisa(0), paidBefore: paisa(0), deduction: paisa(0) },
  ...{ deposit: paisa(amount), due: paisa(0) },
});

/** W28: S1 (admission 12) 1,600, S2 (admission 21) 600 and 100 above his dues. */
const receipt = FeesCollected({
  ...{ receiptId: 1, receiptNo: 7, series: 'receipt:session:2', on: DAY, userId: 1, admissionId: 12 },
  ...{ moneyAccount: 90, transactionNo: '', remark: '', advance: { fundId: 1, amount: paisa(100_00) } },
  rows: [row(1, 12, 1600_00), row(2, 21, 600_00)],
  family: [
    { userId: 1, admissionId: 12, items: [1], advance: paisa(0) },
    { userId: 2, admissionId: 21, items: [2], advance: paisa(100_00) },
  ],
  postings: [
    dr('sl:90', 1, 2300_00),
    cr('sys:receivable', 1, 1600_00, { party: 1, itemId: 1 }),
    cr('sys:receivable', 1, 600_00, { party: 2, itemId: 2 }),
    cr('sys:open-advance', 1, 100_00, { party: 2 }),
  ],
});
const reversal = CollectionReversed({
  ...{
    receiptId: 1,
    receiptNo: 7,
    on: '2026-04-20',
    kind: 'refund',
    reason: 'ভুল',
    userId: 1,
    admissionId: 12,
  },
  ...{ unapplied: [], family: [1, 2].map((userId) => ({ userId, admissionId: userId === 1 ? 12 : 21 })) },
  postings: mirrored(receipt.data.postings),
});

let app: TestApp;
test.before(async () => {
  const clerk = new Clerk();
  app = await feeSchool(
    clerk.charge(12, 'tuition', 1600, '2026-04-01', 1),
    clerk.charge(21, 'tuition', 600, '2026-04-01', 1),
    receipt,
    reversal,
  );
});
test.after.always(() => app.end());

const get = async (path: string) => (await app.get(path)).body;

test('a family receipt is one row under all its children, found by any of them', async (t) => {
  const list = await get(`/api/accounts/receipts?from=${DAY}&to=${DAY}`);
  t.is(list.total, 1);
  const [{ StudentName, UserCode, total, receiptNo }] = list.data;
  t.deepEqual([StudentName, total, receiptNo], ['আব্দুল্লাহ, উমর', 2300, 7]);
  for (const code of UserCode.split(', '))
    t.is((await get(`/api/accounts/receipts?from=${DAY}&to=${DAY}&search=${code}`)).data.length, 1);
});

test('the receipt tells each child’s part', async (t) => {
  const { data } = await get('/api/accounts/receipts/1');
  t.is(data.total, 2300);
  t.deepEqual(
    data.students.map((one: Record<string, unknown>) => [
      one['AdmissionID'],
      one['StudentName'],
      one['items'],
      one['advance'],
      one['total'],
    ]),
    [
      [12, 'আব্দুল্লাহ', [1], 0, 1600],
      [21, 'উমর', [2], 100, 700],
    ],
  );
  t.is(data.student.AdmissionID, 12);
});

test('each statement shows its part, and its reversal', async (t) => {
  const lines = async (admission: number) =>
    (await get(`/api/accounts/statement/${admission}`)).lines ??
    (await get(`/api/accounts/statement/${admission}`)).data.lines;
  const shown = async (admission: number) =>
    (await lines(admission)).map(({ debit, credit }: { debit: number; credit: number }) => [debit, credit]);
  t.deepEqual(await shown(12), [
    [1600, 0],
    [0, 1600],
    [1600, 0],
  ]);
  t.deepEqual(await shown(21), [
    [600, 0],
    [0, 700],
    [700, 0],
  ]);
});

const csv = async (id: number) =>
  String(
    (await app.get(`/api/reports/fee_report.csv?report_id=${id}&from=${DAY}&to=2026-04-20&SessionID=2`)).body,
  )
    .trim()
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));

test('reports have a line for each child under one number, counted as one receipt', async (t) => {
  const [head = [], ...rows] = await csv(1);
  const total = head.indexOf('মোট');
  t.deepEqual(
    rows.map((cells) => [cells[0], cells[total]]),
    [
      ['7', '1600'],
      ['7', '700'],
      ['7 বাতিল', '-1600'],
      ['7 বাতিল', '-700'],
    ],
  );
  const [titles = [], collector = []] = await csv(5);
  t.is(collector[titles.indexOf('রসিদ')], '1');
  t.is(collector[titles.indexOf('বাতিল')], '1');
  const back = await csv(23);
  t.is(back.length, 1 + 2);
});

test('many receipts come in one file, each on a page of its own', async (t) => {
  const pdf = await app.get('/api/accounts/receipt_papers.pdf?ids=1');
  t.is(pdf.status, 200);
  t.is((await app.get('/api/accounts/receipt_papers.pdf?ids=1,99')).status, 404);
  for (const ids of ['', 'x', '1,-2'])
    t.is((await app.get(`/api/accounts/receipt_papers.pdf?ids=${ids}`)).status, 400);
});
