import { type EventDraft, paisa, paisaOf, streams } from '@madrasah/events';
import { ConcessionGranted, FeesCharged, FeesCollected } from '@madrasah/events/fees';
import {
  ContraPosted,
  cr,
  dr,
  FundAdded,
  FundsTransferred,
  GeneralLedgerAdded,
  OpeningBalancesPosted,
  SubLedgerAdded,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import test from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { allowed, CLERK, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';
import { explainedOf } from './test-support.ts';

const DAY = '2026-04-20';
const BOARDING = 3;
const [CASH, BANK, FEES, FOOD, ELECTRICITY] = [2, 4, 1, 5, 6];

const sub = (subLedgerId: number, ledgerId: number, fundId: number, its: number, name: string) =>
  SubLedgerAdded({ subLedgerId, ledgerId, fundId, class: its, name, allowedFunds: null });

const chart: EventDraft[] = [
  FundAdded({ fundId: BOARDING, name: 'বোর্ডিং', kind: 2 }),
  GeneralLedgerAdded({ ledgerId: 3, fundId: 1, class: 3, name: 'ব্যাংক হিসাব' }),
  GeneralLedgerAdded({ ledgerId: 4, fundId: BOARDING, class: 1, name: 'খোরাকি' }),
  GeneralLedgerAdded({ ledgerId: 5, fundId: 1, class: 2, name: 'পরিচালনা ব্যয়' }),
  sub(BANK, 3, 1, 3, 'ইসলামী ব্যাংক'),
  sub(FOOD, 4, BOARDING, 1, 'খোরাকি'),
  sub(ELECTRICITY, 5, 1, 2, 'বিদ্যুৎ'),
];

const about = (itemId: number) => ({ party: 1, itemId });
const remark = '';
const entries: EventDraft[] = [
  OpeningBalancesPosted({
    ...{ openingId: 1, on: '2026-03-31' },
    oldDues: [{ itemId: 90, userId: 1, admissionId: 1, sessionId: 2, fundId: 1, amount: paisa(2400_00) }],
    postings: [
      dr(`sl:${CASH}`, 1, 12_500_00),
      dr(`sl:${BANK}`, 1, 85_000_50),
      dr('sys:receivable', 1, 2400_00, about(90)),
      cr('sys:fund-balance', 1, 99_900_50),
    ],
  }),
  FeesCharged({
    ...{ chargeId: 1, admissionId: 2, on: '2026-04-10', dueOn: '2026-04-10', sessionId: 1, firstItemId: 1 },
    heads: [
      { subLedgerId: FEES, fundId: 1, name: 'ভর্তি ফি' },
      { subLedgerId: FOOD, fundId: BOARDING, name: 'খোরাকি' },
    ],
    lines: [
      [2, 1, FEES, 1, 0, paisa(1000_00)],
      [2, 1, FOOD, 1, 0, paisa(3500_00)],
    ],
    totals: [],
  }),
  ConcessionGranted({
    ...{ kind: 'concession', percent: null, requestId: null, noteId: null },
    ...{ concessionId: 1, on: '2026-04-11', userId: 1, admissionId: 2, reason: 'এতিম' },
    lines: [{ itemId: 2, amount: paisa(500_00) }],
    postings: [
      dr('sys:concession', BOARDING, 500_00, about(2)),
      cr('sys:receivable', BOARDING, 500_00, about(2)),
    ],
  }),
  FeesCollected({
    ...{ receiptId: 17, receiptNo: 17, series: '1', on: '2026-04-12', userId: 1, admissionId: 2 },
    ...{ moneyAccount: CASH, transactionNo: '', remark, rows: [], advance: null },
    postings: [
      dr(`sl:${CASH}`, 1, 1000_00),
      cr('sys:receivable', 1, 1000_00, about(1)),
      dr(`sl:${CASH}`, BOARDING, 2200_00),
      cr('sys:receivable', BOARDING, 2200_00, about(2)),
      dr(`sl:${CASH}`, 1, 400_00),
      cr('sys:receivable', 1, 400_00, about(90)),
    ],
  }),
  VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: 1, voucherNo: 5, series: 'v', on: '2026-04-13', fundId: 1, direction: 2 },
    ...{ moneyAccount: CASH, lines: [], payee: '', bookNo: '', remark: 'মার্চের বিল' },
    postings: [dr(`sl:${ELECTRICITY}`, 1, 1250_00), cr(`sl:${CASH}`, 1, 1250_00)],
  }),
  ContraPosted({
    noteId: null,
    ...{ contraId: 1, contraNo: 1, series: 'c', on: '2026-04-13', fromAccount: CASH, toAccount: BANK },
    ...{ lines: [], remark },
    postings: [dr(`sl:${BANK}`, 1, 6000_00), cr(`sl:${CASH}`, 1, 6000_00)],
  }),
  FundsTransferred({
    noteId: null,
    toAccount: BANK,
    ...{ transferId: 1, transferNo: 1, series: 't', on: '2026-04-14', kind: 'gift', fromFund: 1 },
    ...{ toFund: BOARDING, moneyAccount: BANK, amount: paisa(5000_00), remark },
    postings: [
      dr('sys:transfer-out', 1, 5000_00),
      cr(`sl:${BANK}`, 1, 5000_00),
      dr(`sl:${BANK}`, BOARDING, 5000_00),
      cr('sys:transfer-in', BOARDING, 5000_00),
    ],
  }),
];

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  await app.record(streams.chart(SCHOOL), ...chart);
  await app.record(streams.journal(SCHOOL), ...entries);
});
test.after.always(() => app.end());

const RANGE = 'from=2026-04-01&to=2026-04-30';
const ask = async (path: string) => {
  const { status, body } = await app.get(`/api/accounts/${path}`);
  return { status, data: body.data };
};
interface Line {
  name: string;
  amount: number;
}
const told = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ name, amount }) => [name, amount]));

test('receipts and payments of a month, fund by fund, contra nowhere, transfers nil together', async (t) => {
  const { data } = await ask(`receipts_payments?${RANGE}`);
  const [general, boarding] = data.funds;
  t.deepEqual(told(general.opening), { 'ক্যাশ আমাদের': 12_500, 'ইসলামী ব্যাংক': 85_000.5 });
  t.deepEqual(told(general.receipts), { 'পূর্বের বকেয়া আদায়': 400, 'ভর্তি ফি আমাদের': 1000 });
  t.deepEqual(told(general.payments), { বিদ্যুৎ: 1250 });
  t.deepEqual(told(general.closing), { 'ক্যাশ আমাদের': 6650, 'ইসলামী ব্যাংক': 86_000.5 });
  t.deepEqual([general.transfersOut, boarding.transfersIn], [5000, 5000]);
  t.deepEqual(told(boarding.receipts), { খোরাকি: 2200 });
  t.deepEqual(
    [...data.funds, data.together].map(({ difference }) => difference),
    [0, 0, 0],
  );
  t.like(data.together, { transfersIn: 0, transfersOut: 0 });
  t.deepEqual(told(data.together.closing), { 'ক্যাশ আমাদের': 8850, 'ইসলামী ব্যাংক': 91_000.5 });
});

test('beside these days stand the accounting year to date and the year before it', async (t) => {
  const { data } = await ask('receipts_payments?from=2026-08-01&to=2026-08-31');
  const { yearToDate, lastYear } = data;
  t.like(yearToDate, { from: '2026-07-01', to: '2026-08-31' });
  t.like(lastYear, { from: '2025-07-01', to: '2026-06-30' });
  t.deepEqual(data.together.receipts, []);
  const { data: before } = await ask('receipts_payments?from=2025-07-01&to=2026-06-30');
  t.deepEqual(lastYear.together, before.together);
  t.deepEqual(lastYear.together.closing, yearToDate.together.opening);
  const paper = await app.get('/api/accounts/receipts_payments/paper?from=2026-08-01&to=2026-08-31');
  const { columns, rows } = paper.body.blocks[0];
  t.is(columns.length, 8);
  const paid = rows.find(({ cells }: { cells: unknown[] }) => cells[4] === 'বিদ্যুৎ');
  t.deepEqual(paid.cells.slice(4), ['বিদ্যুৎ', 0, 0, 1250_00]);
});

/** The six columns of a trial balance, by the names that explain them. */
const six = (row: Record<'opening' | 'movedDebit' | 'movedCredit' | 'debit' | 'credit', number>) => ({
  ...{ openingDebit: Math.max(row.opening, 0), openingCredit: Math.max(-row.opening, 0) },
  ...{ movedDebit: row.movedDebit, movedCredit: row.movedCredit, debit: row.debit, credit: row.credit },
});

for (const [from, to] of [
  ['2026-04-11', '2026-04-30'],
  ['2026-08-01', '2026-08-31'],
] as const)
  test(`every figure of the trial balance from ${from} is the sum of what explains it`, async (t) => {
    const { data } = await ask(`trial_balance?from=${from}&asOf=${to}`);
    let tried = 0;
    for (const { FundID, rows } of data)
      for (const row of rows)
        for (const [column, taka] of Object.entries(six(row))) {
          if (taka === 0) continue;
          const asked = `figure=trial_balance.${column}&account=${row.account}&fundId=${FundID}`;
          const { data: explained } = await ask(`explain?${asked}&from=${from}&to=${to}`);
          t.is(explained.value, taka, asked);
          tried += 1;
        }
    t.true(tried > 8);
  });

test('a new accounting year opens with nothing earned: what was, stands in the fund’s balance', async (t) => {
  const { data } = await ask('trial_balance?from=2026-08-01&asOf=2026-08-31');
  for (const { rows } of data) {
    const opening = (account: string) =>
      rows.find((row: { account: string }) => row.account === account)?.opening ?? 0;
    t.deepEqual([opening(`sl:${FEES}`), opening(`sl:${ELECTRICITY}`), opening('sys:concession')], [0, 0, 0]);
    t.is(
      rows.reduce((sum: number, row: { opening: number }) => sum + Math.round(row.opening * 100), 0),
      0,
    );
  }
  const own = (rows: { account: string; opening: number }[]) =>
    rows.find(({ account }) => account === 'sys:fund-balance')?.opening;
  t.deepEqual([own(data[0].rows), own(data[1].rows)], [-99_900.5 + 5250, -8000]);
});

test('a day by itself', async (t) => {
  const { data } = await ask('daily_statement?on=2026-04-12');
  t.deepEqual(told(data.together.receipts), {
    'পূর্বের বকেয়া আদায়': 400,
    'ভর্তি ফি আমাদের': 1000,
    খোরাকি: 2200,
  });
  t.deepEqual(data.together.payments, []);
});

test('income and expenditure by accrual: the worth of fees, what lessens them, transfers below the line', async (t) => {
  const { data } = await ask(`income_expense?${RANGE}`);
  const [general, boarding] = data.funds;
  t.like(general, { gross: 1000, net: 1000, expenditure: 1250, surplus: -250, afterTransfers: -5250 });
  t.like(boarding, { gross: 3500, concession: 500, net: 3000, surplus: 3000, afterTransfers: 8000 });
  t.like(data.together, { gross: 4500, net: 4000, surplus: 2750, transfersIn: 0, afterTransfers: 2750 });
});

test('income and expenditure by cash', async (t) => {
  const { data } = await ask(`income_expense?${RANGE}&basis=cash`);
  const [general, boarding] = data.funds;
  t.like(general, { gross: 1400, concession: 0, expenditure: 1250, surplus: 150 });
  t.like(boarding, { gross: 2200, surplus: 2200, transfersIn: 5000 });
});

interface PaperRow {
  readonly kind?: string;
  readonly cells: readonly (string | number | null)[];
  readonly sums?: readonly boolean[];
}
const papersOf = async (path: string, language: 'bn' | 'en') =>
  (await app.get(`/api/accounts/${path}`, { language })).body.blocks.filter(
    ({ kind }: { kind: string }) => kind === 'table',
  ) as { title: string; rows: PaperRow[] }[];

for (const [language, words] of [
  ['bn', ['নিট ফি', 'মোট আয়', 'মোট ব্যয়', 'উদ্বৃত্ত / ঘাটতি (মোট আয় − মোট ব্যয়)', 'স্থানান্তরের পর']],
  ['en', ['Net fees', 'Total income', 'Total expenditure', 'Surplus / deficit', 'After transfers']],
] as const)
  for (const basis of ['accrual', 'cash'])
    test(`income and expenditure adds up by eye, column by column (${language}, ${basis})`, async (t) => {
      const [net, income, expenditure, surplus, after] = words;
      const asked = `from=2026-04-01&to=2026-04-30&basis=${basis}`;
      const tables = await papersOf(`income_expense/paper?${asked}`, language);
      t.is(tables.length, 3);
      for (const { rows, title } of tables) {
        t.true(
          rows.every(({ cells }) => cells.length === 4),
          'period, year to date, last year',
        );
        for (const column of [1, 2, 3]) {
          const amount = ({ cells }: PaperRow) => Number(cells[column] ?? 0);
          const at = (name: string) =>
            rows.findIndex(({ kind, cells }) => kind === 'sum' && String(cells[0]).startsWith(name));
          const plain = (from: number, to: number) =>
            rows
              .slice(from, to)
              .filter(({ kind }) => kind === undefined)
              .reduce((sum, row) => sum + amount(row), 0);
          const is = (name: string, sum: number) =>
            t.is(amount(rows[at(name)] as PaperRow), sum, `${title}: ${name}`);
          is(net, plain(0, at(net)));
          is(income, plain(0, at(income)));
          is(expenditure, plain(at(income), at(expenditure)));
          is(surplus, plain(0, at(income)) - plain(at(income), at(expenditure)));
          if (at(after) < 0) continue;
          is(after, amount(rows[at(surplus)] as PaperRow) + plain(at(surplus), at(after)));
        }
      }
      // A file has the plain lines alone: what is taken off is below zero there too.
      const csv = String((await app.get(`/api/accounts/income_expense.csv?${asked}`, { language })).body);
      const lines = csv.trim().split('\r\n').slice(1);
      t.is(
        lines.length,
        tables
          .filter(({ title }, at) => at > 0 && title)
          .flatMap(({ rows }) => rows)
          .filter(({ kind }) => kind === undefined).length,
      );
    });

test('what lessens a fee stands in brackets; last year stands beside this one', async (t) => {
  const path = '/api/accounts/income_expense/paper?from=2026-08-01&to=2026-08-31';
  const { body } = await app.get(path);
  const [all] = body.blocks;
  t.deepEqual(
    all.columns.map(({ title, brackets = false }: { title: string; brackets?: boolean }) => [
      title,
      brackets,
    ]),
    [
      ['খাত', false],
      ['এই মেয়াদে', true],
      ['বছরের শুরু থেকে', true],
      ['গত বছর', true],
    ],
  );
  const row = all.rows.find(({ cells }: PaperRow) => cells[0] === 'বাদ: ছাড়');
  t.deepEqual(row.cells, ['বাদ: ছাড়', 0, 0, -500_00]);
  const { data } = await ask('income_expense?from=2026-08-01&to=2026-08-31');
  t.like(data.lastYear, { from: '2025-07-01', to: '2026-06-30' });
  t.like(data.lastYear.together, {
    gross: 4500,
    concession: 500,
    net: 4000,
    income: 4000,
    expenditure: 1250,
  });
  t.like(data.yearToDate, { from: '2026-07-01', to: '2026-08-31' });
  t.deepEqual(data.funds, []);
});

test('the position stands beside the end of last year; a sub-total is no line of a file', async (t) => {
  const { data } = await ask('financial_position?to=2026-08-31');
  t.is(data.lastYear.to, '2026-06-30');
  t.like(data.together, { beginning: 102_650.5, surplus: 0 });
  t.like(data.lastYear.together, { beginning: 99_900.5, surplus: 2750 });
  const [all] = await papersOf('financial_position/paper?to=2026-08-31', 'bn');
  const rows = all?.rows ?? [];
  const total = rows.at(-1)?.cells ?? [];
  for (const column of [1, 2, 4, 5]) {
    const plain = rows.filter(({ kind, sums }) => kind === undefined && !sums?.[column]);
    t.is(
      plain.reduce((sum, { cells }) => sum + Number(cells[column] ?? 0), 0),
      Number(total[column]),
    );
  }
});

test('financial position: what is had is owed or of the fund', async (t) => {
  const { data } = await ask('financial_position?to=2026-04-30');
  const [general, boarding] = data.funds;
  t.deepEqual(told(general.assets), {
    'ক্যাশ আমাদের': 6650,
    'ইসলামী ব্যাংক': 86_000.5,
    'ছাত্রদের নিকট পাওনা': 2000,
  });
  t.deepEqual(told(general.fundBalances), {
    'বর্ষের শুরুতে তহবিল': 99_900.5,
    'চলতি বর্ষের উদ্বৃত্ত / ঘাটতি': -5250,
  });
  t.deepEqual(
    [general, boarding, data.together].map(({ difference }) => difference),
    [0, 0, 0],
  );
  const { together } = data;
  t.deepEqual(
    together.fundBalances.map(({ FundID, name, amount }: Line & { readonly FundID: number }) => [
      FundID,
      name,
      amount,
    ]),
    [
      [1, general.FundName, 94_650.5],
      [BOARDING, boarding.FundName, 8000],
    ],
    'of all funds together each stands with what it is worth',
  );
  const money = ['ক্যাশ আমাদের', 'ইসলামী ব্যাংক'];
  t.deepEqual(
    together.assets.slice(0, 2).map(({ name }: Line) => name),
    money,
    'money stands first',
  );
});

test('a fund’s worth at both ends, and what made the difference', async (t) => {
  const { data } = await ask(`fund_movement?${RANGE}`);
  const [general, boarding] = data.funds;
  t.is(general.opening[0].amount, 99_900.5);
  t.is(general.closing[0].amount, 94_650.5);
  t.is(boarding.closing[0].amount, 8000);
  t.deepEqual([general.difference, boarding.difference, data.together.difference], [0, 0, 0]);
});

test('the cash book has two sides a day, a contra on both, and carries the balance', async (t) => {
  const { data } = await ask(`cash_book?${RANGE}`);
  t.deepEqual(
    data.days.map(({ on }: { on: string }) => on),
    ['2026-04-12', '2026-04-13', '2026-04-14'],
  );
  const [first, second, third] = data.days;
  t.deepEqual(first.opening, { cash: 12_500, bank: 85_000.5, wallet: 0 });
  t.deepEqual(first.closing, { cash: 16_100, bank: 85_000.5, wallet: 0 });
  t.deepEqual(
    second.receipts.map(({ text, bank }: { text: string; bank: number }) => [text, bank]),
    [['ক্যাশ আমাদের (কন্ট্রা)', 6000]],
  );
  t.deepEqual(
    second.payments.map(({ text, cash, no }: { text: string; cash: number; no: string }) => [text, cash, no]),
    [
      ['বিদ্যুৎ', 1250, 'ভাউচার ৫'],
      ['ইসলামী ব্যাংক (কন্ট্রা)', 6000, 'কন্ট্রা ভাউচার ১'],
    ],
  );
  t.deepEqual(third.receipts[0].text, 'তহবিল স্থানান্তর প্রাপ্তি (আন্তঃতহবিল)');
  t.deepEqual(data.closing, { cash: 8850, bank: 91_000.5, wallet: 0 });
  const bank = (await ask(`bank_book?${RANGE}`)).data;
  t.deepEqual(bank.closing, { cash: 0, bank: 91_000.5, wallet: 0 });
  const drawer = (await ask(`cash_book?${RANGE}&slId=${CASH}&by=entry`)).data;
  t.deepEqual(drawer.closing, { cash: 8850, bank: 0, wallet: 0 });
  t.is(drawer.days[0].receipts.length, 3);
});

test('a ledger and a sub-ledger with the running balance', async (t) => {
  const { data } = await ask(`ledger?glId=5&${RANGE}`);
  t.like(data, { name: 'পরিচালনা ব্যয়', opening: 0, closing: 1250 });
  t.like(data.lines[0], { on: '2026-04-13', no: 5, debit: 1250, credit: 0, balance: 1250 });
  const fee = (await ask(`sub_ledger?slId=${FEES}&${RANGE}`)).data;
  t.like(fee.lines[0], { credit: 1000, balance: -1000, who: 'আব্দুল্লাহ আমাদের' });
});

const ASKED: Readonly<Record<string, readonly string[]>> = {
  [statements.incomeExpense.path]: [RANGE, `${RANGE}&basis=cash`],
  [statements.ledger.path]: [`${RANGE}&glId=5`, `${RANGE}&glId=2`],
  [statements.subLedger.path]: [`${RANGE}&slId=${CASH}`, `${RANGE}&slId=${FOOD}`],
  [statements.cashBook.path]: [RANGE, `${RANGE}&by=entry`, `${RANGE}&slId=${BANK}&fundId=1`],
  [statements.dailyStatement.path]: ['on=2026-04-12', 'on=2026-04-14'],
};

// What is owed to others and the controls have a school of their own: audit.test.ts.
const { loans, suppliers, collectedForOthers, controls, ...ofMoney } = statements;
for (const { path } of Object.values(ofMoney))
  for (const asked of ASKED[path] ?? [RANGE, `${RANGE}&fundId=${BOARDING}`])
    test(`every figure of ${path}?${asked} is the sum of what explains it`, async (t) => {
      const { body } = await app.get(`${path}/paper?${asked}`);
      const figures = explainedOf(body);
      t.true(figures.length > 0);
      for (const { question, amount } of figures) {
        const { data } = await ask(`explain?${question}&limit=5000`);
        t.is(Number(paisaOf(data.value)), amount, question);
        const sum = data.lines.reduce((total: number, line: Line) => total + paisaOf(line.amount), 0);
        t.is(sum, amount, question);
      }
    });

test('an explanation names who, when and why, down to the paper', async (t) => {
  const { data } = await ask(`explain?figure=receipts_payments.payments&head=sl:${ELECTRICITY}&${RANGE}`);
  t.like(data, { value: 1250, total: 1 });
  t.like(data.lines[0], {
    ref: { type: 'VoucherPosted', id: 1, number: 5, revision: 4 },
    ...{ on: '2026-04-13', actor: { id: 1 }, reason: 'মার্চের বিল', text: 'ভাউচার ৫', amount: 1250 },
  });
});

test('who may not see the answer learns nothing by its parts', async (t) => {
  const figure = `/api/accounts/explain?figure=total_due.totalDue`;
  t.is((await app.get(figure, { loginId: CLERK })).status, 403);
  const dues = '/api/accounts/explain?figure=dues.due&AdmissionID=2';
  await app.record(streams.access(SCHOOL), allowed(CLERK, 'fee_collection'));
  await app.settled();
  t.is((await app.get(dues, { loginId: CLERK })).body.data.value, 800);
  t.is((await app.get(figure, { loginId: CLERK })).status, 403);
  t.is((await app.get('/api/accounts/explain?figure=toys.ball')).status, 400);
  t.is((await app.get(figure, { school: OTHER_SCHOOL })).body.data.value, 0);
});

test('dues and the day before', async (t) => {
  const due = async (field: string, more = '') =>
    (await ask(`explain?figure=dues.${field}&AdmissionID=2&UserID=1${more}`)).data.value;
  t.deepEqual(
    await Promise.all(['charged', 'concession', 'paid', 'due', 'advance'].map((field) => due(field))),
    [4500, 500, 3200, 800, 0],
  );
  t.is(await due('due', '&asOf=2026-04-11'), 4000);
  const total = `explain?figure=total_due.totalDue&asOf=${DAY}`;
  t.is((await ask(total)).data.value, 2800);
});

test('the papers of statements are files', async (t) => {
  for (const { path } of Object.values(statements)) {
    const asked = ASKED[path]?.[0] ?? RANGE;
    for (const ending of ['csv', 'xlsx', 'pdf'])
      t.is((await app.get(`${path}.${ending}?${asked}`)).status, 200, `${path}.${ending}`);
  }
});
