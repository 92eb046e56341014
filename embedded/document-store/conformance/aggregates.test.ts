import test from 'ava';
import { openDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
});
test.after.always(() => database.close());

const dues = [
  { _id: 1, class: 'A', due: 100, months: [1, 2], by: { year: 2024 } },
  { _id: 2, class: 'A', due: 50, months: [], by: { year: 2025 } },
  { _id: 3, class: 'B', due: 70, months: [3], by: { year: 2025 } },
  { _id: 4, due: 'none', by: { year: 2025 } },
];

async function run(pipeline: object[]): Promise<object[]> {
  const rows = database.collection();
  await rows.insertMany(dues);
  return rows.aggregate(pipeline).toArray();
}

test('groups sum numbers and take the smallest, largest, first and all', async (t) => {
  const grouped = await run([
    { $sort: { _id: 1 } },
    {
      $group: {
        _id: '$class',
        n: { $sum: 1 },
        due: { $sum: '$due' },
        least: { $min: '$due' },
        most: { $max: '$due' },
        first: { $first: '$due' },
        ids: { $push: '$_id' },
        classes: { $push: '$class' },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  t.deepEqual(grouped, [
    { _id: null, n: 1, due: 0, least: 'none', most: 'none', first: 'none', ids: [4], classes: [] },
    { _id: 'A', n: 2, due: 150, least: 50, most: 100, first: 100, ids: [1, 2], classes: ['A', 'A'] },
    { _id: 'B', n: 1, due: 70, least: 70, most: 70, first: 70, ids: [3], classes: ['B'] },
  ]);
});

test('groups may be by several fields, a missing one left out', async (t) => {
  const grouped = await run([
    { $group: { _id: { class: '$class', year: '$by.year' }, n: { $sum: 1 }, none: { $max: '$none' } } },
    { $sort: { _id: 1 } },
  ]);
  t.deepEqual(grouped, [
    { _id: { year: 2025 }, n: 1, none: null },
    { _id: { class: 'A', year: 2024 }, n: 1, none: null },
    { _id: { class: 'A', year: 2025 }, n: 1, none: null },
    { _id: { class: 'B', year: 2025 }, n: 1, none: null },
  ]);
});

test('unwinding gives a document per element', async (t) => {
  const sorted = { $sort: { _id: 1, months: 1 } };
  const shown = { $project: { months: 1 } };
  t.deepEqual(await run([{ $unwind: '$months' }, sorted, shown]), [
    { _id: 1, months: 1 },
    { _id: 1, months: 2 },
    { _id: 3, months: 3 },
  ]);
  const kept = await run([{ $unwind: { path: '$months', preserveNullAndEmptyArrays: true } }, sorted, shown]);
  t.deepEqual(kept, [
    { _id: 1, months: 1 },
    { _id: 1, months: 2 },
    { _id: 2 },
    { _id: 3, months: 3 },
    { _id: 4 },
  ]);
});

test('a path through a list answers the list of its values', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1, lines: [{ n: 1 }, {}, { n: 3 }] });
  const [grouped] = await rows
    .aggregate([{ $group: { _id: '$lines.n', sum: { $sum: '$lines.n' } } }])
    .toArray();
  t.deepEqual(grouped, { _id: [1, 3], sum: 0 });
});

test('stages match, sort, skip, limit, project and count', async (t) => {
  const page = [{ $match: { 'by.year': 2025 } }, { $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }];
  t.deepEqual(await run([...page, { $project: { by: 0, months: 0 } }]), [{ _id: 3, class: 'B', due: 70 }]);
  t.deepEqual(await run([{ $match: { class: 'A' } }, { $count: 'n' }]), [{ n: 2 }]);
  t.deepEqual(await run([{ $match: { class: 'Z' } }, { $count: 'n' }]), []);
});

test('an aggregate leaves the documents as they are', async (t) => {
  const rows = database.collection();
  await rows.insertMany(dues);
  await rows.aggregate([{ $unwind: '$months' }, { $project: { 'by.year': 0 } }]).toArray();
  t.deepEqual(await rows.find().sort({ _id: 1 }).toArray(), dues);
});
