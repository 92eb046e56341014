import test from 'ava';
import { idsOf, openDatabase, refusalOf, type TestDatabase } from './database.ts';

let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
});
test.after.always(() => database.close());

const admission = (SessionID: number, ClassID: number) => ({ SessionID, ClassID });

test('an index on a field inside a list finds every document, after changes too', async (t) => {
  const rows = database.collection();
  await rows.createIndex({ school: 1, 'admissions.SessionID': 1 });
  await rows.insertMany([
    { _id: 1, school: 's', admissions: [admission(1, 1), admission(2, 2)] },
    { _id: 2, school: 's', admissions: [admission(2, 3), admission(2, 4)] },
    { _id: 3, school: 't', admissions: [admission(2, 3)] },
  ]);
  t.deepEqual(await idsOf(rows, { school: 's', 'admissions.SessionID': 2 }), [1, 2]);
  t.deepEqual(await idsOf(rows, { school: 's' }), [1, 2]);
  await rows.replaceOne({ _id: 1 }, { school: 's', admissions: [admission(1, 1)] });
  await rows.deleteOne({ _id: 3 });
  t.deepEqual(await idsOf(rows, { school: 's', 'admissions.SessionID': 2 }), [2]);
  t.deepEqual(
    await idsOf(rows, { school: { $in: ['s', 't'] }, 'admissions.SessionID': { $in: [1, 2] } }),
    [1, 2],
  );
});

test('indexes are listed, made once, and refused when they differ', async (t) => {
  const rows = database.collection();
  await rows.createIndex({ a: 1 });
  await rows.createIndex({ a: 1 });
  t.is((await refusalOf(rows.createIndex({ a: 1 }, { name: 'other' }))).code, 85);
  t.is((await refusalOf(rows.createIndex({ b: 1 }, { name: 'a_1' }))).code, 86);
  await rows.createIndex({ school: 1, b: -1 }, { unique: true });
  const listed = await rows.indexes();
  t.deepEqual(
    listed.map(({ name, key, unique }) => [name, key, unique ?? false]),
    [
      ['_id_', { _id: 1 }, false],
      ['a_1', { a: 1 }, false],
      ['school_1_b_-1', { school: 1, b: -1 }, true],
    ],
  );
  await rows.dropIndex('a_1');
  t.is((await refusalOf(rows.dropIndex('a_1'))).code, 27);
  await rows.dropIndexes();
  t.is((await rows.indexes()).length, 1);
});

test('a unique index cannot be made over duplicates', async (t) => {
  const rows = database.collection();
  await rows.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 1 },
  ]);
  t.is((await refusalOf(rows.createIndex({ a: 1 }, { unique: true }))).code, 11000);
  t.is((await rows.indexes()).length, 1);
});

test('two lists cannot stand in one index', async (t) => {
  const rows = database.collection();
  await rows.createIndex({ a: 1, b: 1 });
  await rows.insertOne({ _id: 1, a: [1], b: 1 });
  t.is((await refusalOf(rows.insertOne({ _id: 2, a: [1], b: [1] }))).code, 171);
  t.deepEqual(await idsOf(rows, { b: 1 }), [1]);
});

test('a rebuilt collection takes the place of the old one, with its indexes', async (t) => {
  const [old, rebuilt] = [database.collection(), database.collection()];
  await old.insertMany([{ _id: 1 }, { _id: 2 }]);
  await rebuilt.createIndex({ a: 1 }, { unique: true });
  await rebuilt.insertOne({ _id: 7, a: 7 });
  t.is((await refusalOf(rebuilt.rename(old.collectionName))).code, 48);
  await rebuilt.rename(old.collectionName, { dropTarget: true });
  t.deepEqual(await idsOf(old, {}), [7]);
  t.deepEqual(await idsOf(rebuilt, {}), []);
  t.is((await refusalOf(old.insertOne({ _id: 8, a: 7 }))).code, 11000);
  t.is((await refusalOf(rebuilt.rename('elsewhere'))).code, 26);
});

test('collections are created, listed and dropped', async (t) => {
  const { db } = database;
  await db.createCollection('made');
  await db.collection('written').insertOne({ a: 1 });
  const names = async (filter: object) =>
    (await db.listCollections(filter, { nameOnly: true }).toArray()).length;
  t.is(await names({ name: { $in: ['made', 'written'] } }), 2);
  t.is((await refusalOf(db.createCollection('made', { capped: true, size: 1000 }))).name, 'MongoServerError');
  await db.collection('written').drop();
  t.is(await names({ name: 'written' }), 0);
  t.is(await db.collection('written').countDocuments(), 0);
});
