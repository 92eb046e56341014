import { column } from '@madrasah/events/kernel';
import test from 'ava';
import { cellValue } from '../../table/columns.ts';
import { tableColumns } from './table-columns.ts';

const GENDERS = [{ id: 2, bn: 'মহিলা', en: 'Female' }];
const columns = {
  code: column.code('code', { phone: 'beside' }),
  name: column.name('name', { phone: 'title', strong: true, share: 1.5 }),
  session: column.text('session', { whole: true }),
  at: column.time('time', { sort: false }),
  taker: column.who('collector'),
  against: column.names('particulars'),
  gender: column.choice('gender', GENDERS),
  state: column.badge('state', { 3: { word: 'due', color: 'yellow' } }),
  gone: column.flag('state', { word: 'cancelled', color: 'red' }),
  due: column.money('due', { total: true, exact: true }),
  section: column.text('section', { only: 'sheets' }),
};
const row = {
  ...{
    code: '1001',
    name: 'আলী 5',
    session: '২০২৬',
    at: '2026-04-20T04:05:00Z',
    taker: { id: 1, name: 'কবির' },
  },
  ...{ against: ['নগদ', 'ব্যাংক'], gender: 2, state: 3, gone: false, due: 1650.5, section: 'ক' },
};
const of = (language: 'bn' | 'en') => tableColumns<typeof row>(columns, {}, language);
const texts = (language: 'bn' | 'en') =>
  Object.fromEntries(of(language).map((one) => [one.key, cellValue(one, row)]));

test('a cell is its value as the language writes it; what only sheets have is no column', (t) => {
  t.deepEqual(texts('bn'), {
    ...{ code: '1001', name: 'আলী 5', session: '২০২৬', at: '১০:০৫', taker: 'কবির', against: 'নগদ, ব্যাংক' },
    ...{ gender: 'মহিলা', state: 'বকেয়া', gone: undefined, due: 1650.5 },
  });
  t.like(texts('en'), { at: '10:05', gender: 'Female', state: 'Due' });
});

test('a column stands as its definition says: words share the width, figures and short words keep theirs', (t) => {
  const [code, name, session, at, , , , state, , due] = of('bn');
  t.like(code, { title: 'দাখেলা', kind: 'digits', oneLine: 'figures', phone: 'beside' });
  t.like(name, { oneLine: 'words', width: '24%', strong: true, phone: 'title' });
  t.like(session, { oneLine: 'figures' });
  t.is(session?.width, undefined);
  t.is(at?.sort, false);
  t.is(state?.color?.(row), 'yellow');
  t.like(due, { kind: 'money', total: true, decimals: 'two' });
});

test('where the title of the list is not chosen, the first that is chosen is the title', (t) => {
  const chosen = tableColumns<typeof row>(columns, {}, 'bn', ['due', 'session', 'code']);
  t.deepEqual(
    chosen.map(({ key, phone, strong }) => [key, phone, strong]),
    [
      ['code', 'beside', undefined],
      ['session', undefined, undefined],
      ['due', 'title', true],
    ],
  );
});

test('a page may choose among the columns, and show a cell in its own way', (t) => {
  const chosen = tableColumns<typeof row>(columns, { name: () => 'নিজে' }, 'bn', ['name', 'due']);
  t.deepEqual(
    chosen.map(({ key }) => key),
    ['name', 'due'],
  );
  t.is(chosen[0]?.show?.(row), 'নিজে');
});
