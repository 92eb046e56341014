import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { streams } from '@madrasah/events';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { Books, trialBalance } from '../../projection-service/src/ledger/books/index.ts';
import { FORMATS, isFormat } from '../../scripts/audit/export/formats.ts';
import { copyEvents } from '../../scripts/demo/copy.ts';
import {
  connectionString,
  startEmbedded,
} from '../../service-kit/src/event-store/conformance/embedded-process.ts';
import {
  bundleOf,
  checked,
  DEMO_SCHOOL,
  demoEvents,
  Folders,
  linesOf,
  manifestOf,
  NO_CUT,
} from './test-support/bundle.ts';

const folders = new Folders();
let store: EventStore;
let whole: string;
const formats = Object.keys(FORMATS).filter(isFormat);

test.before(async () => {
  store = await demoEvents(0.1);
  whole = folders.next();
  await bundleOf(store, whole, { formats });
});
test.after.always(() => folders.remove());

const contentsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );

test('the verifier comes to the trial balance of the product’s own books, to the paisa', async (t) => {
  const books = new Books(DEMO_SCHOOL);
  const codec = new Codec(new FileVault(':memory:'));
  for await (const event of store.readStream(streams.journal(DEMO_SCHOOL))) books.apply(codec.decode(event));
  const { trialBalance: bundled } = manifestOf(whole);
  t.deepEqual(bundled.funds, trialBalance(books, books.cut()));
  t.true(bundled.debit > 100_000_000);
  t.is(checked(whole).code, 0);
});

/** Another Node.js of this machine than the one the product runs on. */
function otherNode(): { path: string; version: string } | undefined {
  for (const path of ['/usr/bin/node', '/usr/local/bin/node']) {
    const version = existsSync(path)
      ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()
      : '';
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= 18 && version !== process.version) return { path, version };
  }
  return undefined;
}
const other = otherNode();
const otherTest = other ? test : test.skip;
otherTest(`it holds under another Node.js${other ? '' : ' [no other Node.js ≥ 18 is installed]'}`, (t) => {
  t.log(other?.version);
  const own = checked(whole);
  t.deepEqual(checked(whole, [], other?.path), own);
  t.is(own.code, 0);
});

test('the verifier needs nothing but Node.js and says the same wherever the folder lies', (t) => {
  const text = readFileSync(join(whole, 'verify-bundle.mjs'), 'utf8');
  const imports = [...text.matchAll(/^import .* from '(.*)';$/gm)].map(([, name]) => name);
  t.true(imports.length > 0 && imports.every((name) => name?.startsWith('node:')), imports.join());
  t.deepEqual(checked(whole, [whole]), checked(whole));
});

test('the same events give the same bytes, every file of it, also copied into another store', async (t) => {
  const copy = inProcessEventStore(':memory:');
  await copyEvents(store, copy);
  const [again, copied] = [folders.next(), folders.next()];
  await new Promise((resolve) => setTimeout(resolve, 2_100)); // the time of a ZIP archive has steps of two seconds
  await bundleOf(store, again, { formats });
  t.deepEqual(contentsOf(again), contentsOf(whole));
  const { manifest } = await bundleOf(copy, copied, { formats });
  t.is(manifest.position > 0, true);
  t.deepEqual(manifest.trialBalance, manifestOf(whole).trialBalance);
});

test('what is recorded later leaves a bundle to an earlier position as it was', async (t) => {
  const { position } = manifestOf(whole);
  const earlier = Math.floor(position / 2);
  const [one, two] = [folders.next(), folders.next()];
  await bundleOf(store, one, { until: earlier });
  await bundleOf(store, two, { until: earlier, formats: ['csv'] });
  t.deepEqual(readFileSync(join(one, 'events.ndjson')), readFileSync(join(two, 'events.ndjson')));
  const { events, position: last } = manifestOf(one);
  t.true(last <= earlier && events > 0 && events < linesOf(whole).length);
  t.is(checked(one).code, 0);
});

test('nobody’s name, phone or password stands in a bundle, and no key', (t) => {
  const people = linesOf(whole).filter((line) => line.includes('"type":"PersonRegistered"'));
  t.true(people.length > 20);
  t.true(people.every((line) => /"profile":"enc1:/.test(line)));
  const logins = linesOf(whole).filter((line) => line.includes('"type":"LoginCreated"'));
  t.true(logins.every((line) => /"name":"enc1:.*"passwordHash":"enc1:/.test(line)));
  t.false(linesOf(whole).some((line) => line.includes('"stream":"platform"')));
});

test('a cut counts in balances and journals, and the verifier makes it too', async (t) => {
  const all = manifestOf(whole).trialBalance;
  const half = linesOf(whole).length >> 1;
  const knownAt = (JSON.parse(linesOf(whole)[half] as string) as { metadata: { at: string } }).metadata.at;
  const asOf = knownAt.slice(0, 10);
  for (const cut of [
    { asOf, knownAt: null },
    { asOf: null, knownAt },
    { asOf, knownAt },
  ]) {
    const folder = folders.next();
    await bundleOf(store, folder, { cut, formats: ['csv'] });
    t.is(checked(folder).code, 0, JSON.stringify(cut));
    const { trialBalance: cutBalance, events } = manifestOf(folder);
    t.true(cutBalance.debit > 0 && cutBalance.debit < all.debit);
    t.is(events, linesOf(whole).length);
    t.true(
      readFileSync(join(folder, 'journal.csv')).length < readFileSync(join(whole, 'journal.csv')).length,
    );
  }
  const nothing = folders.next();
  await bundleOf(store, nothing, { cut: { ...NO_CUT, asOf: '2000-01-01' }, formats });
  t.is(checked(nothing).code, 0);
});

test('a folder with something in it is left alone; a school that is not there makes none', async (t) => {
  const folder = folders.next();
  mkdirSync(folder);
  await bundleOf(store, folder); // empty: taken
  await t.throwsAsync(bundleOf(store, folder), { message: /is not empty/ });
  t.is(checked(folder).code, 0);
  const missing = folders.next();
  await t.throwsAsync(bundleOf(store, missing, { schoolId: '77777' }), {
    message: 'there is no school 77777',
  });
  t.false(existsSync(missing));
});

const run = (environment: Record<string, string>, ...words: string[]) =>
  spawnSync(process.execPath, ['scripts/audit/export/main.ts', ...words], {
    encoding: 'utf8',
    env: environment,
  });

test('the command writes the same bundle from the file beside the running store, and through its wire', async (t) => {
  const data = folders.next();
  mkdirSync(data);
  const file = inProcessEventStore(join(data, 'events.sqlite'));
  await copyEvents(store, file);
  await file.close();
  const server = await startEmbedded(join(data, 'events.sqlite'));
  const written = (name: string, environment: Record<string, string>) => {
    const out = join(data, name);
    const words = ['--school', DEMO_SCHOOL, '--out', out, '--format', 'csv,hledger'];
    const { status, stdout, stderr } = run(environment, ...words);
    t.is(status, 0, stderr);
    t.regex(stdout, /SHA-256 of manifest\.json: [0-9a-f]{64}/);
    t.regex(stdout, /Everything holds/);
    return contentsOf(out);
  };
  try {
    const beside = written('beside', { DATA_DIR: data });
    t.true('journal.hledger' in beside && !('books.xlsx' in beside));
    t.deepEqual(written('wire', { ESDB_URL: connectionString(server.port) }), beside);
    await server.end('SIGKILL');
    t.deepEqual(written('killed', { DATA_DIR: data }), beside);
  } finally {
    await server.end('SIGKILL');
  }
});

test('the command refuses what it cannot do, and names it', (t) => {
  const data = folders.next();
  const refused = (words: string[], message: RegExp) => {
    const { status, stderr } = run({ DATA_DIR: data }, ...words);
    t.is(status, 2, words.join(' '));
    t.regex(stderr, message);
    t.notRegex(stderr, /^ {4}at /m);
  };
  refused([], /--school needs/);
  refused(['--school', '10001'], /--out needs/);
  refused(['--school', '10001', '--out', 'x', '--as-of', '2026-02-30'], /is no day/);
  refused(['--school', '10001', '--out', 'x', '--known-at', '2026-02-03'], /no instant/);
  refused(['--school', '10001', '--out', 'x', '--format', 'pdf'], /pdf is not known/);
  refused(['--school', '10001', '--out', 'x', '--frobnicate'], /frobnicate/);
  refused(['--school', '10001', '--out', join(data, 'x')], /does not exist/);
  mkdirSync(data);
  writeFileSync(join(data, 'events.sqlite'), 'no database at all, but some bytes');
  refused(['--school', '10001', '--out', join(data, 'x')], /events\.sqlite/);
});
