import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { fileIdOf } from '@madrasah/events/files';
import anyTest, { type TestFn } from 'ava';
import { FileVault, KeyDestroyed } from '../vault/index.ts';
import {
  bringOver,
  FilesAway,
  folderFileStore,
  memoryFileStore,
  type OpenedFiles,
  openFile,
  openFiles,
  placeOf,
  sealFile,
} from './index.ts';

const server = await startDocumentStore();
const test = anyTest as TestFn<{ root: string }>;
test.after.always(() => server.stop());
test.beforeEach((t) => {
  t.context.root = join(mkdtempSync(join(tmpdir(), 'files-')), 'files');
});
test.afterEach.always((t) => rmSync(dirname(t.context.root), { recursive: true }));

const [ONE, TWO] = ['a', 'b'].map((figure) => fileIdOf('10001', figure.repeat(32))) as [string, string];
const OTHERS = fileIdOf('20002', 'c'.repeat(32));
const bytes = Buffer.from('sealed');

const inMongo = (url: string) => ({ MONGO_URL: url, VAULT_URL: url.replace('/?', '/vault?') });
const mongoOf = (folder: string, log = randomUUID()) =>
  openFiles({ ...inMongo(server.url), DATA_DIR: dirname(folder) }, async () => log);

const FORMS: readonly (readonly [
  string,
  (root: string) => Promise<Pick<OpenedFiles, 'store'> & Partial<OpenedFiles>>,
])[] = [
  ['a folder', async (root) => ({ store: folderFileStore(root) })],
  ['memory', async () => ({ store: memoryFileStore() })],
  ['a MongoDB', mongoOf],
];
for (const [form, open] of FORMS)
  test(`${form}: what was put is there, by school, until it is removed`, async (t) => {
    const { store, close } = await open(t.context.root);
    t.teardown(async () => close?.());
    t.deepEqual(await store.schools(), []);
    t.is(await store.get(ONE, 'whole'), undefined);
    await store.put(ONE, 'whole', bytes);
    await store.put(ONE, 'thumbnail', Buffer.from('small'));
    await store.put(TWO, 'whole', bytes);
    await store.put(OTHERS, 'whole', bytes);
    t.deepEqual(await store.get(ONE, 'whole'), bytes);
    t.deepEqual(await store.get(ONE, 'thumbnail'), Buffer.from('small'));
    t.is(await store.get(TWO, 'thumbnail'), undefined);
    t.deepEqual([...(await store.schools())].sort(), ['10001', '20002']);
    t.deepEqual([...(await store.list('10001'))].sort(), [ONE, TWO]);
    await store.remove(ONE);
    await store.remove(ONE);
    t.is(await store.get(ONE, 'whole'), undefined);
    t.is(await store.get(ONE, 'thumbnail'), undefined);
    t.deepEqual(await store.list('10001'), [TWO]);
  });

test('a folder: what a crash left unfinished is never read, is listed, and goes when it is removed', async (t) => {
  const store = folderFileStore(t.context.root);
  const place = placeOf(t.context.root, ONE, 'whole');
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.unfinished`, 'half');
  t.is(await store.get(ONE, 'whole'), undefined);
  t.deepEqual(await store.list('10001'), [ONE]);
  await store.remove(ONE);
  t.deepEqual(readdirSync(dirname(place)), []);
});

test('a folder: only its owner reads it; names of others in it are passed over', async (t) => {
  const store = folderFileStore(t.context.root);
  await store.put(ONE, 'whole', bytes);
  t.is(statSync(placeOf(t.context.root, ONE, 'whole')).mode & 0o077, 0);
  mkdirSync(join(t.context.root, 'lost+found'));
  writeFileSync(join(t.context.root, 'note.txt'), '');
  writeFileSync(join(t.context.root, '10001', 'aa', 'note.txt'), '');
  t.deepEqual(await store.schools(), ['10001']);
  t.deepEqual(await store.list('10001'), [ONE]);
});

test('a folder that cannot be written is away, and says so', async (t) => {
  writeFileSync(t.context.root, 'a file where the folder should be');
  await t.throwsAsync(folderFileStore(t.context.root).put(ONE, 'whole', bytes), { instanceOf: FilesAway });
  if (process.getuid?.() === 0) return; // nothing is closed to root
  rmSync(t.context.root);
  mkdirSync(t.context.root);
  chmodSync(t.context.root, 0o500);
  await t.throwsAsync(folderFileStore(t.context.root).put(ONE, 'whole', bytes), { instanceOf: FilesAway });
});

test('an id leads nowhere but into its school’s folder', (t) => {
  for (const id of ['', '../x', '10001-../../x', `10001-${'A'.repeat(32)}`, `1-${'a'.repeat(32)}`])
    t.throws(() => placeOf('/files', id, 'whole'), { instanceOf: RangeError });
});

const sealing = { fileId: ONE, part: 'whole', subject: 'person:1' } as const;

test('what is sealed tells nothing, and opens with its owner’s key only', (t) => {
  const vault = new FileVault(':memory:');
  const picture = Buffer.from('a picture of somebody');
  const sealed = sealFile(vault, sealing, picture);
  t.false(sealed.includes('picture'));
  t.deepEqual(openFile(vault, sealing, sealed), picture);
  t.notDeepEqual(sealFile(vault, sealing, picture), sealed, 'twice the same is not seen to be the same');
  const others = sealFile(vault, { ...sealing, subject: 'person:2' }, picture);
  for (const wrong of [
    { ...sealing, subject: 'person:2' },
    { ...sealing, part: 'thumbnail' as const },
    { ...sealing, fileId: TWO },
  ]) {
    vault.keyFor('10001', wrong.subject);
    t.throws(() => openFile(vault, wrong, sealed), undefined, JSON.stringify(wrong));
  }
  vault.destroy('10001', 'person:1');
  t.is(openFile(vault, sealing, sealed), undefined);
  t.deepEqual(openFile(vault, { ...sealing, subject: 'person:2' }, others), picture);
  t.throws(() => sealFile(vault, sealing, picture), { instanceOf: KeyDestroyed });
});

test('one changed byte is found out', (t) => {
  const vault = new FileVault(':memory:');
  const sealed = sealFile(vault, sealing, bytes);
  for (const at of [0, 1, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    t.throws(() => openFile(vault, sealing, changed), undefined, `${at}`);
  }
});

test('a MongoDB: large bytes come back as they were, and a second writing takes the place of the first', async (t) => {
  const { store, close } = await mongoOf(t.context.root);
  t.teardown(close);
  const large = randomBytes(3_000_000);
  await store.put(ONE, 'whole', randomBytes(2_500_000));
  await store.put(ONE, 'whole', large);
  t.deepEqual(await store.get(ONE, 'whole'), large);
});

test('a MongoDB: two machines of one log share their files; those of another log neither see nor remove them', async (t) => {
  const log = randomUUID();
  const [one, two, other] = [
    await mongoOf(t.context.root, log),
    await mongoOf('/nowhere/files', log),
    await mongoOf(t.context.root),
  ];
  for (const { close } of [one, two, other]) t.teardown(close);
  await one.store.put(ONE, 'whole', bytes);
  t.deepEqual(await two.store.get(ONE, 'whole'), bytes);
  t.deepEqual(await other.store.schools(), []);
  await other.store.remove(ONE);
  t.deepEqual(await one.store.get(ONE, 'whole'), bytes);
  await two.store.remove(ONE);
  t.is(await one.store.get(ONE, 'whole'), undefined);
});

test('a MongoDB: what the data folder holds from before is found, and is brought over whole', async (t) => {
  const folder = folderFileStore(t.context.root);
  await folder.put(ONE, 'whole', bytes);
  await folder.put(ONE, 'thumbnail', Buffer.from('small'));
  const { store, close } = await mongoOf(t.context.root);
  t.teardown(close);
  t.deepEqual(await store.get(ONE, 'whole'), bytes);
  const settings = { ...inMongo(server.url), DATA_DIR: dirname(t.context.root) };
  t.is(await bringOver(settings, store), 1);
  t.is(await bringOver(settings, store), 0);
  t.deepEqual(await folder.list('10001'), []);
  t.deepEqual(await store.get(ONE, 'thumbnail'), Buffer.from('small'));
  t.deepEqual(await store.list('10001'), [ONE]);
});

test('a MongoDB: one that is gone, or a log that has not begun, says so and loses nothing', async (t) => {
  const own = await startDocumentStore();
  const { store, close } = await openFiles({ ...inMongo(own.url), DATA_DIR: '/nowhere' }, async () => 'log');
  t.teardown(close);
  await store.put(ONE, 'whole', bytes);
  await own.stop();
  await t.throwsAsync(store.get(ONE, 'whole'), { instanceOf: FilesAway });
  await t.throwsAsync(store.put(TWO, 'whole', bytes), { instanceOf: FilesAway });
  const early = await openFiles({ ...inMongo(server.url), DATA_DIR: '/nowhere' }, async () => undefined);
  t.teardown(early.close);
  await t.throwsAsync(early.store.put(ONE, 'whole', bytes), { instanceOf: FilesAway });
});

test('a MongoDB without a vault elsewhere holds no files: it may be one that is thrown away', async (t) => {
  const settings = { MONGO_URL: 'mongodb://nobody.invalid', DATA_DIR: dirname(t.context.root) };
  const { store, close } = await openFiles(settings, async () => 'log');
  t.teardown(close);
  await store.put(ONE, 'whole', bytes);
  t.deepEqual(await folderFileStore(t.context.root).get(ONE, 'whole'), bytes);
  t.is(await bringOver(settings, store), 0);
});
