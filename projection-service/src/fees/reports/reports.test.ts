import { drafted, moneyFigures, paisa, paisaOf, streams } from '@madrasah/events';
import { classes } from '@madrasah/events/academics';
import { ConcessionArranged } from '@madrasah/events/concessions';
import { feeReports } from '@madrasah/events/fees';
import { receiptBooks } from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import { StandingConcessionsGranted } from '@madrasah/events/plans';
import test from 'ava';
import { SCHOOL, type TestApp } from '../../app-test-support.ts';
import { explainedFactsOf, explainedOf, unexplainedIn } from '../../statements/test-support.ts';
import { Clerk, feeSchool } from './test-support.ts';

const PATH = '/api/reports/fee_report';
const DAY = '2026-04-20'; // the day of the tests' clock
let app: TestApp;
test.before(async () => {
  const clerk = new Clerk();
  app = await feeSchool(
    clerk.oldDue(11, 400, '2026-03-01'), // item 1
    clerk.charge(12, 'admission', 1000, '2026-04-01'), // 2
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1), // 3
    clerk.charge(12, 'food', 1500, '2026-04-01', 1), // 4
    clerk.charge(21, 'tuition', 800, '2026-04-01', 1), // 5
    clerk.charge(31, 'tuition', 600, '2026-04-01', 1), // 6
    clerk.charge(31, 'exam', 200, '2026-04-10'), // 7
    clerk.concede(31, 6, 'tuition', 600, '2026-04-12'),
    clerk.concede(31, 7, 'exam', 200, '2026-04-12'),
    clerk.collect(
      12,
      [
        [1, 'admission', 400],
        [2, 'admission', 700],
        [4, 'food', 900],
      ],
      '2026-04-18',
    ),
    clerk.collect(21, [[5, 'tuition', 500, 100]], '2026-04-19', { into: 91, advance: 0 }),
    clerk.collect(12, [[3, 'tuition', 800]], '2026-04-19', { advance: 250 }),
    clerk.reverse(2, '2026-04-20'),
    clerk.refund(12, 2, 'admission', 100, '2026-04-20'),
    clerk.handOver(50, '2026-04-20'),
  );
});
test.after.always(() => app.end());

/** Rows of a report as CSV, without its head. */
const csv = async (id: number, query = '', path = PATH) =>
  String((await app.get(`${path}.csv?report_id=${id}&${query}`)).body)
    .trim()
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
const rowsOf = async (id: number, query = '') => (await csv(id, query)).slice(1);
/** The figures under names of the head, row by row. */
async function figures(id: number, query: string, ...names: string[]) {
  const [head = [], ...rows] = await csv(id, query);
  const at = names.map((name) => head.findIndex((title) => title === name || title.endsWith(`– ${name}`)));
  return rows.map((row) => at.map((column) => row[column] ?? '?'));
}
const sum = async (id: number, query: string, name: string) =>
  (await figures(id, query, name)).reduce((total, [value]) => total + Number(value || 0), 0);
const DAYS = 'from=2026-04-18&to=20-04-2026';

test('1: each receipt is split into arrears, current and advance; a reversal stands on its own day', async (t) => {
  t.deepEqual(await figures(1, `${DAYS}&SessionID=2`, 'রসিদ নং', 'বকেয়া আদায়', 'চলতি', 'অগ্রিম', 'মোট', 'ছাড়'), [
    ['1', '400', '1600', '0', '2000', '0'],
    ['2', '0', '500', '0', '500', '100'],
    ['3', '0', '800', '250', '1050', '0'],
    ['2 বাতিল', '0', '-500', '0', '-500', '-100'],
  ]);
  t.deepEqual(await figures(1, `${DAYS}&SessionID=1`, 'রসিদ নং'), []);
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
  t.is(await sum(1, DAYS, 'মোট'), received);
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
  const all = await sum(1, DAYS, 'মোট');
  for (const id of [2, 4, 8, 17, 18, 19]) t.is(await sum(id, DAYS, 'মোট'), all, String(id));
  t.is(await sum(7, DAYS, 'মোট'), all);
  t.is(await sum(6, DAYS, 'মোট'), 2 * all); // each receipt, and what it was for
  t.is((await sum(5, DAYS, 'মোট')) - (await sum(5, DAYS, 'বাতিলের টাকা')), all);
  t.is(await sum(20, DAYS, 'ফি'), all);
  t.is(await sum(21, DAYS, 'ফি'), all);
});

test('3: a range of numbers names those that no receipt has', async (t) => {
  t.deepEqual(
    (await rowsOf(3, 'SessionID=2&receipt_from=2&receipt_to=৩')).map(([number]) => number),
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
  t.deepEqual(await figures(4, `SessionID=2&${DAYS}`, 'বিবরণ', 'শিক্ষার্থী', 'জমাদানকারী', 'মোট'), [
    ['মীযান', '1', '0', '0'],
    ['কাফিয়া', '2', '1', '3050'],
  ]);
});

test('5: what a collector took, took back and has in hand', async (t) => {
  t.deepEqual(await figures(5, DAYS, 'রসিদ', 'মোট', 'বাতিল', 'বাতিলের টাকা', 'হাতে নগদ'), [
    ['3', '3550', '1', '500', '2900'], // what the drawer gave back and paid is not in it
  ]);
});

test('7: a head has what was prescribed, split, conceded and handed back', async (t) => {
  const rows = await figures(
    7,
    'SessionID=2&from=2026-04-01&to=2026-04-20',
    'খাত',
    'নির্ধারিত',
    'চলতি',
    'ছাড়',
    'ফেরত',
  );
  t.deepEqual(
    rows,
    [
      ['ভর্তি ফি', '1000', '700', '0', '100'],
      ['বেতন', '2200', '800', '600', '0'], // whoever is free had it conceded with the charge
      ['পরীক্ষা ফি', '200', '0', '200', '0'],
      ['অগ্রিম', '0', '0', '0', '0'],
      ['পূর্বের বকেয়া', '0', '0', '0', '0'],
      ['খোরাকি', '1500', '900', '0', '0'],
    ].sort((a, b) => rows.findIndex(([x]) => x === a[0]) - rows.findIndex(([x]) => x === b[0])),
  );
});

test('9: a month is paid, free or not charged', async (t) => {
  const [head = []] = await csv(9, 'SessionID=2');
  const first = head.findIndex((title) => title.startsWith('মাস'));
  const rows = await rowsOf(9, 'SessionID=2');
  t.deepEqual(
    rows.map((row) => [row[head.indexOf('নাম')], row[first], row[first + 1]]),
    [
      ['মারইয়াম', 'ফ্রি', '–'],
      ['আব্দুল্লাহ', '1700', '–'],
      ['উমর', '0', '–'],
    ],
  );
});

test('10: the same of what is due, with what is owed of earlier years in front', async (t) => {
  t.deepEqual(await figures(10, 'SessionID=2&asOf=2026-04-10', 'নাম', 'আগের জের', 'মোট'), [
    ['মারইয়াম', '0', '600'],
    ['আব্দুল্লাহ', '400', '2700'],
    ['উমর', '0', '800'],
  ]);
});

test('12: one student, what stands after each entry, and his advance', async (t) => {
  const rows = await figures(12, 'AdmissionID=12', 'ধার্য', 'আদায়', 'জের');
  t.deepEqual(rows.at(-1), ['0', '1050', '650']);
  t.like(await app.get(`${PATH}?report_id=12`), { status: 400, body: { fields: [{ path: 'AdmissionID' }] } });
});

test('13: what each student owes and of what; in all, what the list of dues has', async (t) => {
  t.deepEqual(await figures(13, 'status=dues', 'নাম', 'আগের জের', 'ভর্তি ফি', 'মাসিক', 'মাস', 'মোট', 'অগ্রিম'), [
    ['আব্দুল্লাহ', '0', '300', '600', 'শাওয়াল', '900', '250'],
    ['উমর', '0', '0', '800', 'শাওয়াল', '800', '0'],
  ]);
  t.is((await rowsOf(13, 'status=both')).length, 3);
  for (const asOf of ['2026-04-10', '2026-04-18', '2026-04-19', DAY]) {
    const { totals } = (await app.get(`/api/accounts/dues?asOf=${asOf}`)).body;
    t.is(await sum(13, `asOf=${asOf}`, 'মোট'), totals.due);
    t.is(await sum(14, `asOf=${asOf}`, 'বকেয়া'), totals.due);
    t.is(await sum(13, `asOf=${asOf}`, 'অগ্রিম'), totals.advance);
    t.is(await sum(22, `asOf=${asOf}`, 'অগ্রিম'), totals.advance);
  }
});

test('a paper says of which day it is, also where none was asked, and as known when', async (t) => {
  const said = async (question: string) =>
    (await app.get(`/api/reports/fee_report?report_id=${question}`)).body.filters as string[];
  const now = (await said('14')).join(' · ');
  t.regex(now, /^যে তারিখের অবস্থা: [০-৯]{1,2} \S+ ২০২৬$/);
  t.deepEqual(await said('22&asOf=12-04-2026'), ['যে তারিখের অবস্থা: ১২ এপ্রিল ২০২৬']);
  const [day, known] = await said('22&knownAt=2026-04-12T06:00:00.000Z');
  t.is(day, 'যে তারিখের অবস্থা: ১২ এপ্রিল ২০২৬');
  t.regex(String(known), /১২ এপ্রিল ২০২৬.*পর্যন্ত যা লেখা হয়েছিল/);
});

test('15: every concession with its reason; in all, what its accounts moved', async (t) => {
  const rows = await figures(15, 'from=2026-04-01&to=2026-04-20', 'নাম', 'ছাড়', 'হার', 'কারণ');
  t.deepEqual(rows, [
    ['মারইয়াম', '600', '100%', 'এতিম'],
    ['মারইয়াম', '200', '100%', 'এতিম'],
    ['উমর', '100', '13%', 'ভাই পড়ে'],
    ['উমর', '-100', '13%', 'ভুল ছাত্র'],
  ]);
  t.deepEqual(await figures(16, 'SessionID=2', 'নাম', 'কারণ', 'মোট'), [['মারইয়াম', 'এতিম', '800']]);
  const accounts = 'account=sys:concession,sys:waiver,sys:write-off';
  for (const asOf of ['2026-04-12', '2026-04-19', '2026-04-20']) {
    const { data } = (
      await app.get(`/api/accounts/explain?figure=trial_balance.closing&${accounts}&asOf=${asOf}`)
    ).body;
    t.true(data.value > 0);
    t.is(await sum(15, `from=2026-01-01&to=${asOf}`, 'ছাড়'), data.value, asOf);
  }
});

test.serial(
  '15, 16: a concession that stands is told with the reason of its grant, a sibling’s by its rule',
  async (t) => {
    const clerk = new Clerk();
    const school = await feeSchool(
      clerk.charge(12, 'tuition', 800, '2026-04-01', 1), // item 1
      clerk.charge(21, 'tuition', 800, '2026-04-01', 1), // 2
      ConcessionArranged({
        ...{ grantId: 4, on: '2026-04-01', userId: 1, admissionId: 12, kind: 'free', subLedgerId: null },
        ...{ from: 1, to: 12, amount: null, percent: 10_000, noteId: 9 },
      }),
      StandingConcessionsGranted({
        ...{ concessionId: 1, chargeId: 1, on: '2026-04-02', heads: [{ subLedgerId: 2, fundId: 1 }] },
        sources: [
          { kind: 'free', grantId: 4, percent: 10_000, amount: null },
          { kind: 'sibling', grantId: null, percent: 2500, amount: null },
        ],
        lines: [
          [1, 1, 2, paisa(80_000), 12, 0],
          [2, 2, 2, paisa(20_000), 21, 1],
        ],
        totals: [{ fundId: 1, amount: paisa(100_000) }],
      }),
    );
    t.teardown(() => school.end());
    await school.record(streams.notes(SCHOOL), NoteWritten({ noteId: 9, texts: { reason: 'পিতা নেই' } }));
    const { body } = await school.get(`${PATH}.csv?report_id=15&from=2026-04-01&to=2026-04-20`);
    const [granted = '', sibling = ''] = String(body).trim().split('\r\n').slice(1);
    t.true(granted.includes('পিতা নেই'), granted);
    t.true(sibling.includes('ভাই-বোনের নিয়ম'), sibling);
    const free = String((await school.get(`${PATH}.csv?report_id=16&SessionID=2`)).body);
    t.true(free.includes('পিতা নেই'), free);

    const { lines } = (await school.get('/api/accounts/statement/12')).body.data;
    t.like(lines[1], { reason: 'পিতা নেই', giver: 'login1', credit: 800 });
    t.false('reason' in lines[0], 'a charge needs none');
    const paper = String((await school.get('/api/accounts/statement/12.csv')).body);
    t.true(paper.includes('– পিতা নেই (login1)'), paper);
    const ofBrother = String((await school.get('/api/accounts/statement/21.csv')).body);
    t.true(ofBrother.includes('– ভাই-বোনের নিয়ম'), ofBrother);
    const twelve = String((await school.get(`${PATH}.csv?report_id=12&AdmissionID=12`)).body);
    t.true(twelve.includes('– পিতা নেই (login1)'), twelve);
  },
);

test('20, 21: what was there and what came and went is what is left', async (t) => {
  const names = ['প্রারম্ভিক জের', 'ফি', 'খরচ', 'সমাপনী জের'];
  t.deepEqual(await figures(20, 'from=2026-04-19&to=2026-04-20', 'তহবিল', ...names), [
    ['সাধারণ তহবিল', '1100', '1050', '100', '2050'],
    ['বোর্ডিং তহবিল', '900', '0', '0', '900'],
  ]);
  t.deepEqual(await figures(21, 'from=2026-04-19&to=2026-04-20', 'বিবরণ', ...names), [
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
  t.deepEqual(await figures(23, DAYS, 'রসিদ নং', 'মোট', 'ধরন', 'কারণ', 'বাতিলকারী', 'দিন'), [
    ['2', '500', 'সংশোধন', 'ভুল ছাত্র', 'login1', '0'], // both recorded on the day of the tests' clock
  ]);
});

test('24: what the session prescribed, let off, collected and is due, by class', async (t) => {
  t.deepEqual(
    await figures(24, 'SessionID=2', 'জামাত', 'নির্ধারিত', 'ছাড়', 'নিট', 'আদায়', 'বকেয়া', 'হার', 'আগের জের'),
    [
      ['মীযান', '800', '800', '0', '0', '0', '', '0'],
      ['কাফিয়া', '4100', '0', '4100', '2400', '1700', '59%', '0'],
    ],
  );
});

test('11: the sheet of a month has what came before, the month by head, and what is left', async (t) => {
  t.deepEqual(
    await figures(11, 'SessionID=2&month=1', 'নাম', 'আগের জের', 'ছাড়', 'মোট প্রদেয়', 'আদায়', 'রসিদ', 'অবশিষ্ট'),
    [
      ['মারইয়াম', '0', '600', '0', '0', '', '0'],
      ['আব্দুল্লাহ', '0', '0', '2300', '1700', '3', '600'],
      ['উমর', '0', '0', '800', '0', '', '800'],
    ],
  );
});

test('every report is made, in both languages and under both addresses, also of nothing', async (t) => {
  const asked = 'SessionID=2&month=1&AdmissionID=12&receipt_from=1&receipt_to=9';
  for (let id = 1; id <= 24; id += 1)
    for (const path of [PATH, '/api/accounts/fee_report']) {
      const { status, body } = await app.get(`${path}?report_id=${id}&${asked}`, { language: 'en' });
      t.is(status, 200, `${id} ${JSON.stringify(body)}`);
      t.true(body.blocks.length > 0);
    }
  t.is((await app.get(`${PATH}?report_id=1&from=2020-01-01&to=2020-01-02`)).status, 200);
  t.like(await app.get(`${PATH}?report_id=1&to=2026-04-21`), {
    status: 400,
    body: { fields: [{ path: 'to' }] },
  });
  t.is((await app.get(`${PATH}?report_id=25`)).status, 400);
});

/** Figures that no click explains, by the report: none today. */
const UNEXPLAINED: Readonly<Record<number, readonly string[]>> = {};

const askedOf = ({ id, asks, requires = [] }: (typeof feeReports.reports)[number]) =>
  [
    `report_id=${id}`,
    ...(asks.includes('from') ? ['from=2026-04-01&to=2026-04-20'] : []),
    ...(requires.includes('SessionID') ? ['SessionID=2'] : []),
    ...(requires.includes('month') ? ['month=1'] : []),
    ...(requires.includes('AdmissionID') ? ['AdmissionID=12'] : []),
    ...(requires.includes('receipt_from') ? ['receipt_from=1', 'receipt_to=9'] : []),
  ].join('&');

for (const report of feeReports.reports)
  test(`report ${report.id}: each of its figures is the sum of the entries that explain it`, async (t) => {
    const asked = askedOf(report);
    let isOfSomething = false;
    for (const more of ['', '&knownAt=2026-04-20T04:00:00Z']) {
      const { status, body } = await app.get(`${PATH}?${asked}${more}`);
      t.is(status, 200, asked);
      for (const { question, amount } of explainedOf(body)) {
        if (typeof amount !== 'number') continue; // a word stands where nothing is to be paid
        const { data } = (await app.get(`/api/accounts/explain?${question}&limit=5000`)).body;
        t.is(Number(paisaOf(data.value)), amount, question);
        isOfSomething ||= amount !== 0;
      }
      for (const { question, value, label } of explainedFactsOf(body)) {
        const { data } = (await app.get(`/api/accounts/explain?${question}&limit=5000`)).body;
        t.true(value.endsWith(moneyFigures(paisaOf(data.value), 'bn')), `${label}: ${value}, ${data.value}`);
      }
      t.deepEqual([...new Set(unexplainedIn(body))], UNEXPLAINED[report.id] ?? []);
    }
    t.true(isOfSomething);
  });

test('a report takes its own fields alone', async (t) => {
  t.is(await sum(2, `${DAYS}&SessionID=1&ClassID=1`, 'মোট'), await sum(2, DAYS, 'মোট'));
});

test('every report is what it was, by both clocks, after more was recorded', async (t) => {
  const own = new Clerk();
  const then = await feeSchool(
    own.charge(12, 'tuition', 800, '2026-04-01', 1),
    own.collect(12, [[1, 'tuition', 300]], '2026-04-18'),
  );
  t.teardown(then.end);
  const asked =
    'SessionID=2&month=1&AdmissionID=12&receipt_from=1&receipt_to=9&asOf=2026-04-18&knownAt=2026-04-20T07:00:00Z';
  const all = async () => {
    const answers: string[] = [];
    for (let id = 1; id <= 24; id += 1)
      answers.push(JSON.stringify((await then.get(`${PATH}?report_id=${id}&${asked}`)).body.blocks));
    return answers;
  };
  const before = await all();
  then.clock.set('2026-04-20T08:00:00Z');
  await then.record(
    streams.journal(SCHOOL),
    own.charge(12, 'food', 500, '2026-04-02', 1),
    own.collect(12, [[2, 'food', 100]], '2026-04-17'),
    own.reverse(1, '2026-04-18'),
  );
  t.deepEqual(await all(), before);
});

test('a report that is ready is made anew once something it is made of has changed', async (t) => {
  const own = new Clerk();
  const changing = await feeSchool(
    own.charge(12, 'tuition', 800, '2026-04-01', 1),
    own.collect(12, [[1, 'tuition', 300]], '2026-04-18'),
  );
  t.teardown(changing.end);
  const read = async () => (await changing.get(`${PATH}?report_id=4&SessionID=2&${DAYS}`)).body;
  const sums = async () =>
    explainedOf(await read())
      .map(({ amount }) => amount)
      .filter(Boolean);
  t.deepEqual(new Set(await sums()), new Set([300_00]));
  const renamed = drafted(
    classes,
    { kind: 'changed', id: 2, changes: {} },
    { name: { bn: 'হিদায়া', en: '', ar: '' } },
  );
  await changing.record(streams.academics(SCHOOL), renamed);
  t.true(JSON.stringify(await read()).includes('হিদায়া'));
  await changing.record(streams.journal(SCHOOL), own.collect(12, [[1, 'tuition', 200]], '2026-04-19'));
  t.deepEqual(new Set(await sums()), new Set([500_00]));
  for (const { question } of explainedOf(await read()).filter(({ amount }) => amount))
    t.is((await changing.get(`/api/accounts/explain?${question}`)).body.data.value, 500);
});
