import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@madrasah/events';
import type { EventStore } from '@madrasah/service-kit/event-store';
import type { NewTable } from '@madrasah/service-kit/folding';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace, SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import test, { type ExecutionContext } from 'ava';
import { Desk } from '../desk.ts';
import type { StreamDefinition } from '../stream.ts';
import {
  clock,
  codec,
  count,
  errand,
  memory,
  numbersOf,
  once,
  recorded,
  stored,
  type Things,
  things,
  watched,
} from '../test-support.ts';

const FILE = 'things-1001.bin';
const kept: StreamDefinition<Things> = { ...things, stateVersion: 1 };
const pace = { events: 1, ms: 0, eventsAtEnd: 1 };

function given(t: ExecutionContext) {
  const directory = mkdtempSync(join(tmpdir(), 'states-'));
  t.teardown(() => rmSync(directory, { recursive: true }));
  const told: string[] = [];
  const log = { ...silentLogger(), info: (about: { reason?: string }) => void told.push(about.reason ?? '') };
  const deskOn = (store: EventStore) =>
    new Desk(store, codec, clock, {
      keeper: new SnapshotKeeper(folderPlace(directory), log as never, { pace }),
    });
  return { directory, told, deskOn };
}

const named = (desk: Desk, ...names: string[]) =>
  Promise.all(names.map((name) => desk.perform(count(name, kept), errand(name))));
const namesIn = async (desk: Desk) => [...(await desk.state(kept, '1001')).names.entries()];
const WANTED = [
  ['a', 1],
  ['b', 2],
  ['c', 3],
];

/** A store with three things, of which two are in the snapshot. */
async function grown(t: ExecutionContext) {
  const { store, watch } = watched(memory());
  const all = given(t);
  const desk = all.deskOn(store);
  await named(desk, 'a', 'b');
  await desk.save();
  const before = readFileSync(join(all.directory, FILE));
  await named(desk, 'c');
  await desk.save();
  writeFileSync(join(all.directory, FILE), before);
  watch.reads = 0;
  return { ...all, store, watch };
}

/** Counts like `kept`, and fails on one name in the middle of a fold. */
const failsOn = (name: string): StreamDefinition<Things> => ({
  ...kept,
  evolve: (state, event) => {
    kept.evolve(state, event);
    if ((event.data as { name: string }).name === name) throw new Error('as the test wants');
  },
});

test('a state that a failed fold has left half done is neither folded on nor written down', async (t) => {
  const { store, directory, deskOn } = await grown(t);
  rmSync(join(directory, FILE));
  const desk = deskOn(store);
  const failing = failsOn('c');
  for (const _ of [1, 2]) await t.throwsAsync(desk.state(failing, '1001'), { message: 'as the test wants' });
  await desk.save();
  t.false(readdirSync(directory).includes(FILE));
});

/** Things with one more table, as a fold may have that forgot to say so. */
const widened = {
  ...kept,
  initial: (table: NewTable) => ({ names: table(), more: table() }),
} as unknown as StreamDefinition<Things>;

test('a snapshot of another shape is not used, and leaves nothing behind', async (t) => {
  const { store, told, deskOn } = await grown(t);
  const desk = deskOn(store);
  t.deepEqual([...(await desk.state(widened, '1001')).names.entries()], WANTED as never);
  t.is(told.length, 1);
  const [again] = await named(desk, 'a');
  t.deepEqual(numbersOf(recorded(again as never)), [1]);
});

test('a state comes from its snapshot and the tail behind it, and goes on', async (t) => {
  const { store, watch, told, deskOn } = await grown(t);
  const desk = deskOn(store);
  t.deepEqual(await namesIn(desk), WANTED);
  t.is(watch.reads, 2); // the event it ends on, and the tail
  t.deepEqual(told, []);
  t.deepEqual(numbersOf(recorded((await named(desk, 'd'))[0] as never)), [4]);
});

test('a key that was used before the snapshot is known after it', async (t) => {
  const { store, deskOn } = await grown(t);
  const desk = deskOn(store);
  const [again] = await named(desk, 'a');
  t.deepEqual(numbersOf(recorded(again as never)), [1]);
  const other = await desk.perform(count('z', kept), errand('a', { other: true }));
  t.true(isRefusal(other) && other.code === 'key.reused');
  t.is((await stored(store)).length, 3);
});

test('what fails right after a snapshot was read is taken back', async (t) => {
  const { store, watch, deskOn } = await grown(t);
  const desk = deskOn(store);
  await desk.state(kept, '1001');
  watch.before = once(new Error('the disk is full'));
  await t.throwsAsync(desk.perform(count('d', kept), errand()), { message: 'the disk is full' });
  t.deepEqual(await namesIn(desk), WANTED);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('e', kept), errand()))), [4]);
});

test('a snapshot is not taken of what may still be taken back', async (t) => {
  const { store, watch } = watched(memory());
  const { deskOn, directory } = given(t);
  const desk = deskOn(store);
  await named(desk, 'a');
  watch.before = async () => {
    watch.before = undefined;
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('the disk is full');
  };
  const failing = t.throwsAsync(desk.perform(count('never', kept), errand()));
  await desk.save();
  await failing;
  t.false(readFileSync(join(directory, FILE)).includes('never'));
});

const CHANGES: Record<string, (bytes: Buffer) => Buffer> = {
  'a changed byte': (bytes) => bytes.fill(0, bytes.length - 40, bytes.length - 39),
  'a cut': (bytes) => bytes.subarray(0, bytes.length - 1),
  nothing: () => Buffer.alloc(0),
  'another format': (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('SNAPSHOT 1', 'SNAPSHOT 2'), 'latin1'),
};
for (const [name, change] of Object.entries(CHANGES))
  test(`${name}: the stream is folded from its beginning, and it is told why`, async (t) => {
    const { store, directory, told, deskOn } = await grown(t);
    const path = join(directory, FILE);
    writeFileSync(path, change(readFileSync(path)));
    t.deepEqual(await namesIn(deskOn(store)), WANTED);
    t.is(told.length, 1);
  });

test('a snapshot of another version of the state, or of another stream, is not used', async (t) => {
  const { store, directory, told, deskOn } = await grown(t);
  const newer = { ...kept, stateVersion: 2 };
  t.is((await deskOn(store).state(newer, '1001')).names.size, 3);
  writeFileSync(join(directory, 'things-2002.bin'), readFileSync(join(directory, FILE)));
  t.is((await deskOn(store).state(kept, '2002')).names.size, 0);
  t.deepEqual(told, ['not wanted', 'not wanted']);
});

test('an older store was put back: what it does not hold is not believed', async (t) => {
  const { directory, told, deskOn } = await grown(t);
  const shorter = memory();
  await named(new Desk(shorter, codec, clock), 'x');
  t.deepEqual(await namesIn(deskOn(shorter)), [['x', 1]]);
  const another = memory();
  await named(new Desk(another, codec, clock), 'x', 'y', 'z');
  const desk = deskOn(another);
  t.deepEqual(await namesIn(desk), [
    ['x', 1],
    ['y', 2],
    ['z', 3],
  ]);
  t.deepEqual(told, ['not wanted', 'not wanted']);
  await desk.save(); // the next snapshot is of the store as it is
  t.true(readdirSync(directory).includes(FILE));
  t.is((await deskOn(another).state(kept, '1001')).names.size, 3);
  t.is(told.length, 2);
});

test('a store that is away is told, and nothing is made up from a snapshot alone', async (t) => {
  const { store, watch, deskOn } = await grown(t);
  const desk = deskOn(store);
  watch.onRead = once(new Error('the store is away'));
  await t.throwsAsync(desk.state(kept, '1001'), { message: 'the store is away' });
  t.deepEqual(await namesIn(desk), WANTED);
});

test('a stream without a version of its state leaves nothing behind', async (t) => {
  const { directory, deskOn } = given(t);
  const desk = deskOn(memory());
  await desk.perform(count('a'), errand());
  await desk.save();
  t.deepEqual(readdirSync(directory), []);
});

test('what could not be written is written at the end, when the disk takes it again', async (t) => {
  const { directory } = given(t);
  const place = join(directory, 'later');
  writeFileSync(place, '');
  const end = { events: 1, ms: 0, eventsAtEnd: 2 };
  const desk = new Desk(memory(), codec, clock, {
    keeper: new SnapshotKeeper(folderPlace(place), silentLogger(), { pace: end }),
  });
  await named(desk, 'a', 'b');
  rmSync(place); // the first writing has failed by now, or is about to, or finds room after all
  await desk.save();
  t.deepEqual(readdirSync(place), [FILE]);
});

test('a disk that takes no snapshot stops nobody', async (t) => {
  const { directory } = given(t);
  const file = join(directory, 'no-folder');
  writeFileSync(file, '');
  const desk = new Desk(memory(), codec, clock, {
    keeper: new SnapshotKeeper(folderPlace(file), silentLogger(), { pace }),
  });
  const [first] = await named(desk, 'a');
  await desk.save();
  t.deepEqual(numbersOf(recorded(first as never)), [1]);
  t.deepEqual(numbersOf(recorded((await named(desk, 'b'))[0] as never)), [2]);
});
