import test from 'ava';
import { type Column, sorted, totalOf, writtenAlike } from './columns.ts';

interface Row {
  readonly name: string;
  readonly due: number | null;
}
const rows: Row[] = [
  { name: 'নাহবেমীর', due: 0.1 },
  { name: 'কাফিয়া', due: null },
  { name: 'শাখা ১০', due: 300 },
  { name: 'শাখা ২', due: 0.2 },
];
const columns: Column<Row>[] = [
  { key: 'name', title: 'নাম' },
  { key: 'due', title: 'বকেয়া', kind: 'money' },
];
const names = (key: string, down = false) =>
  sorted(rows, columns, { key, down }, 'bn').map(({ name }) => name);

test('text sorts as a Bengali reader expects, numbers in it by their size', (t) => {
  t.deepEqual(names('name'), ['কাফিয়া', 'নাহবেমীর', 'শাখা ২', 'শাখা ১০']);
});

test('what has no value stands last, both ways', (t) => {
  t.deepEqual(names('due'), ['নাহবেমীর', 'শাখা ২', 'শাখা ১০', 'কাফিয়া']);
  t.deepEqual(names('due', true), ['শাখা ১০', 'শাখা ২', 'নাহবেমীর', 'কাফিয়া']);
});

test('an unknown column leaves the order as it came', (t) =>
  t.is(sorted(rows, columns, { key: 'x', down: true }, 'bn'), rows));

test('money adds up without binary fractions', (t) => {
  t.is(totalOf(columns[1] as Column<Row>, rows), 300.3);
});

test('sums of one column are written alike: with paisa as soon as one, or the total, has some', (t) => {
  const columns = [
    { key: 'amount', title: '', kind: 'money' as const },
    { key: 'name', title: '' },
  ];
  const decimals = (amounts: readonly number[], totals?: Readonly<Record<string, number>>) =>
    writtenAlike<{ amount: number }>(
      columns,
      amounts.map((amount) => ({ amount })),
      totals,
    ).map((column) => column.decimals);
  t.deepEqual(decimals([500, 120.5]), ['two', undefined]);
  t.deepEqual(decimals([500, 120]), ['whole', undefined]);
  t.deepEqual(decimals([500], { amount: 700.25 }), ['two', undefined]);
});
