import test from 'ava';
import { Decimal128, Long, Timestamp } from 'mongodb';
import { embedded, openDatabase, refusalOf, type TestDatabase } from './database.ts';

let database: TestDatabase;
test.before(async () => {
  database = await openDatabase();
  await database.db.collection('rows').insertOne({ a: [1] });
});
test.after.always(() => database.close());

/** What a full server does and this store does not: each is refused with a code and by name. */
type Refusal = [name: string, code: number, command: object];

const find = (filter: object, more: object = {}): object => ({ find: 'rows', filter, ...more });
const update = (u: unknown, more: object = {}): object => ({
  update: 'rows',
  updates: [{ q: {}, u, ...more }],
});
const aggregate = (...pipeline: object[]): object => ({ aggregate: 'rows', pipeline, cursor: {} });
const index = (key: object, more: object = {}): object => ({
  createIndexes: 'rows',
  indexes: [{ key, name: 'i', ...more }],
});

const commands: Refusal[] = [
  ['findAndModify', 59, { findAndModify: 'rows', query: {}, remove: true }],
  ['distinct', 59, { distinct: 'rows', key: 'a' }],
  ['explain', 59, { explain: find({}) }],
  ['commitTransaction', 59, { commitTransaction: 1 }],
  ['saslStart', 59, { saslStart: 1 }],
  ['collMod', 59, { collMod: 'rows' }],
  ['mapReduce', 59, { mapReduce: 'rows' }],
  ['constructor', 59, { constructor: 1 }],
  ['capped', 115, { create: 'other', capped: true }],
  ['validator', 115, { create: 'other', validator: {} }],
  ['viewOn', 115, { create: 'other', viewOn: 'rows' }],
  ['timeseries', 115, { create: 'other', timeseries: {} }],
  ['across databases', 115, { renameCollection: 'one.rows', to: 'two.rows' }],
  ['query', 115, { count: 'rows', query: { a: 1 } }],
];

const reads: Refusal[] = [
  ['hint', 115, find({}, { hint: { _id: 1 } })],
  ['collation', 115, find({}, { collation: { locale: 'bn' } })],
  ['tailable', 115, find({}, { tailable: true })],
  ['let', 115, find({}, { let: {} })],
  ['startTransaction', 115, find({}, { startTransaction: true })],
  ['$where', 115, find({ $where: 'true' })],
  ['$expr', 115, find({ $expr: {} })],
  ['$text', 115, find({ $text: { $search: 'a' } })],
  ['$jsonSchema', 115, find({ $jsonSchema: {} })],
  ['$type', 115, find({ a: { $type: 'int' } })],
  ['$mod', 115, find({ a: { $mod: [2, 0] } })],
  ['$near', 115, find({ a: { $near: [0, 0] } })],
  ['$geoWithin', 115, find({ a: { $geoWithin: {} } })],
  ['$bitsAllSet', 115, find({ a: { $bitsAllSet: 1 } })],
  ['unknown operator: $frob', 2, find({ a: { $frob: 1 } })],
  ['unknown top level operator: $frob', 2, find({ $frob: 1 })],
  ['unknown operator: b', 2, find({ a: { $gt: 1, b: 2 } })],
  ['$in needs an array', 2, find({ a: { $in: 1 } })],
  ['regular expression inside $in', 115, find({ a: { $in: [/a/] } })],
  ['nonempty array', 2, find({ $or: [] })],
  ['$not', 2, find({ a: { $not: 1 } })],
  ['operator inside $all', 115, find({ a: { $all: [{ $elemMatch: { b: 1 } }] } })],
  ["position '0'", 115, find({ 'a.0': 1 })],
  ['regular expression', 115, find({ a: /^(a|b)/ })],
  ['$regex option', 115, find({ a: { $regex: 'a', $options: 'x' } })],
  ['Decimal128', 115, find({ a: Decimal128.fromString('1') })],
  ['Long', 115, find({ a: Long.MAX_VALUE })],
  ['$slice', 115, find({}, { projection: { a: { $slice: 1 } } })],
  ['$elemMatch', 115, find({}, { projection: { a: { $elemMatch: { b: 1 } } } })],
  ["'a.$'", 115, find({ a: 1 }, { projection: { 'a.$': 1 } })],
  ['"$b"', 115, find({}, { projection: { a: '$b' } })],
  ['$natural', 115, find({}, { sort: { $natural: 1 } })],
  ['computed sort', 115, find({}, { sort: { a: { $meta: 'textScore' } } })],
  ['must be 1 or -1', 15975, find({}, { sort: { a: 2 } })],
];

const writes: Refusal[] = [
  ['$set', 115, update({ $set: { a: 1 } })],
  ['$inc', 115, update({ $inc: { a: 1 } })],
  ['$push', 115, update({ $push: { a: 1 } })],
  ['pipeline', 115, update([{ $set: { a: 1 } }])],
  ['multi update', 9, update({ a: 1 }, { multi: true })],
  ['arrayFilters', 115, update({ a: 1 }, { arrayFilters: [] })],
  ['collation', 115, update({ a: 1 }, { collation: { locale: 'bn' } })],
  ['hint', 115, update({ a: 1 }, { hint: 'a' })],
  ['bypassDocumentValidation', 115, { insert: 'rows', documents: [{}], bypassDocumentValidation: true }],
  ['Decimal128', 115, { insert: 'rows', documents: [{ a: { b: [Decimal128.fromString('1')] } }] }],
  ['Timestamp', 115, { insert: 'rows', documents: [{ a: new Timestamp({ t: 1, i: 1 }) }] }],
  ['BSONRegExp', 115, { insert: 'rows', documents: [{ a: /x/ }] }],
  ['type array', 2, { insert: 'rows', documents: [{ _id: [1] }] }],
  ["'$a'", 52, { insert: 'rows', documents: [{ $a: 1 }] }],
  ["'_id.school'", 115, { update: 'rows', updates: [{ q: { '_id.school': 's' }, u: {}, upsert: true }] }],
  ['collation', 115, { delete: 'rows', deletes: [{ q: {}, limit: 0, collation: { locale: 'bn' } }] }],
];

const aggregates: Refusal[] = [
  ['$lookup', 115, aggregate({ $lookup: {} })],
  ['$facet', 115, aggregate({ $facet: {} })],
  ['$out', 115, aggregate({ $out: 'other' })],
  ['$merge', 115, aggregate({ $merge: 'other' })],
  ['$addFields', 115, aggregate({ $addFields: { b: 1 } })],
  ['$changeStream', 115, aggregate({ $changeStream: {} })],
  ['$collStats', 115, aggregate({ $collStats: {} })],
  ['$avg', 115, aggregate({ $group: { _id: null, n: { $avg: '$a' } } })],
  ['$add', 115, aggregate({ $group: { _id: { $add: ['$a', 1] } } })],
  ['$cond', 115, aggregate({ $group: { _id: null, n: { $sum: { $cond: [true, 1, 0] } } } })],
  ['$$ROOT', 115, aggregate({ $group: { _id: null, n: { $push: '$$ROOT' } } })],
  ['"$a"', 115, aggregate({ $project: { b: '$a' } })],
  ['includeArrayIndex', 115, aggregate({ $unwind: { path: '$a', includeArrayIndex: 'i' } })],
  ['exactly one field', 40323, aggregate({ $match: {}, $limit: 1 })],
  ['must be positive', 15958, aggregate({ $limit: 0 })],
  ['explain', 115, { ...aggregate(), explain: true }],
  ['allowDiskUse', 115, { ...aggregate(), allowDiskUse: true }],
  ['without a collection', 115, { aggregate: 1, pipeline: [], cursor: {} }],
];

const indexOptions: Refusal[] = [
  ["'text'", 115, index({ a: 'text' })],
  ["'2dsphere'", 115, index({ a: '2dsphere' })],
  ["'hashed'", 115, index({ a: 'hashed' })],
  ['$**', 115, index({ '$**': 1 })],
  ['expireAfterSeconds', 115, index({ a: 1 }, { expireAfterSeconds: 1 })],
  ['partialFilterExpression', 115, index({ a: 1 }, { partialFilterExpression: {} })],
  ['sparse', 115, index({ a: 1 }, { sparse: true })],
  ['collation', 115, index({ a: 1 }, { collation: { locale: 'bn' } })],
  ['unique index', 115, index({ a: 1 }, { unique: true })],
  ['_id index', 72, { dropIndexes: 'rows', index: '_id_' }],
];

/** The answer of one command, or the error of its only write. */
async function answerTo(command: object): Promise<{ code?: unknown; message?: string }> {
  const target = 'renameCollection' in command ? database.client.db('admin') : database.db;
  const options = { ignoreUndefined: true };
  const reply = await target.command(command, options).catch((error: unknown) => error as { code: number });
  const errors = (reply as { writeErrors?: { code: number; errmsg: string }[] }).writeErrors;
  return errors?.[0] === undefined ? reply : { code: errors[0].code, message: errors[0].errmsg };
}

const refusals = [...commands, ...reads, ...writes, ...aggregates, ...indexOptions];
const testEmbedded = embedded ? test : test.skip;

for (const [i, [name, code, command]] of refusals.entries()) {
  testEmbedded(`${i + 1}. refuses ${Object.keys(command)[0]} with ${name}`, async (t) => {
    const answer = await answerTo(command);
    t.is(answer.code, code, answer.message);
    t.true(answer.message?.includes(name), answer.message);
  });
}

testEmbedded('nothing that was refused left a trace', async (t) => {
  t.is(await database.db.collection('other').countDocuments(), 0);
});

testEmbedded('a transaction is refused by the driver or the store', async (t) => {
  const session = database.client.startSession();
  const running = session.withTransaction(() =>
    database.db.collection('rows').insertOne({ a: 1 }, { session }),
  );
  t.is((await refusalOf(running)).code, 115);
  await session.endSession();
});

testEmbedded('a change stream and a bulk write over collections are refused', async (t) => {
  const stream = database.db.collection('rows').watch();
  t.is((await refusalOf(stream.next())).code, 115);
  await stream.close();
  const bulk = database.client.bulkWrite([{ namespace: 'a.b', name: 'insertOne', document: { a: 1 } }]);
  t.regex(String((await refusalOf(bulk)).cause), /no such command: 'bulkWrite'/);
});
