import test from 'ava';
import { type Entry, MOST_ENTRIES, withEntry } from './entries.ts';

test('six entries and no seventh; one that was taken off makes room', (t) => {
  let list: readonly Entry[] = [];
  for (const typed of ['ক', 'খ', ' গ ', 'ঘ', 'ঙ', 'চ', 'ছ']) list = withEntry(list, typed);
  t.is(list.length, MOST_ENTRIES);
  t.is(list.map(({ text }) => text).join(''), 'কখগঘঙচ');
  list = withEntry(
    list.filter(({ text }) => text !== 'খ'),
    'ছ',
  );
  t.is(list.map(({ text }) => text).join(''), 'কগঘঙচছ');
  t.is(new Set(list.map(({ id }) => id)).size, MOST_ENTRIES);
});

test('nothing written is no entry', (t) => {
  const list = withEntry([], 'ক');
  t.is(withEntry(list, '  '), list);
});
