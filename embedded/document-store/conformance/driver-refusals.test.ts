import test from 'ava';
import { type Collection, type Db, MongoClient, type MongoServerError } from 'mongodb';
import { embedded, openDatabase, type Row, refusalOf, type TestDatabase } from './database.ts';

// What the driver can be asked for and a full server does, and this store does not: each call is refused with a
// code and by name, however the driver spells it. (The commands themselves are in refusals.test.ts.)
let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
  await database.db.collection<Row>('rows').insertMany([{ _id: 1, a: [1] }, { _id: 2 }]);
});
test.after.always(() => database.close());

type Call = (rows: Collection<Row>, db: Db, client: MongoClient) => Promise<unknown>;
type Refusal = [call: string, code: number, name: string, make: Call];

const writing: Refusal[] = [
  ['updateOne', 115, '$set', (rows) => rows.updateOne({ _id: 1 }, { $set: { b: 1 } })],
  ['updateMany', 115, '$unset', (rows) => rows.updateMany({}, { $unset: { b: 1 } })],
  ['updateOne with a pipeline', 115, 'pipeline', (rows) => rows.updateOne({}, [{ $set: { b: 1 } }])],
  ['$pull', 115, '$pull', (rows) => rows.updateOne({}, { $pull: { a: { $gt: 1 } } } as object)],
  ['$bit', 115, '$bit', (rows) => rows.updateOne({}, { $bit: { b: { or: 1 } } } as object)],
  ['findOneAndUpdate', 59, 'findAndModify', (rows) => rows.findOneAndUpdate({}, { $set: { b: 1 } })],
  ['findOneAndReplace', 59, 'findAndModify', (rows) => rows.findOneAndReplace({}, { b: 1 })],
  ['findOneAndDelete', 59, 'findAndModify', (rows) => rows.findOneAndDelete({})],
  ['replaceOne with a hint', 115, 'hint', (rows) => rows.replaceOne({}, { b: 1 }, { hint: 'a' })],
  ['replaceOne with a sort', 115, 'sort', (rows) => rows.replaceOne({}, { b: 1 }, { sort: { _id: 1 } })],
  [
    'replaceOne with a collation',
    115,
    'collation',
    (rows) => rows.replaceOne({}, { b: 1 }, { collation: { locale: 'bn' } }),
  ],
  ['replaceOne with let', 115, 'let', (rows) => rows.replaceOne({}, { b: 1 }, { let: { x: 1 } })],
  ['deleteOne with a hint', 115, 'hint', (rows) => rows.deleteOne({}, { hint: '_id_' })],
  [
    'a journaled write',
    115,
    'write concern j',
    (rows) => rows.deleteOne({ _id: 9 }, { writeConcern: { j: true } }),
  ],
  ['a write on two members', 100, 'w: 2', (rows) => rows.deleteOne({ _id: 9 }, { writeConcern: { w: 2 } })],
  [
    'a write without validation',
    115,
    'bypassDocumentValidation',
    (rows) => rows.insertOne({ _id: 9 }, { bypassDocumentValidation: true }),
  ],
];

const reading: Refusal[] = [
  ['distinct', 59, 'distinct', (rows) => rows.distinct('a')],
  ['explain', 59, 'explain', (rows) => rows.find().explain()],
  ['a hint', 115, 'hint', (rows) => rows.find().hint({ _id: 1 }).toArray()],
  ['min', 115, 'min', (rows) => rows.find().min({ _id: 1 }).toArray()],
  ['max', 115, 'max', (rows) => rows.find().max({ _id: 1 }).toArray()],
  ['returnKey', 115, 'returnKey', (rows) => rows.find().returnKey(true).toArray()],
  ['showRecordId', 115, 'showRecordId', (rows) => rows.find().showRecordId(true).toArray()],
  ['allowDiskUse', 115, 'allowDiskUse', (rows) => rows.find().sort({ a: 1 }).allowDiskUse().toArray()],
  ['a collation', 115, 'collation', (rows) => rows.find().collation({ locale: 'bn' }).toArray()],
  ['a tailable cursor', 115, 'tailable', (rows) => rows.find({}, { tailable: true }).toArray()],
  ['noCursorTimeout', 115, 'noCursorTimeout', (rows) => rows.find({}, { noCursorTimeout: true }).toArray()],
  ['a count with a hint', 115, 'hint', (rows) => rows.countDocuments({}, { hint: '_id_' })],
  [
    'a snapshot read',
    115,
    "read concern 'snapshot'",
    (rows) => rows.find({}, { readConcern: { level: 'snapshot' } }).toArray(),
  ],
  [
    'a linearizable read',
    115,
    "read concern 'linearizable'",
    (rows) => rows.find({}, { readConcern: { level: 'linearizable' } }).toArray(),
  ],
  ['$type', 115, '$type', (rows) => rows.find({ a: { $type: 'string' } } as object).toArray()],
  [
    '$bitsAllClear',
    115,
    '$bitsAllClear',
    (rows) => rows.find({ a: { $bitsAllClear: 1 } } as object).toArray(),
  ],
  ['$expr', 115, '$expr', (rows) => rows.find({ $expr: { $lt: ['$missing', 6] } }).toArray()],
  ['$where', 115, '$where', (rows) => rows.find({ $where: 'true' }).toArray()],
  ['$slice', 115, '$slice', (rows) => rows.find({}, { projection: { a: { $slice: 1 } } }).toArray()],
  [
    'a positional projection',
    115,
    'a.$',
    (rows) => rows.find({ a: 1 }, { projection: { 'a.$': 1 } }).toArray(),
  ],
  ['natural order', 115, '$natural', (rows) => rows.find().sort({ $natural: 1 }).toArray()],
];

const aggregating: Refusal[] = [
  ['$lookup', 115, '$lookup', (rows) => rows.aggregate([{ $lookup: { from: 'x' } }]).toArray()],
  ['$avg', 115, '$avg', (rows) => rows.aggregate([{ $group: { _id: null, n: { $avg: '$a' } } }]).toArray()],
  ['$out', 115, '$out', (rows) => rows.aggregate([{ $out: 'other' }]).toArray()],
  ['an unknown stage', 115, '$frob', (rows) => rows.aggregate([{ $frob: 1 }]).toArray()],
  ['a hint', 115, 'hint', (rows) => rows.aggregate([], { hint: '_id_' }).toArray()],
  ['let', 115, 'let', (rows) => rows.aggregate([], { let: { x: 1 } }).toArray()],
  ['a database', 115, 'without a collection', (_rows, db) => db.aggregate([{ $match: {} }]).toArray()],
];

const managing: Refusal[] = [
  ['a TTL index', 115, 'expireAfterSeconds', (rows) => rows.createIndex({ b: 1 }, { expireAfterSeconds: 1 })],
  ['a sparse index', 115, 'sparse', (rows) => rows.createIndex({ b: 1 }, { sparse: true })],
  ['a hidden index', 115, 'hidden', (rows) => rows.createIndex({ b: 1 }, { hidden: true })],
  [
    'a partial index',
    115,
    'partialFilterExpression',
    (rows) => rows.createIndex({ b: 1 }, { partialFilterExpression: { b: 1 } }),
  ],
  [
    'an index under a collation',
    115,
    'collation',
    (rows) => rows.createIndex({ b: 1 }, { collation: { locale: 'bn' } }),
  ],
  ['a text index', 115, 'text', (rows) => rows.createIndex({ b: 'text' })],
  ['a search index', 59, 'createSearchIndexes', (rows) => rows.createSearchIndex({ definition: {} })],
  ['a validator', 115, 'validator', (_rows, db) => db.createCollection('other', { validator: { a: 1 } })],
  [
    'a capped collection',
    115,
    'capped',
    (_rows, db) => db.createCollection('other', { capped: true, size: 9 }),
  ],
  ['a view', 115, 'viewOn', (_rows, db) => db.createCollection('other', { viewOn: 'rows', pipeline: [] })],
  [
    'a time series',
    115,
    'timeseries',
    (_rows, db) => db.createCollection('other', { timeseries: { timeField: 't' } }),
  ],
  [
    'a clustered collection',
    115,
    'clusteredIndex',
    (_rows, db) => db.createCollection('other', { clusteredIndex: { key: { _id: 1 }, unique: true } }),
  ],
  ['statistics', 59, 'dbStats', (_rows, db) => db.stats()],
  ['a list of databases', 59, 'listDatabases', (_rows, db) => db.admin().listDatabases()],
  ['server status', 59, 'serverStatus', (_rows, db) => db.admin().serverStatus()],
  ['validation', 59, 'validate', (_rows, db) => db.admin().validateCollection('rows')],
  ['profiling', 59, 'profile', (_rows, db) => db.profilingLevel()],
];

const sessions: Refusal[] = [
  [
    'a transaction',
    115,
    'autocommit',
    async (rows, _db, client) =>
      client.withSession((session) => session.withTransaction(() => rows.insertOne({ _id: 9 }, { session }))),
  ],
  [
    'a snapshot session',
    115,
    "read concern 'snapshot'",
    (rows, _db, client) => client.withSession({ snapshot: true }, (session) => rows.findOne({}, { session })),
  ],
  ['a change stream', 115, '$changeStream', (rows) => first(rows.watch())],
  ['a change stream of a database', 115, 'without a collection', (_rows, db) => first(db.watch())],
];

async function first(stream: ReturnType<Collection<Row>['watch']>): Promise<unknown> {
  try {
    return await stream.next();
  } finally {
    await stream.close();
  }
}

// One after another, so that the last sees what all of them have done.
const testEmbedded = embedded ? test.serial : test.serial.skip;
const groups = { writing, reading, aggregating, managing, sessions };

for (const [group, refusals] of Object.entries(groups))
  for (const [call, code, name, make] of refusals)
    testEmbedded(`${group}: ${call} is refused by name`, async (t) => {
      const refusal = await refusalOf(
        make(database.db.collection<Row>('rows'), database.db, database.client),
      );
      t.is(refusal.code, code, refusal.message);
      t.true(refusal.message.includes(name), refusal.message);
    });

testEmbedded('bulk writes over collections are refused before anything is written', async (t) => {
  const write = {
    namespace: `${database.db.databaseName}.rows`,
    name: 'insertOne',
    document: { _id: '9' },
  } as const;
  const refusal = await refusalOf(database.client.bulkWrite([write] as never));
  t.regex(`${refusal.message} ${String(refusal.cause)}`, /bulkWrite/);
});

/** What a client with these settings is told at its first command. */
async function toldTo(settings: object, user = ''): Promise<MongoServerError> {
  const [host] = database.client.options.hosts;
  const url = `mongodb://${user}${encodeURIComponent(`${host}`)}/?directConnection=true`;
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500, ...settings });
  const told = refusalOf(client.db('x').collection('rows').findOne({}));
  return told.finally(() => client.close());
}

testEmbedded('credentials, TLS and a server API version are refused', async (t) => {
  t.regex((await toldTo({}, 'user:word@')).message, /saslStart|[Aa]uthentication/);
  t.is((await toldTo({ tls: true })).name, 'MongoServerSelectionError');
  const versioned = await toldTo({ serverApi: '1' });
  t.is(versioned.code, 115);
  t.regex(versioned.message, /apiVersion/);
});

testEmbedded('a read that takes longer than it may is none', async (t) => {
  const rows = database.collection();
  const text = 'x'.repeat(200);
  for (let from = 0; from < 30_000; from += 10_000)
    await rows.insertMany(
      Array.from({ length: 10_000 }, (_, at) => ({ _id: from + at, text: `${text}${at}` })),
    );
  const slow = rows.find({ text: /xx.*y/ });
  t.is((await refusalOf(slow.maxTimeMS(1).toArray())).code, 50);
  t.deepEqual(await rows.find({ text: /xx.*y/ }).maxTimeMS(60_000).toArray(), []);
});

testEmbedded('nothing that was refused has done anything', async (t) => {
  t.deepEqual(await database.db.collection<Row>('rows').find().sort({ _id: 1 }).toArray(), [
    { _id: 1, a: [1] },
    { _id: 2 },
  ]);
  t.is((await database.db.collection('rows').indexes()).length, 1);
});
