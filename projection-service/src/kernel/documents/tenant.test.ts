import test from 'ava';
import { documentId } from './document.ts';
import { testDocuments } from './test-support.ts';

const { documents, end } = await testDocuments();
test.after.always(end);

const document = (school: string, key: string, fields: object, position = 1) => ({
  _id: documentId(school, key),
  school,
  key,
  position,
  ...fields,
});

test.before(async () => {
  await documents.projections.prepare('students', [{ classId: 1 }]);
  await documents.projections.write('students', [
    document('1001', '1', { name: 'Ali', classId: 5, marks: [1, 2] }),
    document('1001', '2', { name: 'Bilal', classId: 5 }),
    document('1001', '3', { name: 'Anas', classId: 6 }),
    document('1001', '4', { removed: true, classId: 5 }),
    document('2002', '1', { name: 'Other', classId: 5 }),
  ]);
});

const names = async (filter: Record<string, unknown>, options = {}) => {
  const found = await documents.of('1001').find<{ name: string }>('students', filter, options);
  return found.map(({ name }) => name);
};

test('a school finds its own documents, sorted, paged, projected', async (t) => {
  t.deepEqual(await names({ classId: 5 }, { sort: { name: -1 } }), ['Bilal', 'Ali']);
  t.deepEqual(await names({}, { sort: { name: 1 }, skip: 1, limit: 1 }), ['Anas']);
  t.deepEqual(await names({}, { limit: 0 }), []);
  const [first] = await documents
    .of('1001')
    .find('students', {}, { sort: { name: 1 }, projection: { name: 1 } });
  t.deepEqual(first as object, { _id: '1001/1', name: 'Ali' });
});

test('no filter reaches another school', async (t) => {
  const filters = [
    { school: '2002' },
    { $or: [{ school: '2002' }, { school: { $exists: true } }] },
    { $nor: [{ school: '1001' }] },
    { _id: '2002/1' },
    { name: 'Other' },
    { school: { $in: ['2002', '1001'] }, name: 'Other' },
    { $and: [{ school: '2002' }] },
  ];
  for (const filter of filters) {
    const found = await names(filter);
    t.false(found.includes('Other'), JSON.stringify(filter));
    t.is(await documents.of('1001').count('students', filter), found.length);
  }
});

test('keys find the same way', async (t) => {
  const tenant = documents.of('1001');
  t.is((await tenant.findOne<{ name: string }>('students', 1))?.name, 'Ali');
  t.is(await tenant.findOne('students', '2002/1'), undefined);
  const found = await tenant.findByKeys<{ name: string }>('students', [3, 1, 99, 1]);
  t.deepEqual(
    found.map(({ name }) => name),
    ['Anas', 'Ali'],
  );
  t.deepEqual(await tenant.findByKeys('students', []), []);
});

test('a removed document is found by no way', async (t) => {
  const tenant = documents.of('1001');
  t.is(await tenant.findOne('students', 4), undefined);
  t.deepEqual(await tenant.findByKeys('students', [4]), []);
  t.is(await tenant.count('students'), 3);
  t.deepEqual(await tenant.find('students', { removed: true }), []);
});

test('a document is only replaced by one of a higher position', async (t) => {
  const { projections } = documents;
  const write = (position: number, n: number) =>
    projections.write('counters', [document('1001', 'c', { n }, position)]);
  await write(5, 1);
  await write(5, 2);
  await write(4, 3);
  t.is((await documents.of('1001').findOne<{ n: number }>('counters', 'c'))?.n, 1);
  await write(6, 4);
  t.is((await documents.of('1001').findOne<{ n: number }>('counters', 'c'))?.n, 4);
});

test('a rebuilt collection takes the place of the old one with its indexes', async (t) => {
  const { projections } = documents;
  await projections.write('lists', [document('1001', 'old', {})]);
  await projections.prepare('lists__v2_building', [{ a: 1 }]);
  await projections.write('lists__v2_building', [document('1001', 'new', {})]);
  await projections.replace('lists', 'lists__v2_building');
  const keys = (await documents.of('1001').find('lists')).map(({ key }) => key);
  t.deepEqual(keys, ['new']);
  t.true(await projections.isEmpty('lists__v2_building'));
});
