import test from 'ava';
import { documentId } from './document.ts';
import { totalOrder, withinSchool } from './filter.ts';
import { schoolIndexes } from './indexes.ts';

test("the caller's filter stands whole beside the school, whatever it says", (t) => {
  const filter = { school: '9999', $or: [{ school: '9999' }, {}] };
  t.deepEqual(withinSchool('1001', filter), {
    school: '1001',
    removed: { $exists: false },
    $and: [filter],
  });
  t.deepEqual(withinSchool('1001'), { school: '1001', removed: { $exists: false } });
});

test('only a school number makes an id', (t) => {
  t.is(documentId('1001', 7), '1001/7');
  t.is(documentId('1001', '2002/7'), '1001/2002/7');
  for (const school of ['', '12', '1001/', '1001/2', '12a4', ' 1001'])
    t.throws(() => documentId(school, 'x'), { instanceOf: RangeError }, school);
});

test('every order ends with the id', (t) => {
  t.deepEqual(Object.entries(totalOrder({ roll: -1 })), [
    ['roll', -1],
    ['_id', 1],
  ]);
  t.deepEqual(Object.entries(totalOrder({ _id: -1, roll: 1 })), [
    ['roll', 1],
    ['_id', -1],
  ]);
});

test('every index starts with the school', (t) => {
  t.deepEqual(
    schoolIndexes([{ classId: 1, roll: -1 }]).map((index) => Object.entries(index.key)),
    [
      [
        ['school', 1],
        ['classId', 1],
        ['roll', -1],
      ],
    ],
  );
  t.deepEqual(schoolIndexes([]), [{ key: { school: 1 }, name: 'school_1' }]);
});
