import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventDraft, eventCatalogue } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace, snapshotFile } from '@madrasah/service-kit/snapshots';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { testLog } from '../../../kernel/projecting/test-support.ts';
import { type Books, dues, itemStates, journalEntries, statement, trialBalance } from '../index.ts';
import { booksOf, charge, collect, dayAfter, GENERAL, histories, recorded, SCHOOL } from '../test-support.ts';
import { BooksShelf } from './shelf.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

const STREAM = `journal-${SCHOOL}_1`;

const seen = (books: Books) => ({
  balances: trialBalance(books, books.cut()),
  items: itemStates(books, books.cut(), { all: true }),
  dues: dues(books, books.cut()),
  journal: journalEntries(books, books.cut()),
  statements: [1, 2, 3, 4].map((userId) => statement(books, books.cut(), { userId })),
  revision: books.revision,
  headHash: books.headHash,
});

async function given(t: ExecutionContext) {
  const directory = await mkdtemp(join(tmpdir(), 'books-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const log = testLog(eventCatalogue);
  const shelf = (capacity = Number.POSITIVE_INFINITY) =>
    new BooksShelf({ ...log, snapshots: folderPlace(directory), log: silentLogger(), capacity });
  return { directory, ...log, shelf };
}

const row = { itemId: 1, userId: 1, fund: GENERAL, amount: 100 };
const first = charge(1, [[1, 11, 500]]);
const paid = (receiptId: number) => collect(receiptId, 1, [row], dayAfter(receiptId));

test('snapshot + tail = full fold', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'books-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const place = folderPlace(join(directory, 'deep'));
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(40), async (history, length) => {
      const events = recorded(history as EventDraft[]);
      await writeSnapshot(place, SCHOOL, booksOf(history.slice(0, length)));
      const books = await readSnapshot(place, SCHOOL, async () => true);
      t.truthy(books);
      for (const event of events) books?.apply(event);
      t.deepEqual(seen(books as Books), seen(booksOf(history)));
    }),
    { numRuns: 40 },
  );
});

test('books come from the log, and from the snapshot with its tail', async (t) => {
  const { append, shelf } = await given(t);
  await append(STREAM, first, paid(1));
  const before = shelf();
  await before.of(SCHOOL);
  await before.save();
  await append(STREAM, paid(2), paid(3));
  const books = await shelf().of(SCHOOL);
  t.is(books.revision, 3);
  t.deepEqual(
    seen(books).statements,
    seen(booksOf([first, paid(1), paid(2), paid(3)])).statements.map(asRecorded(books)),
  );
});

/** The log stamps its own instants. */
const asRecorded = (books: Books) => (one: ReturnType<typeof statement>) => ({
  ...one,
  lines: one.lines.map((line) => ({
    ...line,
    at: new Date(books.tables.entries.at.at(line.revision)).toISOString(),
  })),
});

test('a snapshot of another past, a damaged one and none are all the same: a full fold', async (t) => {
  const { directory, append, shelf } = await given(t);
  await append(STREAM, first, paid(1));
  const path = snapshotFile(directory, `books-${SCHOOL}`);
  const whole = seen(await shelf().of(SCHOOL));
  await writeSnapshot(folderPlace(directory), SCHOOL, booksOf([first, paid(1)])); // its head hash is of no event in this log
  t.deepEqual(seen(await shelf().of(SCHOOL)), whole);
  const good = shelf();
  await good.of(SCHOOL);
  await good.save();
  const content = await readFile(path);
  for (const damage of [
    (bytes: Buffer) => bytes.fill(0, bytes.length - 20),
    (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
    (bytes: Buffer) => bytes.subarray(0, 3),
    (bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replace('"stateVersion":2', '"stateVersion":1'), 'latin1'),
    () => Buffer.from('SNAPSHOT 1\n{not json\n'),
  ]) {
    await writeFile(path, damage(Buffer.from(content)));
    t.deepEqual(seen(await shelf().of(SCHOOL)), whole);
  }
});

test('books on the shelf follow the batches; what arrives while they load is not lost', async (t) => {
  const { append, shelf, events, codec } = await given(t);
  await append(STREAM, first, paid(1));
  const decoded = async () => {
    const all: DomainEvent[] = [];
    for await (const record of events.readStream(STREAM)) all.push(codec.decode(record));
    return all;
  };
  const kept = shelf();
  const loading = kept.of(SCHOOL);
  await append(STREAM, paid(2));
  kept.apply(await decoded());
  const books = await loading;
  t.is(books.revision, 2);
  await append(STREAM, paid(3));
  kept.apply((await decoded()).slice(3));
  t.is((await kept.of(SCHOOL)).revision, 3);
  t.is(await kept.of(SCHOOL), books);
});

test('a gap puts the books away, and they are whole when asked for again', async (t) => {
  const { append, shelf, events, codec } = await given(t);
  await append(STREAM, first);
  const kept = shelf();
  const books = await kept.of(SCHOOL);
  await append(STREAM, paid(1), paid(2));
  for await (const record of events.readStream(STREAM, { from: 2 })) kept.apply([codec.decode(record)]);
  t.is(books.revision, 0);
  t.is((await kept.of(SCHOOL)).revision, 2);
});

test('the schools asked for longest ago make room, their snapshots written', async (t) => {
  const { append, shelf, directory } = await given(t);
  for (const school of ['1001', '2002', '3003']) await append(`journal-${school}_1`, first);
  const { bytes } = await shelf().of('1001');
  const kept = shelf(2 * bytes);
  const books = await kept.of('1001');
  await kept.of('2002');
  await kept.of('1001');
  await kept.of('3003');
  await kept.save();
  t.is(await kept.of('1001'), books);
  t.truthy(await readSnapshot(folderPlace(directory), '2002', async () => true));
  t.is((await kept.of('9999')).revision, -1);
});

test('a school weighs what its books weigh; of one that is too heavy alone the books stay', async (t) => {
  const { append, shelf } = await given(t);
  for (const school of ['1001', '2002']) await append(`journal-${school}_1`, first);
  const heavy = Array.from({ length: 2_000 }, (_, item) => charge(item + 1, [[1, 11, 500]]));
  for (let from = 0; from < heavy.length; from += 500)
    await append('journal-3003_1', ...heavy.slice(from, from + 500));
  const [light, large] = [(await shelf().of('1001')).bytes, (await shelf().of('3003')).bytes];
  t.true(large > 4 * light);
  const kept = shelf(large);
  const [one, two] = [await kept.of('1001'), await kept.of('2002')];
  const three = await kept.of('3003');
  await kept.save();
  t.is(await kept.of('3003'), three);
  t.not(await kept.of('1001'), one);
  t.not(await kept.of('2002'), two);
});
