import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace, SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { erase, FileVault, SnapshotSeals, type Vault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { Desk } from '../desk.ts';
import type { StreamDefinition } from '../stream.ts';
import { clock, codec, count, errand, memory, type Things, things, watched } from '../test-support.ts';

const FILE = 'things-1001.bin';
const NAME = 'নূরুল হুদা';
const sealed: StreamDefinition<Things> = { ...things, stateVersion: 1, sealed: true };
const pace = { events: 1, ms: 0, eventsAtEnd: 1 };

/** A store with a thing that is in the snapshot, and one that came after it. */
async function given(t: ExecutionContext) {
  const directory = mkdtempSync(join(tmpdir(), 'sealed-'));
  t.teardown(() => rmSync(directory, { recursive: true }));
  const vault = new FileVault(':memory:');
  const told: string[] = [];
  const log = { ...silentLogger(), info: (about: { reason?: string }) => void told.push(about.reason ?? '') };
  const { store, watch } = watched(memory());
  const deskOn = (on: EventStore = store, keys: Vault | undefined = vault) =>
    new Desk(on, codec, clock, {
      keeper: new SnapshotKeeper(folderPlace(directory), log as never, { pace, vault: keys }),
    });
  const path = join(directory, FILE);
  const named = async (desk: Desk, name: string, school = '1001') => {
    await desk.perform(count(name, sealed), errand(undefined, {}, school));
    await desk.save();
  };
  const first = deskOn();
  await named(first, NAME);
  const before = readFileSync(path);
  await named(first, 'b');
  writeFileSync(path, before);
  watch.reads = 0;
  const names = async (desk: Desk) => [...(await desk.state(sealed, '1001')).names.keys()];
  return { directory, path, vault, told, watch, deskOn, named, names };
}

test('a sealed state comes from its snapshot and the tail; the file tells nothing of it', async (t) => {
  const { path, told, watch, deskOn, names } = await given(t);
  const bytes = readFileSync(path);
  for (const encoding of ['utf8', 'utf16le', 'latin1'] as const)
    t.false(bytes.includes(Buffer.from('নূরুল', encoding)));
  t.true(bytes.includes('"stream":"things-1001"'));
  t.deepEqual(await names(deskOn()), [NAME, 'b']);
  t.is(watch.reads, 2); // the event it ends on, and the tail
  t.deepEqual(told, []);
});

test('a person erased: the snapshots of the school are thrown away, the stream is folded, the next has another key', async (t) => {
  const { path, vault, told, deskOn, names } = await given(t);
  const copy = readFileSync(path);
  erase(vault, '1001', 'person:7');
  t.is(vault.standing('1001', 'person:7'), 'destroyed');
  const desk = deskOn();
  t.deepEqual(await names(desk), [NAME, 'b']);
  t.deepEqual(told, ['its key is no more']);
  await desk.save();
  t.false(readFileSync(path).equals(copy));
  t.deepEqual(await names(deskOn()), [NAME, 'b']);
  t.is(told.length, 1, 'the next snapshot is used');
  writeFileSync(path, copy); // kept elsewhere, and put back
  t.deepEqual(await names(deskOn()), [NAME, 'b']);
  t.deepEqual(told.slice(1), ['its key is no more']);
});

test('the keys of another school stand; one that has none yet has none to destroy', async (t) => {
  const { vault, told, deskOn, names } = await given(t);
  erase(vault, '2002', 'person:7');
  t.is(vault.standing('2002', 'snapshots:1'), 'unknown');
  t.deepEqual(await names(deskOn()), [NAME, 'b']);
  t.deepEqual(told, []);
  const seals = new SnapshotSeals(vault);
  const before = seals.current('1001');
  seals.destroy('1001');
  t.is(seals.find('1001', before.number), undefined);
  t.is(seals.current('1001').number, before.number + 1);
});

const CHANGES: Record<string, (bytes: Buffer) => Buffer> = {
  'a changed byte': (bytes) => bytes.fill(0, bytes.length - 60, bytes.length - 59),
  'a header that says it is not sealed': (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('"seal":1,', ''), 'latin1'),
  'a header with a key that never was': (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('"seal":1,', '"seal":2,'), 'latin1'),
};
for (const [name, change] of Object.entries(CHANGES))
  test(`${name}: the stream is folded from its beginning`, async (t) => {
    const { path, told, deskOn, names } = await given(t);
    writeFileSync(path, change(readFileSync(path)));
    t.deepEqual(await names(deskOn()), [NAME, 'b']);
    t.is(told.length, 1);
  });

test('without a vault a sealed state is neither written nor read', async (t) => {
  const { directory, path, watch, deskOn, named, names } = await given(t);
  const desk = deskOn(undefined, undefined);
  const keeper = new SnapshotKeeper(folderPlace(directory), silentLogger(), { pace });
  const without = new Desk(watched(memory()).store, codec, clock, { keeper });
  rmSync(path);
  await named(without, 'a');
  t.deepEqual(readdirSync(directory), []);
  t.deepEqual(await names(desk), [NAME, 'b']);
  t.true(watch.reads > 0);
});
