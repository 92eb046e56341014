import { drafted, paisaOf, streams } from '@madrasah/events';
import { receiptBooks } from '@madrasah/events/ledger';
import test from 'ava';
import { SCHOOL, type TestApp } from '../../../app-test-support.ts';
import { explainedOf, unexplainedIn } from '../../../statements/test-support.ts';
import { DAYS, PATH, type Reading, reading, usualSchool } from '../reports-test-support.ts';
import { Clerk, feeSchool } from '../test-support.ts';

const DAY = '2026-04-20'; // the day of the tests' clock

let app: TestApp;
let told: Reading;
test.before(async () => {
  app = await usualSchool();
  told = reading(app);
});
test.after.always(() => app.end());

test('1: each receipt is split into arrears, current and advance; a reversal stands on its own day', async (t) => {
  t.deepEqual(
    await told.figures(1, `${DAYS}&SessionID=2`, 'রসিদ নং', 'বকেয়া আদায়', 'চলতি', 'অগ্রিম', 'মোট', 'ছাড়'),
    [
      ['1', '400', '1600', '0', '2000', '0'],
      ['2', '0', '500', '0', '500', '100'],
      ['3', '0', '800', '250', '1050', '0'],
      ['2 বাতিল', '0', '-500', '0', '-500', '-100'],
    ],
  );
  t.deepEqual(await told.figures(1, `${DAYS}&SessionID=1`, 'রসিদ নং'), []);
});

test('1: the sum of a range is what the cash book has of fees, by account', async (t) => {
  const { body } = await app.get(`${PATH}?report_id=1&${DAYS}`);
  const facts = JSON.stringify(body.blocks.filter(({ kind }: { kind: string }) => kind === 'facts'));
  for (const shown of ['৩ · ৩,৫৫০.০০', '১ · −৫০০.০০', '৩,০৫০.০০', 'তিন হাজার পঞ্চাশ টাকা মাত্র'])
    t.true(facts.includes(shown), `${shown}: ${facts}`);
  let received = 0;
  for (const date of ['2026-04-18', '2026-04-19', '2026-04-20']) {
    const { totals } = (await app.get(`/api/accounts/todays_balance?date=${date}`)).body.data;
    received += totals.fees - totals.reversed;
  }
  t.is(await told.sum(1, DAYS, 'মোট'), received);
});

test('1: of the day before its reversal a receipt is not struck', async (t) => {
  const struckOf = async (to: string) => {
    const { body } = await app.get(`${PATH}?report_id=1&from=2026-04-19&to=${to}`);
    const table = body.blocks.find(({ kind }: { kind: string }) => kind === 'table');
    return table.rows.map(({ struck }: { struck?: boolean }) => Boolean(struck));
  };
  t.deepEqual(await struckOf('2026-04-19'), [false, false, false]); // two receipts and the sum
  t.deepEqual(await struckOf(DAY), [true, false, false, false]);
});

test('every report of what was collected comes to the same sum', async (t) => {
  const all = await told.sum(1, DAYS, 'মোট');
  for (const id of [2, 4, 8, 17, 18, 19]) t.is(await told.sum(id, DAYS, 'মোট'), all, String(id));
  t.is(await told.sum(7, DAYS, 'মোট'), all);
  t.is(await told.sum(6, DAYS, 'মোট'), 2 * all); // each receipt, and what it was for
  t.is((await told.sum(5, DAYS, 'মোট')) - (await told.sum(5, DAYS, 'বাতিলের টাকা')), all);
  t.is(await told.sum(20, DAYS, 'ফি'), all);
  t.is(await told.sum(21, DAYS, 'ফি'), all);
});

test('3: a range of numbers names those that no receipt has', async (t) => {
  t.deepEqual(
    (await told.rowsOf(3, 'SessionID=2&receipt_from=2&receipt_to=৩')).map(([number]) => number),
    ['2', '3', '2 বাতিল'],
  );
  t.like(await app.get(`${PATH}?report_id=3`), { status: 400 });
});

test('3: its foot names the leaves of books of these numbers that were spoiled, or that nobody accounts for', async (t) => {
  const attributes = {
    kind: 1,
    from: 1,
    to: 50,
    issuedTo: null,
    issuedOn: DAY,
    returned: true,
    collected: null,
  };
  const leaves = { used: '1-40', spoiled: '44, 41', unused: '46-50', missing: '42–43, 45' };
  const book = (id: number, more: object = {}) =>
    drafted(receiptBooks, {
      ...{ kind: 'added', id, serial: id },
      attributes: { bookNo: `ক-${id}`, ...attributes, ...leaves, ...more },
    });
  await app.record(streams.chart(SCHOOL), book(1), book(2, { kind: 2 }), book(3, { from: 900, to: 950 }));
  const { body } = await app.get(`${PATH}?report_id=3&SessionID=2&receipt_from=1&receipt_to=3`);
  const said = JSON.stringify(body);
  t.true(said.includes('বই ক-১, নষ্ট পাতা: ৪১, ৪৪'), said.slice(-600));
  t.true(said.includes('বই ক-১, নিখোঁজ পাতা: ৪২–৪৩, ৪৫'));
  t.false(said.includes('ক-২') || said.includes('ক-৩'));
});

test('4: a class has its students and those of them who paid', async (t) => {
  t.deepEqual(await told.figures(4, `SessionID=2&${DAYS}`, 'বিবরণ', 'শিক্ষার্থী', 'জমাদানকারী', 'মোট'), [
    ['মীযান', '1', '0', '0'],
    ['কাফিয়া', '2', '1', '3050'],
  ]);
});

test('5: what a collector took, took back and has in hand', async (t) => {
  t.deepEqual(await told.figures(5, DAYS, 'রসিদ', 'মোট', 'বাতিল', 'বাতিলের টাকা', 'হাতে নগদ'), [
    ['3', '3550', '1', '500', '2900'], // what the drawer gave back and paid is not in it
  ]);
});

test('20, 21: what was there and what came and went is what is left', async (t) => {
  const names = ['প্রারম্ভিক জের', 'ফি', 'খরচ', 'সমাপনী জের'];
  t.deepEqual(await told.figures(20, 'from=2026-04-19&to=2026-04-20', 'তহবিল', ...names), [
    ['সাধারণ তহবিল', '1100', '1050', '100', '2050'],
    ['বোর্ডিং তহবিল', '900', '0', '0', '900'],
  ]);
  t.deepEqual(await told.figures(21, 'from=2026-04-19&to=2026-04-20', 'বিবরণ', ...names), [
    ['নগদ টাকা', '2000', '1050', '100', '2900'],
    ['বিকাশ', '0', '0', '0', '50'],
  ]);
});

test.serial('21: of a wallet each receipt, its transaction, and whether the bank has it', async (t) => {
  const clerk = new Clerk();
  const wallet = (transactionNo: string) => ({ into: 91, transactionNo });
  const school = await feeSchool(
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1), // item 1
    clerk.charge(21, 'tuition', 800, '2026-04-01', 1), // 2
    clerk.collect(12, [[1, 'tuition', 500]], '2026-04-10', wallet('TX1')),
    clerk.bring(500, '2026-04-12'),
    clerk.collect(21, [[2, 'tuition', 300]], '2026-04-15', wallet('TX2')),
    clerk.collect(12, [[1, 'tuition', 100]], '2026-04-15'),
  );
  t.teardown(() => school.end());
  const asked = `${PATH}?report_id=21&from=2026-04-01&to=2026-04-20`;
  const { body } = await school.get(asked);
  const [, { columns, rows }] = body.blocks;
  t.deepEqual(
    rows.map(({ cells }: { cells: unknown[] }) => cells.slice(4)),
    [
      ['TX1', 'ব্যাংকে এসেছে', 500_00],
      ['TX2', 'বাকি আছে', 300_00],
      [null, null, 800_00],
    ],
  );
  t.is(columns.length, 7);
  t.deepEqual(unexplainedIn(body), []);
  for (const { question, amount } of explainedOf(body)) {
    const { data } = (await school.get(`/api/accounts/explain?${question}`)).body;
    t.is(Number(paisaOf(data.value)), amount, question);
  }
  const before = (await school.get(`${PATH}?report_id=21&from=2026-04-01&to=2026-04-11`)).body.blocks[1];
  t.is(before.rows[0].cells[5], 'বাকি আছে', 'not yet on that day');
});

test('23: a receipt that was taken back: of when, why and by whom', async (t) => {
  t.deepEqual(await told.figures(23, DAYS, 'রসিদ নং', 'মোট', 'ধরন', 'কারণ', 'বাতিলকারী', 'দিন'), [
    ['2', '500', 'সংশোধন', 'ভুল ছাত্র', 'login1', '0'], // both recorded on the day of the tests' clock
  ]);
});
