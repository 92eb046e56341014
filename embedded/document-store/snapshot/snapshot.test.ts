import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { encode } from '../storage/bytes.ts';
import { Store } from '../storage/store.ts';
import { readSnapshotHeader } from './header.ts';
import { load } from './load.ts';
import { capture, save } from './save.ts';
import { contentOf, folderOf, storeOf } from './test-support.ts';

const key = randomBytes(32);
const header = { keyName: 'first', about: { position: 7, takenAt: new Date(0) } };

const field = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom<unknown>(null, true, new Date(5)),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('x', 'y'), fc.integer(), { noNullPrototype: true }),
);
const documents = fc
  .array(fc.record({ a: field, b: field }, { requiredKeys: [], noNullPrototype: true }), { maxLength: 30 })
  .map((rows) => rows.map((row, _id) => ({ _id, ...row })));

test('what is loaded is what was saved: every document, byte by byte, and every index', async (t) => {
  const path = join(folderOf(t), 'one');
  await fc.assert(
    fc.asyncProperty(documents, documents, async (students, receipts) => {
      const store = storeOf({
        students: { indexes: [{ a: 1 }, { 'b.x': -1 }], documents: students },
        receipts: { documents: receipts },
        empty: { indexes: [{ a: 1 }], documents: [] },
      });
      const saved = await save(path, key, header, capture(store));
      const loaded = load(path, key);
      t.deepEqual(contentOf(loaded.store), contentOf(store));
      t.is(loaded.documents, students.length + receipts.length);
      t.is(saved.documents, loaded.documents);
      t.is(saved.bytes, statSync(path).size);
      t.deepEqual(loaded.about, header.about);
    }),
    { numRuns: 60 },
  );
});

test('the loaded indexes answer', async (t) => {
  const path = join(folderOf(t), 'one');
  const rows = Array.from({ length: 5_000 }, (_, _id) => ({ _id, a: _id % 50, text: 'x'.repeat(300) }));
  await save(path, key, header, capture(storeOf({ rows: { indexes: [{ a: 1 }], documents: rows } })));
  const collection = load(path, key).store.find('madrasah', 'rows');
  t.is(collection?.find({ a: 7 }).length, 100);
  t.is(collection?.find({ a: { $gte: 48 } }).length, 200);
  t.true(statSync(path).size > 4 * 256 * 1024, 'several chunks');
});

test('a snapshot shows one instant, whatever is written while it is', async (t) => {
  const path = join(folderOf(t), 'one');
  const rows = Array.from({ length: 3_000 }, (_, _id) => ({ _id, n: 1, text: 'x'.repeat(300) }));
  const store = storeOf({ rows: { indexes: [{ n: 1 }], documents: rows } });
  const before = contentOf(store);
  const saving = save(path, key, header, capture(store));
  const collection = store.open('madrasah', 'rows');
  for (const stored of collection.find({ _id: { $lt: 2_000 } })) {
    if (Number(collection.read(stored)['_id']) % 2) collection.remove(stored);
    else collection.replace(stored, encode({ n: 2 }));
  }
  collection.insert(encode({ _id: 'later' }));
  store.drop('madrasah', 'rows');
  store.open('madrasah', 'other');
  await saving;
  t.deepEqual(contentOf(load(path, key).store), before);
});

test('one byte that is changed anywhere, or a cut, and nothing is loaded', async (t) => {
  const folder = folderOf(t);
  const path = join(folder, 'one');
  const rows = Array.from({ length: 2_000 }, (_, _id) => ({ _id, text: `text ${_id}`.repeat(40) }));
  await save(path, key, header, capture(storeOf({ rows: { indexes: [{ a: 1 }], documents: rows } })));
  const good = readFileSync(path);
  const bad = join(folder, 'bad');
  const everywhere = fc.oneof(
    fc.nat({ max: good.length - 1 }),
    fc.nat({ max: 300 }),
    fc.nat({ max: 120 }).map((n) => good.length - 1 - n),
  );
  fc.assert(
    fc.property(everywhere, fc.integer({ min: 1, max: 255 }), fc.boolean(), (at, flip, cut) => {
      const bytes = Buffer.from(cut ? good.subarray(0, at) : good);
      if (!cut) bytes[at] = (bytes[at] as number) ^ flip;
      writeFileSync(bad, bytes);
      t.throws(() => load(bad, key), undefined, `${cut ? 'cut' : 'flipped'} at ${at}`);
    }),
    { numRuns: 400 },
  );
  writeFileSync(bad, Buffer.concat([good, Buffer.from([0])]));
  t.throws(() => load(bad, key), { message: /behind its end|cut short/ });
  t.notThrows(() => load(path, key));
});

test('chunks that change places, or come from another snapshot, are refused', async (t) => {
  const folder = folderOf(t);
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const rows = (text: string) => Array.from({ length: 2_500 }, (_, _id) => ({ _id, text: text.repeat(300) }));
  await save(one, key, header, capture(storeOf({ rows: { documents: rows('a') } })));
  await save(two, key, header, capture(storeOf({ rows: { documents: rows('b') } })));
  const [a, b] = [readFileSync(one), readFileSync(two)];
  const [chunksA, chunksB] = [chunksOf(a), chunksOf(b)];
  const spliced = (order: Buffer[]) => {
    writeFileSync(two, Buffer.concat(order));
    t.throws(() => load(two, key), { message: /altered|incomplete|behind its end/ });
  };
  const [head, collection, first, second, ...rest] = chunksA as [Buffer, Buffer, Buffer, Buffer];
  spliced([head, collection, second, first, ...rest]);
  spliced([head, collection, second, ...rest]);
  spliced([head, collection, chunksB[2] as Buffer, second, ...rest]);
  spliced([head, ...chunksB.slice(1)]);
});

/** The header and the chunks of a file as they stand in it. */
function chunksOf(bytes: Buffer): Buffer[] {
  let at = 8 + bytes.readInt32LE(8);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const end = at + 5 + bytes.readUInt32LE(at);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

test('another key, another format and no file at all are refused, and the header says what it can', async (t) => {
  const folder = folderOf(t);
  const path = join(folder, 'one');
  await save(path, key, header, capture(storeOf({ rows: { documents: [{ _id: 1 }] } })));
  t.throws(() => load(path, randomBytes(32)), { message: /another key/ });
  t.deepEqual(readSnapshotHeader(path), header);
  const other = readFileSync(path);
  other[7] = 2;
  writeFileSync(path, other);
  t.throws(() => load(path, key), { message: /of this format/ });
  t.is(readSnapshotHeader(path), undefined);
  t.throws(() => load(join(folder, 'none'), key), { code: 'ENOENT' });
  t.is(readSnapshotHeader(join(folder, 'none')), undefined);
});

test('nothing that was stored can be read in the file', async (t) => {
  const path = join(folderOf(t), 'one');
  const names = ['Abdur Rahman', 'আব্দুর রহমান'];
  const rows = names.map((name, _id) => ({ _id, name, list: names }));
  await save(path, key, header, capture(storeOf({ people: { indexes: [{ name: 1 }], documents: rows } })));
  const bytes = readFileSync(path);
  for (const text of [...names, 'people', 'madrasah', 'name']) t.false(bytes.includes(text), text);
});

test('a snapshot that cannot be written leaves the one before, and nothing else', async (t) => {
  const folder = folderOf(t);
  const path = join(folder, 'one');
  await save(path, key, header, capture(storeOf({ rows: { documents: [{ _id: 1 }] } })));
  const broken = [{ definition: { name: 'rows' }, texts: [undefined as unknown as string] }];
  await t.throwsAsync(save(path, key, header, broken));
  t.deepEqual(readdirSync(folder), ['one']);
  t.is(load(path, key).documents, 1);
});

test('a store counts every change of itself, and nothing that changes nothing', (t) => {
  const store = new Store();
  const changed = (work: () => unknown) => {
    const { changes } = store;
    work();
    return store.changes > changes;
  };
  const collection = store.open('madrasah', 'rows');
  t.true(changed(() => collection.insert(encode({ _id: 1, a: 1 }))));
  t.true(changed(() => collection.createIndex({ key: { a: 1 }, name: 'a' })));
  t.false(changed(() => collection.createIndex({ key: { a: 1 }, name: 'a' })));
  const [stored] = collection.find({});
  if (stored === undefined) return t.fail();
  t.true(changed(() => collection.replace(stored, encode({ a: 2 }))));
  t.false(changed(() => collection.replace(stored, encode({ a: 2 }))));
  t.false(changed(() => collection.find({ a: 2 })));
  t.true(changed(() => collection.dropIndex('a')));
  t.true(changed(() => store.rename('madrasah', 'rows', 'other', false)));
  t.true(changed(() => collection.remove(stored)));
  t.true(changed(() => store.drop('madrasah', 'other')));
});
