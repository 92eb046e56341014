import test from 'ava';
import { pagesAround, readList, writeList } from './list-state.ts';

const settings = {
  filters: ['SessionID', 'search'],
  defaults: { SessionID: '3' },
  sort: '-due',
  limit: 50,
} as const;
const read = (search: string) => readList(new URLSearchParams(search), settings);
const write = (search: string, change: Parameters<typeof writeList>[1]) =>
  writeList(new URLSearchParams(search), change, settings).toString();

test('a fresh visit begins as the list says', (t) => {
  t.deepEqual(read(''), { values: { SessionID: '3' }, page: 1, limit: 50, sort: { key: 'due', down: true } });
});

test('the address tells everything', (t) => {
  t.deepEqual(read('SessionID=5&search=%E0%A6%95&page=4&limit=100&sort=name'), {
    values: { SessionID: '5', search: 'ক' },
    page: 4,
    limit: 100,
    sort: { key: 'name', down: false },
  });
});

test('nonsense in the address is taken as not there', (t) => {
  t.like(read('page=-1&limit=7'), { page: 1, limit: 50 });
  t.like(read('page=1e9&limit=99999&other=1'), { page: 1, limit: 50, values: { SessionID: '3' } });
});

test('a new filter begins on the first page and keeps what is not its own', (t) => {
  t.is(write('page=4&tab=dues', { values: { search: 'ক' } }), 'tab=dues&search=%E0%A6%95');
  t.is(write('page=4', { page: 5 }), 'page=5');
  t.is(write('page=4', { page: 1 }), '');
});

test('a filter with a beginning can be emptied', (t) => {
  const search = write('', { values: { SessionID: undefined } });
  t.is(search, 'SessionID=');
  t.deepEqual(read(search).values, {});
});

test('five page links, around the one in hand', (t) => {
  t.deepEqual(pagesAround(1, 3), [1, 2, 3]);
  t.deepEqual(pagesAround(1, 9), [1, 2, 3, 4, 5]);
  t.deepEqual(pagesAround(5, 9), [3, 4, 5, 6, 7]);
  t.deepEqual(pagesAround(9, 9), [5, 6, 7, 8, 9]);
  t.deepEqual(pagesAround(1, 0), []);
});

test('an order that the list does not know is taken as not there', (t) => {
  const settings = { sort: '-due', sortable: ['due', 'name'] };
  const sortIn = (text: string) => readList(new URLSearchParams(text), settings).sort;
  t.deepEqual(sortIn('sort=name'), { key: 'name', down: false });
  t.deepEqual(sortIn('sort=-x'), { key: 'due', down: true });
  t.deepEqual(sortIn(''), { key: 'due', down: true });
});

test('a list of its own sizes takes those, and no others', (t) => {
  const of = (search: string) => readList(new URLSearchParams(search), { limit: 10, sizes: [2, 10, 20, 50] });
  t.like(of('limit=2'), { limit: 2, sizes: [2, 10, 20, 50] });
  t.is(of('limit=100').limit, 10);
});
