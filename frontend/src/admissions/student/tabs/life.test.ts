import { heldOf, queryCatalogue, recordCatalogue } from '@madrasah/events';
import test from 'ava';
import { columnsOf, LIFE } from './life.ts';

test('whatever is written of a student stands on his page', (t) => {
  const nouns = recordCatalogue.map(({ noun }) => noun).toSorted();
  t.deepEqual(LIFE.map(({ entry }) => entry.noun).toSorted(), nouns);
});

for (const { entry, list } of LIFE)
  test(`${entry.noun}: its list is asked for one student, and says more than whose it is`, (t) => {
    const asked = queryCatalogue.find(({ path }) => path === list.question.path);
    t.true(asked?.input.safeParse({ UserID: 1 }).success);
    t.false(asked?.input.safeParse({ UserID: 'nobody' }).success, 'the list knows the name');
    t.deepEqual(asked && heldOf(asked.access).map(({ power }) => power), [entry.power]);
    const columns = columnsOf(list);
    t.true(columns.length >= 4, columns.join());
    for (const name of ['UserCode', 'StudentName', 'FatherName']) t.false(columns.includes(name), name);
  });
