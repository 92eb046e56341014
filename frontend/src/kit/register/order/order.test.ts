import test from 'ava';
import { groupOf, moved, reach } from './order.ts';

const rows = ['ক১', 'ক২', 'ক৩', 'খ১', 'খ২'];
const group = (row: string) => row.slice(0, 1);

test('a row is put where another stands', (t) => {
  t.deepEqual(moved(rows, 0, 2), ['ক২', 'ক৩', 'ক১', 'খ১', 'খ২']);
  t.deepEqual(moved(rows, 2, 0), ['ক৩', 'ক১', 'ক২', 'খ১', 'খ২']);
  t.is(moved(rows, 0, -1), rows);
  t.is(moved(rows, 4, 5), rows);
});

test('it stays within its group', (t) => {
  t.deepEqual(reach(rows, 1, group), [0, 2]);
  t.deepEqual(reach(rows, 4, group), [3, 4]);
  t.deepEqual(groupOf(rows, 'খ২', group), ['খ১', 'খ২']);
});
