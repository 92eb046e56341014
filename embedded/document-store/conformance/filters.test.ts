import test from 'ava';
import { idsOf, openDatabase, type TestDatabase } from './database.ts';
import { filterCases } from './filter-cases.ts';

let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
});
test.after.always(() => database.close());

const COPIES = 40;

/** Every path a filter names, wherever it stands; those inside $elemMatch with the list in front. */
function pathsIn(filter: object): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name.startsWith('$'))
      return Array.isArray(value) ? value.flatMap((clause) => pathsIn(clause as object)) : [];
    const inside = pathsIn((value as { $elemMatch?: object } | null)?.$elemMatch ?? {});
    return name === '_id' ? [] : [name, ...inside.map((path) => `${name}.${path}`)];
  });
}

for (const { title, documents, filter, ids } of filterCases) {
  const rows = documents.map((document, i) => ({ _id: i + 1, ...document }));

  test(`finds by ${title}`, async (t) => {
    const collection = database.collection();
    await collection.insertMany(rows);
    t.deepEqual(await idsOf(collection, filter), ids);
  });

  test(`finds the same with an index: ${title}`, async (t) => {
    const collection = database.collection();
    for (const path of new Set(pathsIn(filter))) await collection.createIndex({ [path]: 1 });
    await collection.insertMany(rows);
    t.deepEqual(await idsOf(collection, filter), ids);
    t.is(await collection.countDocuments(filter), ids.length);
    // Many of each, so that it is worth while to narrow an index by a range.
    if ('_id' in filter) return;
    for (let copy = 1; copy <= COPIES; copy++)
      await collection.insertMany(rows.map((row) => ({ ...row, _id: row._id + copy * 1_000 })));
    t.is(await collection.countDocuments(filter), ids.length * (COPIES + 1));
  });
}
