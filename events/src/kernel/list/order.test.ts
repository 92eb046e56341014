import test from 'ava';
import { paisa } from '../money/money.ts';
import { column } from './column.ts';
import { ordered, sortOf } from './order.ts';

const columns = {
  name: column.name('name'),
  due: column.money('due'),
  state: column.badge('state', { 0: { word: 'pending' }, 3: { word: 'due' } }),
  taker: column.who('collector'),
};
const rows = [
  { name: 'নাহবেমীর', due: paisa(10), state: 0, taker: { id: 1, name: 'খালিদ' } },
  { name: 'কাফিয়া', state: 3, taker: { id: 9, name: 'আলী' } },
  { name: 'শাখা ১০', due: paisa(300), state: 0, taker: { id: 2, name: 'কবির' } },
  { name: 'শাখা ২', due: paisa(20), state: 3, taker: { id: 0, name: '' } },
];
const names = (sort: string) => ordered(columns, rows, sortOf(sort), 'bn').map(({ name }) => name);

test('words stand as a Bengali reader looks them up, numbers in them by their size', (t) => {
  t.deepEqual(names('name'), ['কাফিয়া', 'নাহবেমীর', 'শাখা ২', 'শাখা ১০']);
  t.deepEqual(names('-name'), ['শাখা ১০', 'শাখা ২', 'নাহবেমীর', 'কাফিয়া']);
});

test('what has no value stands last, both ways', (t) => {
  t.deepEqual(names('due'), ['নাহবেমীর', 'শাখা ২', 'শাখা ১০', 'কাফিয়া']);
  t.deepEqual(names('-due'), ['শাখা ১০', 'শাখা ২', 'নাহবেমীর', 'কাফিয়া']);
  t.deepEqual(names('taker'), ['কাফিয়া', 'শাখা ১০', 'নাহবেমীর', 'শাখা ২']);
});

test('states stand by their number, and of equals the list’s own order', (t) => {
  t.deepEqual(names('-state'), ['কাফিয়া', 'শাখা ২', 'নাহবেমীর', 'শাখা ১০']);
});

test('without an order the rows stay as they came', (t) =>
  t.is(ordered(columns, rows, undefined, 'bn'), rows));
