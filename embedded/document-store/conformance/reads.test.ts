import test from 'ava';
import { ObjectId } from 'mongodb';
import { openDatabase, refusalOf, type TestDatabase } from './database.ts';

let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
});
test.after.always(() => database.close());

const many = (n: number) => Array.from({ length: n }, (_, i) => ({ _id: i, n: i % 7, name: `name ${i}` }));

test('a page is sorted, then skipped and limited', async (t) => {
  const rows = database.collection();
  await rows.insertMany([3, 1, 2, 5, 4].map((n) => ({ _id: n, odd: n % 2 })));
  const page = await rows.find().sort({ odd: -1, _id: 1 }).skip(1).limit(3).toArray();
  t.deepEqual(
    page.map((row) => row._id),
    [3, 5, 2],
  );
});

test('a sort follows the order of types', async (t) => {
  const rows = database.collection();
  const values = [[], null, 4.5, 5, 'a', 'b', { a: 1 }, new ObjectId(), false, true, new Date(0)];
  await rows.insertMany(values.map((v, i) => ({ _id: i, v })).reverse());
  await rows.insertOne({ _id: 99 });
  const sorted = await rows.find().sort({ v: 1, _id: 1 }).toArray();
  t.deepEqual(
    sorted.map((row) => row._id),
    [0, 1, 99, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
});

test('a list sorts by its smallest element, downwards by its largest', async (t) => {
  const rows = database.collection();
  await rows.insertMany([
    { _id: 1, a: [5, 1] },
    { _id: 2, a: 3 },
    { _id: 3, a: [] },
    { _id: 4, a: [{ b: 1 }] },
  ]);
  const up = await rows.find().sort({ a: 1 }).toArray();
  const down = await rows.find().sort({ a: -1 }).toArray();
  t.deepEqual(
    up.map((row) => row._id),
    [3, 1, 2, 4],
  );
  t.deepEqual(
    down.map((row) => row._id),
    [4, 1, 2, 3],
  );
});

test('text sorts by code point', async (t) => {
  const rows = database.collection();
  await rows.insertMany(['b', 'B', 'a', 'ক', '\u{1f600}', '\uffee', ''].map((v) => ({ _id: v })));
  const sorted = await rows.find().sort({ _id: 1 }).toArray();
  t.deepEqual(
    sorted.map((row) => row._id),
    ['', 'B', 'a', 'b', 'ক', '\uffee', '\u{1f600}'],
  );
});

test('a projection includes or excludes fields, also inside lists', async (t) => {
  const rows = database.collection();
  const row = { _id: 1, z: 1, a: { x: 1, y: 2 }, list: [{ x: 1, y: 2 }, 5, { y: 3 }] };
  await rows.insertOne(row);
  const shown = (projection: object) => rows.findOne({ _id: 1 }, { projection });
  t.deepEqual(await shown({ z: 1 }), { _id: 1, z: 1 });
  t.deepEqual(await shown({ z: 1, _id: 0 }), { z: 1 } as never);
  t.deepEqual(await shown({ 'a.x': 1, 'list.x': 1, none: 1 }), { _id: 1, a: { x: 1 }, list: [{ x: 1 }, {}] });
  t.deepEqual(await shown({ 'z.x': true }), { _id: 1 });
  t.deepEqual(await shown({ a: 0, list: false }), { _id: 1, z: 1 });
  t.deepEqual(await shown({ 'a.x': 0, 'list.y': 0 }), { _id: 1, z: 1, a: { y: 2 }, list: [{ x: 1 }, 5, {}] });
  t.deepEqual(await shown({ _id: 0, z: 0, a: 0 }), { list: row.list } as never);
  t.deepEqual(await shown({ _id: 1 }), { _id: 1 });
  t.deepEqual(await shown({}), row);
  t.deepEqual(await rows.findOne({ _id: 1 }), row);
});

test('a projection keeps the order of the document', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1, a: 1, b: 2, c: 3 });
  const shown = await rows.findOne({ _id: 1 }, { projection: { c: 1, a: 1 } });
  t.deepEqual(Object.keys(shown ?? {}), ['_id', 'a', 'c']);
});

test('a mixed or colliding projection is refused', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1, a: 1 });
  const code = async (projection: object) => (await refusalOf(rows.findOne({}, { projection }))).code;
  t.is(await code({ a: 1, b: 0 }), 31254);
  t.is(await code({ a: 0, b: 1 }), 31253);
  t.is(await code({ a: 1, 'a.b': 1 }), 31249);
});

test('a long result comes in batches', async (t) => {
  const rows = database.collection();
  await rows.insertMany(many(2500));
  const all = await rows.find().sort({ _id: 1 }).toArray();
  t.deepEqual(all, many(2500));
  const small = await rows.find({ n: 3 }, { batchSize: 10 }).toArray();
  t.is(small.length, 357);
  t.is((await rows.find().limit(150).toArray()).length, 150);
});

test('a cursor shows what was there when it was opened', async (t) => {
  const rows = database.collection();
  await rows.insertMany(many(300));
  const cursor = rows.find({ n: { $gte: 0 } }, { batchSize: 100 }).sort({ name: 1 });
  const first = await cursor.next();
  await rows.deleteMany({});
  const rest = await cursor.toArray();
  t.is(first?.['name'], 'name 0');
  t.is(rest.length, 299);
});

test('more than 16 MB of documents come in several replies', async (t) => {
  const rows = database.collection();
  const text = 'x'.repeat(3 * 1024 * 1024);
  for (const _id of [1, 2, 3, 4, 5, 6, 7]) await rows.insertOne({ _id, text });
  const reply = await database.db.command({ find: rows.collectionName, filter: {}, batchSize: 100 });
  t.is(reply['cursor'].firstBatch.length, 5);
  const all = await rows.find().sort({ _id: 1 }).toArray();
  t.deepEqual(
    all.map((row) => (row['text'] as string).length),
    Array(7).fill(text.length),
  );
});

test('a closed cursor is gone', async (t) => {
  const rows = database.collection();
  await rows.insertMany(many(300));
  const cursor = rows.find({}, { batchSize: 10 });
  await cursor.next();
  const id = cursor.id;
  await cursor.close();
  const more = database.db.command({ getMore: id, collection: rows.collectionName });
  t.is((await refusalOf(more)).code, 43);
});

test('counts are of the matching documents, of nothing too', async (t) => {
  const rows = database.collection();
  t.is(await rows.countDocuments({}), 0);
  t.is(await rows.estimatedDocumentCount(), 0);
  await rows.insertMany(many(50));
  t.is(await rows.countDocuments({ n: 1 }), 7);
  t.is(await rows.countDocuments({ n: 1 }, { limit: 3 }), 3);
  t.is(await rows.estimatedDocumentCount(), 50);
  t.deepEqual(await database.collection().find({ a: 1 }).toArray(), []);
});
