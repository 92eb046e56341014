import { LoginCreated } from '@madrasah/events/access';
import test from 'ava';
import { accessStream } from '../../command-service/src/access/state.ts';
import { Product } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

// A day of a school with everything that a collection report may mistake: a drawer that pays, zakat that a second
// person confirmed, a waiver, a write-off.
const SECOND = 2;
const DAYS = { from: '2026-04-10', to: '2026-04-14' };
const A = '/api/accounts';

let product: Product;
let school: School;
let bank = 0;
let donation = 0;
const students: Student[] = [];

/** Asks for something that a second person confirms, and has it confirmed. */
async function confirmed(path: string, body: object): Promise<void> {
  const asked = await school.client.command(path, body);
  const second = product.client(school.schoolId, SECOND).after(school.client.position);
  await second.command(`${path}/${asked.id}/approve`, {});
  school.client.after(second.position);
}

test.before(async () => {
  product = await Product.start();
  const login = { loginId: SECOND, userId: null, permissionType: 2, name: 'নাযেম সাহেব' };
  await product.given(accessStream, [LoginCreated({ ...login, passwordHash: 'none' })]);
  school = await School.open(product);
  const { client, general } = school;
  const add = async (what: string, body: object) => (await client.command(`${A}/${what}`, body)).id as number;
  const head = async (FundID: number, CAID: number, name: string) =>
    add('sub_ledgers', {
      ...{ FundID, SlName: name },
      GLID: await add('general_ledgers', { FundID, CAID, GlName: `${name} খতিয়ান` }),
    });
  bank = await head(general, 3, 'ব্যাংক');
  donation = await head(general, 1, 'সাধারণ দান');
  const electricity = await head(general, 2, 'বিদ্যুৎ');
  const zakatFund = await add('funds', { FundName: 'গোরাবা', kind: 4 });
  const zakat = await head(zakatFund, 1, 'যাকাত');
  school.day('2026-04-10');
  for (const name of ['আব্দুল্লাহ', 'উমর', 'আলী']) students.push(await school.admit(name));
  const [one, two, three] = students as [Student, Student, Student];
  const voucher = (CAID: 1 | 2, FundID: number, SLID: number, Amount: number, Account: number) =>
    client.command(`${A}/vouchers`, {
      ...{ CAID, FundID, on: '2026-04-11', Account, payee: 'আব্দুর রহিম' },
      lines: [{ SLID, text: '', Amount }],
    });
  school.day('2026-04-11');
  await voucher(1, general, donation, 9000, school.cash);
  await voucher(1, zakatFund, zakat, 3000, school.cash);
  await voucher(2, general, electricity, 1234.5, school.cash);
  await voucher(1, general, donation, 700, bank);
  const first = await itemsOf(school, one);
  await school.pay(one, [{ itemId: first.admission, due: 1000, deposit: 800 }]);
  school.day('2026-04-12');
  const second = await itemsOf(school, two);
  await school.concede(two, second.food, 500);
  await confirmed(`${A}/waivers`, { itemId: second.food, amount: 1000, reason: 'অভিভাবক অসুস্থ' });
  await confirmed(`${A}/write_offs`, { itemId: second.admission, amount: 1000, reason: 'চলে গেছে' });
  school.day('2026-04-13');
  await client.command(
    `${A}/zakat_eligible/${three.UserID}`,
    { value: true, since: '2026-04-01', verifiedBy: 'মাওলানা আবদুল করীম', note: '' },
    'PUT',
  );
  const third = await itemsOf(school, three);
  await confirmed(`${A}/tamlik`, {
    ...{ on: '2026-04-13', FundID: zakatFund, Account: school.cash },
    ...{ witness: 'হাফেয ইউসুফ', reason: 'খোরাকি বাকি' },
    students: [{ UserID: three.UserID, itemId: third.food, amount: 2500 }],
  });
  school.day('2026-04-14');
  await client.command(`${A}/balance_transfers`, {
    ...{ from: { FundID: general, Account: school.cash }, to: { FundID: general, Account: bank } },
    ...{ on: '2026-04-14', amount: 2000, kind: 'contra', reason: 'ব্যাংকে জমা' },
  });
});
test.after.always(() => product.end());

/** Rows of a report by the titles of their columns, as its CSV has them. */
async function report(id: number, query: Record<string, string | number> = {}) {
  const address = new URLSearchParams(
    Object.entries({ report_id: id, ...query }).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  const { bytes, status } = await school.client.call('GET', `/api/reports/fee_report.csv?${address}`);
  if (status !== 200) throw new Error(`report ${id}: ${status} ${bytes}`);
  const [head = [], ...rows] = bytes
    .toString()
    .replace('\uFEFF', '')
    .replace('"Donations, other"', 'Other')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])));
}
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);

/** Debit less credit of an account over all funds, in paisa. */
async function balance(account: string): Promise<number> {
  const { data } = await school.client.get(`${A}/trial_balance`, { asOf: DAYS.to });
  const rows: { account: string; debit: number; credit: number }[] = data.flatMap(
    ({ rows: of }: { rows: object[] }) => of,
  );
  return rows
    .filter((row) => row.account === account)
    .reduce((total, { debit, credit }) => total + Math.round((debit - credit) * 100), 0);
}

test.serial(
  '5: what lies in drawers is what the cash book closes with, and whoever asked is the collector',
  async (t) => {
    for (const to of ['2026-04-11', '2026-04-13', '2026-04-14']) {
      const { data } = await school.client.get(`${A}/cash_book`, { from: DAYS.from, to });
      const rows = await report(5, { from: DAYS.from, to });
      t.is(sum(rows, 'Cash in hand'), Math.round(data.closing.cash * 100), to);
    }
    const rows = await report(5, DAYS);
    t.deepEqual(
      rows.map((row) => row['Particulars']),
      ['admin10001'],
      'who confirmed a tamlik took nothing',
    );
    t.is(sum(rows, 'Total'), 800_00 + 2500_00);
    t.is(sum(rows, 'Handed over'), 2000_00);
    const collectors = (await report(1, { SessionID: school.frames[0]?.session ?? 0, ...DAYS })).map(
      (row) => row['Collector'],
    );
    t.deepEqual(collectors, ['admin10001', 'admin10001']);
    const listed = (await school.client.get(`${A}/receipts`, DAYS)).data;
    t.deepEqual(
      listed.map(({ collector }: { collector: { id: number } }) => collector.id),
      [1, 1],
    );
  },
);

test.serial('21: a fee is a fee, whoever paid it; each account closes as its book does', async (t) => {
  const rows = await report(21, DAYS);
  t.is(sum(rows, 'Fees'), 800_00 + 2500_00);
  t.is(sum(rows, 'Other'), 9000_00 + 3000_00 + 700_00);
  const collected = await report(2, DAYS);
  t.is(sum(rows, 'Fees'), sum(collected, 'Total'));
  const { data } = await school.client.get(`${A}/cash_book`, DAYS);
  t.is(
    sum(rows, 'Closing balance'),
    Math.round((data.closing.cash + data.closing.bank + data.closing.wallet) * 100),
  );
  const funds = await report(20, DAYS);
  t.is(sum(funds, 'Fees') + sum(funds, 'Tamlik'), sum(rows, 'Fees'));
  t.is(sum(funds, 'Other'), sum(rows, 'Other'));
  t.is(sum(funds, 'Closing balance'), sum(rows, 'Closing balance'));
});

test.serial('14, 15, 24: each of the concession family is its own account', async (t) => {
  const [granted, waived, writtenOff] = await Promise.all(
    ['sys:concession', 'sys:waiver', 'sys:write-off'].map(balance),
  );
  t.deepEqual([granted, waived, writtenOff], [500_00, 1000_00, 1000_00]);
  const SessionID = school.frames[0]?.session ?? 0;
  for (const rows of [await report(14, { asOf: DAYS.to }), await report(24, { SessionID, asOf: DAYS.to })]) {
    t.is(sum(rows, 'Concession'), granted ?? -1);
    t.is(sum(rows, 'Waiver'), waived ?? -1);
    t.is(sum(rows, 'Write-off'), writtenOff ?? -1);
  }
  const heads = await report(14, { asOf: DAYS.to });
  const left = ['Concession', 'Waiver', 'Write-off', 'Collected', 'Due'].map((column) => sum(heads, column));
  t.is(
    sum(heads, 'Charged'),
    left.reduce((total, one) => total + one, 0),
  );
  const given = await report(15, DAYS);
  t.deepEqual(
    given.map((row) => [row['Kind'], row['Asked by'], row['Approved by']]),
    [
      ['Concession', 'admin10001', 'admin10001'],
      ['Waiver', 'admin10001', 'নাযেম সাহেব'],
      ['Write-off', 'admin10001', 'নাযেম সাহেব'],
    ],
  );
  t.is(sum(given, 'Concession'), (granted ?? 0) + (waived ?? 0) + (writtenOff ?? 0));
  const statuses = await report(16, { SessionID, asOf: DAYS.to });
  t.deepEqual(statuses, [], 'nobody is free because a fee was given up');
});
