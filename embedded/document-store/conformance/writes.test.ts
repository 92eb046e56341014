import test from 'ava';
import { MongoBulkWriteError, ObjectId } from 'mongodb';
import { idsOf, openDatabase, type Row, refusalOf, type TestDatabase } from './database.ts';

let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
});
test.after.always(() => database.close());

/** The write every projector uses: whole document, only over a lower position. */
const fold = (_id: Row['_id'], position: number, fields: object = {}) => ({
  replaceOne: {
    filter: { _id, position: { $lt: position } },
    replacement: { position, ...fields },
    upsert: true,
  },
});

test('a document is stored with a new _id in front when it has none', async (t) => {
  const rows = database.db.collection(`ids-${new ObjectId()}`);
  const { insertedId } = await rows.insertOne({ name: 'Rahim' });
  const stored = await rows.findOne();
  t.deepEqual(stored, { _id: insertedId, name: 'Rahim' });
  t.deepEqual(Object.keys(stored ?? {}), ['_id', 'name']);
});

test('an _id may be a string, a number or a document, and exists once', async (t) => {
  const rows = database.collection();
  await rows.insertMany([
    { _id: 'a' },
    { _id: 1 },
    { _id: { school: 's', id: 1 } },
    { _id: { school: 's', id: 2 } },
  ]);
  t.deepEqual(await rows.findOne({ _id: { school: 's', id: 2 } }), { _id: { school: 's', id: 2 } });
  const refusal = await refusalOf(rows.insertOne({ _id: { school: 's', id: 1 } }));
  t.is(refusal.code, 11000);
  t.deepEqual(refusal['keyPattern'], { _id: 1 });
  t.deepEqual(refusal['keyValue'], { _id: { school: 's', id: 1 } });
});

test('a replacement takes the whole place of a document and keeps its _id', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1, a: 1, b: 2 });
  const result = await rows.replaceOne({ a: 1 }, { c: 3 });
  t.deepEqual([result.matchedCount, result.modifiedCount, result.upsertedCount], [1, 1, 0]);
  t.deepEqual(await rows.findOne({ _id: 1 }), { _id: 1, c: 3 });
});

test('a replacement with the same document changes nothing', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1, a: 1 });
  const result = await rows.replaceOne({ _id: 1 }, { a: 1 });
  t.deepEqual([result.matchedCount, result.modifiedCount], [1, 0]);
});

test('a replacement that finds nothing does nothing without upsert', async (t) => {
  const rows = database.collection();
  const result = await rows.replaceOne({ _id: 1 }, { a: 1 });
  t.deepEqual([result.matchedCount, result.upsertedCount], [0, 0]);
  t.is(await rows.estimatedDocumentCount(), 0);
});

test('an upsert takes its _id from the filter, also under $and, or makes one', async (t) => {
  const rows = database.collection();
  const named = await rows.replaceOne({ _id: 'x', gone: true }, { a: 1 }, { upsert: true });
  t.is(named.upsertedId as unknown, 'x');
  await rows.replaceOne({ $and: [{ _id: { $eq: 'y' } }, { gone: true }] }, { a: 2 }, { upsert: true });
  t.deepEqual(await rows.find().sort({ _id: 1 }).toArray(), [
    { _id: 'x', a: 1 },
    { _id: 'y', a: 2 },
  ]);
  const made = await rows.replaceOne({ a: 9 }, { a: 9 }, { upsert: true });
  t.true((made.upsertedId as unknown) instanceof ObjectId);
});

test('another _id in a replacement is refused', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1 });
  const replacement = { _id: 2 } as unknown as { a: number };
  t.is((await refusalOf(rows.replaceOne({ _id: 1 }, replacement))).code, 66);
});

test('an upsert over a lower position raises 11000 once the position is not lower', async (t) => {
  const rows = database.collection();
  await rows.bulkWrite([fold('a', 5)]);
  const refusal = await refusalOf(rows.bulkWrite([fold('a', 5)]));
  t.is(refusal.code, 11000);
  t.deepEqual(await rows.findOne({ _id: 'a' }), { _id: 'a', position: 5 });
});

test('an unordered batch goes on after a duplicate and names every failed write', async (t) => {
  const rows = database.collection();
  await rows.bulkWrite([fold('a', 5), fold('b', 5)]);
  const batch = [fold('a', 4), fold('b', 6, { n: 1 }), fold('c', 6), fold('a', 5)];
  const error = await refusalOf(rows.bulkWrite(batch, { ordered: false }));
  t.true(error instanceof MongoBulkWriteError);
  const failed = (error as unknown as MongoBulkWriteError).writeErrors;
  t.deepEqual(
    [failed].flat().map(({ index, code }) => [index, code]),
    [
      [0, 11000],
      [3, 11000],
    ],
  );
  const { result } = error as unknown as MongoBulkWriteError;
  t.deepEqual([result.modifiedCount, result.upsertedCount, result.upsertedIds], [1, 1, { 2: 'c' }]);
  t.deepEqual(await idsOf(rows, { position: 6 }), ['b', 'c']);
});

test('an ordered batch stops at its first error', async (t) => {
  const rows = database.collection();
  const error = await refusalOf(rows.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]));
  t.is(error.code, 11000);
  t.deepEqual(await idsOf(rows, {}), [1]);
});

test('a batch of every kind of write counts each', async (t) => {
  const rows = database.collection();
  const result = await rows.bulkWrite([
    { insertOne: { document: { _id: 1, a: 1 } } },
    { insertOne: { document: { _id: 2, a: 1 } } },
    { replaceOne: { filter: { _id: 1 }, replacement: { a: 2 } } },
    { replaceOne: { filter: { _id: 3 }, replacement: { a: 1 }, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
    { deleteMany: { filter: { a: { $gte: 2 } } } },
  ]);
  const { insertedCount, modifiedCount, upsertedCount, deletedCount } = result;
  t.deepEqual([insertedCount, modifiedCount, upsertedCount, deletedCount], [2, 1, 1, 2]);
  t.deepEqual(await idsOf(rows, {}), [3]);
});

test('deleteOne removes one, deleteMany all that match', async (t) => {
  const rows = database.collection();
  await rows.createIndex({ a: 1 });
  await rows.insertMany([1, 2, 3, 4].map((_id) => ({ _id, a: 1 })));
  t.is((await rows.deleteOne({ a: 1 })).deletedCount, 1);
  t.is((await rows.deleteMany({ a: 1 })).deletedCount, 3);
  t.is((await rows.deleteMany({})).deletedCount, 0);
});

test('a unique index refuses the second document and names the key', async (t) => {
  const rows = database.collection();
  await rows.createIndex({ school: 1, code: 1 }, { unique: true });
  await rows.insertMany([
    { _id: 1, school: 's', code: 'x' },
    { _id: 2, school: 't', code: 'x' },
    { _id: 3, school: 's', code: 'y' },
  ]);
  const inserted = await refusalOf(rows.insertOne({ _id: 4, school: 's', code: 'x' }));
  t.is(inserted.code, 11000);
  t.deepEqual(inserted['keyPattern'], { school: 1, code: 1 });
  t.deepEqual(inserted['keyValue'], { school: 's', code: 'x' });
  t.is((await refusalOf(rows.replaceOne({ _id: 3 }, { school: 's', code: 'x' }))).code, 11000);
  t.deepEqual(await idsOf(rows, { school: 's' }), [1, 3]);
  await rows.deleteOne({ _id: 1 });
  await rows.replaceOne({ _id: 3 }, { school: 's', code: 'x' });
  t.deepEqual(await idsOf(rows, { school: 's', code: 'x' }), [3]);
});

test('in a unique index a missing value counts as null', async (t) => {
  const rows = database.collection();
  await rows.createIndex({ code: 1 }, { unique: true });
  await rows.insertOne({ _id: 1 });
  t.is((await refusalOf(rows.insertOne({ _id: 2, code: null }))).code, 11000);
});

test('values come back as they were stored', async (t) => {
  const rows = database.collection();
  const row = {
    _id: 'v',
    text: 'মাদ্রাসা \u{1f600}',
    whole: 42,
    large: 2 ** 52,
    part: 1.5,
    yes: true,
    none: null,
    at: new Date(1_700_000_000_123),
    list: [1, 'a', { b: [] }],
    id: new ObjectId(),
    deep: { a: { b: { c: {} } } },
  };
  await rows.insertOne(row);
  t.deepEqual(await rows.findOne({ _id: 'v' }), row);
});

test('a document over 16 MiB is refused', async (t) => {
  const rows = database.collection();
  await t.throwsAsync(rows.insertOne({ _id: 1, text: 'x'.repeat(17 * 1024 * 1024) }));
  t.is(await rows.estimatedDocumentCount(), 0);
});

test('an unacknowledged write is still done', async (t) => {
  const rows = database.collection();
  await rows.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
  await rows.insertOne({ _id: 2 });
  while ((await rows.estimatedDocumentCount()) < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  t.deepEqual(await idsOf(rows, {}), [1, 2]);
});
