import test from 'ava';
import { Product } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

// The worked entries W1 to W4 of the trade, through the whole product.
let product: Product;
let school: School;
let student: Student;
let receipt: number;
const instants: Record<string, string> = {};

test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  const known = (name: string) => {
    instants[name] = product.clock.now().toISOString();
  };
  school.day('2026-04-10');
  student = await school.admit('আব্দুল্লাহ');
  const { admission, food } = await itemsOf(school, student);
  known('W1');
  school.day('2026-04-11');
  await school.concede(student, food, 500);
  known('W2');
  school.day('2026-04-12');
  const rows = [
    { itemId: admission, due: 1000, deposit: 1000 },
    { itemId: food, due: 3000, deposit: 2200 },
  ];
  receipt = await school.pay(student, rows);
  known('W3');
  school.day('2026-04-13');
  await school.reverse(receipt);
  known('W4');
});
test.after.always(() => product.end());

interface Side {
  account: string;
  name: string;
  debit: number;
  credit: number;
}

/** `account → debit less credit`, fund by fund, in taka. */
async function balances(query: Record<string, string | number>) {
  const { data } = await school.client.get('/api/accounts/trial_balance', query);
  return Object.fromEntries(
    data.map((fund: { FundID: number; rows: Side[] }) => [
      fund.FundID === school.general ? 'G' : 'B',
      Object.fromEntries(fund.rows.map((row) => [row.account, row.debit - row.credit])),
    ]),
  );
}

const dues = async (query: Record<string, string>) =>
  (await school.client.get('/api/accounts/dues', { status: 'both', ...query })).data[0]?.due ?? 0;

const AR = 'sys:receivable';
const stages = () => {
  const { cash, admission, food } = school.books;
  return {
    '2026-04-09': { due: 0, books: {} },
    '2026-04-10': {
      due: 4500,
      books: { G: { [AR]: 1000, [admission]: -1000 }, B: { [AR]: 3500, [food]: -3500 } },
    },
    '2026-04-11': {
      due: 4000,
      books: {
        G: { [AR]: 1000, [admission]: -1000 },
        B: { [AR]: 3000, [food]: -3500, 'sys:concession': 500 },
      },
    },
    '2026-04-12': {
      due: 800,
      books: {
        G: { [cash]: 1000, [admission]: -1000 },
        B: { [cash]: 2200, [AR]: 800, [food]: -3500, 'sys:concession': 500 },
      },
    },
    '2026-04-13': {
      due: 4000,
      books: {
        G: { [AR]: 1000, [admission]: -1000 },
        B: { [AR]: 3000, [food]: -3500, 'sys:concession': 500 },
      },
    },
  };
};

test('each worked entry as of its day, to the paisa', async (t) => {
  for (const [asOf, { due, books }] of Object.entries(stages())) {
    t.deepEqual(await balances({ asOf }), books, asOf);
    t.is(await dues({ asOf }), due, asOf);
  }
  t.deepEqual(await balances({}), await balances({ asOf: '2026-04-13' }));
});

test('each worked entry as it was known then', async (t) => {
  const days = ['2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13'] as const;
  for (const [index, day] of days.entries()) {
    const knownAt = instants[`W${index + 1}`] as string;
    t.deepEqual(await balances({ knownAt }), stages()[day].books, knownAt);
    t.is(await dues({ knownAt }), stages()[day].due, knownAt);
    const second = new Date(Date.parse(knownAt) - 1).toISOString();
    t.deepEqual(await balances({ knownAt: second }), stages()[days[index - 1] ?? '2026-04-09'].books, second);
  }
});

test('both clocks at once: a day as it was known on an earlier one', async (t) => {
  const knownAt = instants['W2'] as string;
  t.deepEqual(await balances({ asOf: '2026-04-12', knownAt }), stages()['2026-04-11'].books);
  t.deepEqual(await balances({ asOf: '2026-04-10', knownAt }), stages()['2026-04-10'].books);
});

test('the sides of every fund are equal, its names are told, and zero lines are dropped', async (t) => {
  const { data } = await school.client.get('/api/accounts/trial_balance', { asOf: '2026-04-12' });
  t.is(data.length, 2);
  for (const fund of data) {
    const sum = (side: 'debit' | 'credit') =>
      fund.rows.reduce((total: number, row: Side) => total + row[side], 0);
    t.deepEqual([fund.debit, fund.credit], [sum('debit'), sum('credit')]);
    t.is(fund.debit, fund.credit);
    t.true(fund.rows.every((row: Side) => row.debit + row.credit > 0 && row.debit * row.credit === 0));
  }
  const [general, boarding] = data;
  t.like(general, { FundID: 1, FundName: 'সাধারণ তহবিল', debit: 1000 });
  t.like(boarding, { FundName: 'বোর্ডিং তহবিল', debit: 3500 });
  const names = boarding.rows.map(({ name }: Side) => name);
  t.deepEqual(names.sort(), ['Concessions', 'Students receivable', 'খোরাকি ফি', 'হাতে নগদ'].sort());
});

test('one fund alone; a fund without entries and one that is not there have no rows', async (t) => {
  const boarding = await balances({ fundId: school.boarding, asOf: '2026-04-12' });
  t.deepEqual(boarding, { B: stages()['2026-04-12'].books.B });
  t.deepEqual((await school.client.get('/api/accounts/trial_balance', { fundId: 999 })).data, []);
});

test('before the first entry there is nothing, and nothing of another school is ever there', async (t) => {
  t.deepEqual(await balances({ asOf: '2026-01-01' }), {});
  t.deepEqual(await balances({ knownAt: '2020-01-01T00:00:00Z' }), {});
  await product.open('30003');
  t.deepEqual((await product.client('30003').get('/api/accounts/trial_balance')).data, []);
});
