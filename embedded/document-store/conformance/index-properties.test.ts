import test from 'ava';
import fc from 'fast-check';
import type { Collection } from 'mongodb';
import { openDatabase, type Row, type TestDatabase } from './database.ts';

// Whatever the documents, the filters and the sorts: indexes change how an answer is found, never the answer.
let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
});
test.after.always(() => database.close());

const day = fc.integer({ min: 1, max: 3 }).map((n) => new Date(Date.UTC(2026, 0, n)));
const text = fc.constantFrom('a', 'b', '', '\u{1f600}', '\uffee', 'ক');
const scalar = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 3 }), weight: 12 },
  text,
  day,
  fc.constantFrom<unknown>(0, -0, 1.5, Number.NaN, null, true, false),
);
const inner = fc.record({ s: scalar, t: scalar }, { requiredKeys: [] });
const list = fc.oneof(
  { arbitrary: fc.array(scalar, { maxLength: 3 }), weight: 2 },
  fc.array(inner, { maxLength: 3 }),
);
const value = fc.oneof(scalar, inner, list);
const single = fc.oneof(scalar, inner);

/** Some documents hold no list at all, so that indexes may give an order; others hold lists anywhere. */
const rowOf = (first: typeof value) =>
  fc.record({ a: first, b: scalar, c: single, d: fc.integer({ min: 0, max: 40 }) }, { requiredKeys: [] });
const rows = fc.oneof(
  fc.array(rowOf(value), { minLength: 1, maxLength: 10 }),
  fc.array(rowOf(value), { minLength: 60, maxLength: 80 }),
  fc.array(rowOf(single), { minLength: 60, maxLength: 80 }),
);

const path = fc.constantFrom('a', 'a', 'b', 'b', 'c', 'd', 'a.s', 'a.t', 'c.s', '_id');
const range = fc
  .tuple(fc.constantFrom('$gt', '$gte'), fc.constantFrom('$lt', '$lte'), scalar, scalar, fc.boolean())
  .map(([low, high, least, most, both]) => (both ? { [low]: least, [high]: most } : { [high]: most }));
const condition = fc.oneof(
  { arbitrary: range, weight: 3 },
  scalar,
  inner,
  fc.array(scalar, { maxLength: 2 }),
  fc.record({ $in: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $gt: fc.integer({ min: 0, max: 2 }), $lt: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ $eq: value }),
  fc.record({ $ne: scalar }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $gte: fc.oneof(inner, list) }),
  fc.record({ $elemMatch: fc.record({ s: scalar, t: scalar }, { requiredKeys: ['s'] }) }),
  fc.record({ $elemMatch: fc.record({ $gte: scalar, $lt: scalar }) }),
  fc.record({ $not: fc.oneof(range, fc.record({ $in: fc.array(scalar, { maxLength: 2 }) })) }),
);
const clause = fc.dictionary(path, condition, { maxKeys: 2, noNullPrototype: true });
const filter = fc.oneof(
  clause,
  fc.record({ $and: fc.array(clause, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $or: fc.array(clause, { minLength: 1, maxLength: 2 }), b: condition }),
);
const query = fc.record({
  filter,
  sort: fc
    .uniqueArray(fc.tuple(path, fc.constantFrom<1 | -1>(1, -1)), { selector: ([name]) => name, maxLength: 3 })
    .map((keys) => ({
      ...Object.fromEntries(keys),
      ...(keys.some(([name]) => name === '_id') ? {} : { _id: 1 }),
    })),
  skip: fc.integer({ min: 0, max: 3 }),
  limit: fc.constantFrom(0, 1, 5, 20),
});
type Query = typeof query extends fc.Arbitrary<infer Q> ? Q : never;

const INDEXES: Record<string, 1 | -1>[] = [
  { a: 1 },
  { b: 1, a: -1 },
  { 'a.s': 1, 'a.t': 1 },
  { c: -1 },
  { b: 1, c: 1, 'a.s': 1 },
  { d: 1 },
  { a: 1, d: 1 },
  { b: 1, d: -1, c: 1 },
  { 'c.s': 1, b: 1 },
];

/** What a query answers, or the code it is refused with (two lists in one sort, say). */
async function answer(
  collection: Collection<Row>,
  { filter: wanted, sort, skip, limit }: Query,
): Promise<unknown> {
  const found = collection.find(wanted as object, { sort: sort as Record<string, 1 | -1>, skip, limit });
  return found.toArray().catch((error: { code: unknown }) => ({ code: error.code }));
}

async function filled(before: object[], after: object[], indexes: readonly Record<string, 1 | -1>[]) {
  const collection = database.collection();
  for (const index of indexes) await collection.createIndex(index);
  await collection.insertMany(before.map((fields, _id) => ({ _id, ...fields })));
  const replacements = after.map((replacement, _id) => ({
    replaceOne: { filter: { _id: _id * 2 }, replacement: replacement as Omit<Row, '_id'>, upsert: true },
  }));
  await collection.bulkWrite(replacements);
  await collection.deleteMany({ _id: { $in: [3, 4, 9] } });
  return collection;
}

test('an indexed find equals a full scan, sorted, skipped and limited', async (t) => {
  const cases = fc.tuple(rows, rows, fc.array(query, { minLength: 1, maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(cases, async ([before, after, queries]) => {
      const [plain, indexed] = [await filled(before, after, []), await filled(before, after, INDEXES)];
      for (const each of queries) {
        const [expected, found] = [await answer(plain, each), await answer(indexed, each)];
        t.deepEqual(found, expected, fc.stringify(each));
      }
      await Promise.all([plain.drop(), indexed.drop()]);
    }),
    { numRuns: 150 },
  );
});

const positional = fc.dictionary(fc.constantFrom('a.0', 'a.5', 'a', 'b', 'a.s'), condition, {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
});

test('a path to a place in a list, out of range or not, loses no document: it answers rightly or not at all', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(positional, { minLength: 1, maxLength: 8 }),
      async (documents, filters) => {
        const [plain, indexed] = [database.collection(), database.collection()];
        for (const index of [{ 'a.5': 1 }, { b: 1, 'a.0': 1 }, { b: 1 }] as Record<string, 1>[])
          await indexed.createIndex(index);
        for (const [_id, fields] of documents.entries()) {
          const refused = await indexed.insertOne({ _id, ...fields }).then(
            () => false,
            () => true,
          );
          if (!refused) await plain.insertOne({ _id, ...fields });
        }
        for (const each of filters) {
          const page = { filter: each, sort: { _id: 1 }, skip: 0, limit: 0 } as Query;
          const [expected, found] = [await answer(plain, page), await answer(indexed, page)];
          if (Array.isArray(expected)) t.deepEqual(found, expected, fc.stringify(each));
        }
        await Promise.all([plain.drop(), indexed.drop()]);
      },
    ),
    { numRuns: 40 },
  );
});
