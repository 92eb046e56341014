import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test, { type ExecutionContext } from 'ava';
import { createLogger, type Logger, silentLogger } from '../logging/index.ts';
import { openSnapshots, type SnapshotHeader, type SnapshotPlace, takeApart } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'snapshot-place-'));
const server = await startDocumentStore();
test.after.always(async () => {
  rmSync(root, { recursive: true });
  await server.stop();
});

const NAME = 'journal-1001_1';
const header = (revision: number): SnapshotHeader => ({
  stateVersion: 3,
  stream: NAME,
  revision,
  headHash: `hash ${revision}`,
});
const any = async () => true;
const folder = () => join(mkdtempSync(join(root, 'machine-')), 'snapshots');

/** Machines of one house: each with a disk of its own, where there is a database all with that. */
type House = (directory?: string) => Promise<SnapshotPlace>;

function house(t: ExecutionContext, url: string | undefined, log: Logger = silentLogger()): House {
  return async (directory = folder()) => {
    const opened = await openSnapshots({ MONGO_URL: url }, log);
    t.teardown(() => opened.close());
    return opened.at(directory);
  };
}

const FORMS = [
  ['a folder', () => undefined],
  ['a folder and a MongoDB', () => server.url.replace('/?', `/snapshots-${randomUUID()}?`)],
] as const;

const write = (place: SnapshotPlace, revision: number, state: unknown = { revision }) =>
  place.write(NAME, header(revision), takeApart(state));

for (const [form, url] of FORMS) {
  const holds = (title: string, run: (t: ExecutionContext, machine: House) => Promise<void>) =>
    test.serial(`${form}: ${title}`, (t) => run(t, house(t, url())));

  holds('what is read is what was written last, also after a restart', async (t, machine) => {
    const disk = folder();
    const place = await machine(disk);
    t.is(await place.read(NAME, any), 'absent');
    for (const revision of [7, 8, 9]) await write(place, revision);
    const kept = { header: header(9), state: { revision: 9 } };
    t.deepEqual(await place.read(NAME, any), kept);
    t.deepEqual(await (await machine(disk)).read(NAME, any), kept);
    t.is(await place.read('journal-2002_1', any), 'absent');
  });

  holds('it is asked for by its header, and what is not wanted is not read', async (t, machine) => {
    const place = await machine();
    await write(place, 7);
    const asked: SnapshotHeader[] = [];
    const refuse = async (one: SnapshotHeader) => asked.push(one) === 0;
    t.is(await place.read(NAME, refuse), 'not wanted');
    t.deepEqual(asked, [header(7)]);
  });

  holds('columns of many megabytes come back as they were', async (t, machine) => {
    const place = await machine();
    const bytes = new Uint8Array(randomBytes(5_000_000));
    await write(place, 7, { bytes });
    const kept = await place.read(NAME, any);
    t.deepEqual(typeof kept === 'string' ? kept : kept.state, { bytes });
  });

  holds('what was removed is gone', async (t, machine) => {
    const place = await machine();
    await write(place, 7);
    await write(place, 8);
    await place.remove(NAME);
    await place.remove(NAME);
    t.is(await place.read(NAME, any), 'absent');
  });
}

const shared = (t: ExecutionContext) => house(t, server.url.replace('/?', `/snapshots-${randomUUID()}?`));

test.serial('a machine with an empty disk begins where another was, and goes on by its own', async (t) => {
  const machine = shared(t);
  const [one, disk] = [await machine(), folder()];
  for (const revision of [7, 8, 9]) await write(one, revision);
  const two = await machine(disk);
  t.like(await two.read(NAME, any), { header: header(9), state: { revision: 9 } });
  t.like(await house(t, undefined)(disk).then((own) => own.read(NAME, any)), { header: header(9) });
  await write(two, 10);
  t.like(await one.read(NAME, any), { header: header(10) });
});

test.serial('folders of a machine that keep the same stream differently are kept apart', async (t) => {
  const machine = shared(t);
  const disk = folder();
  await write(await machine(disk), 7);
  t.is(await (await machine(join(disk, 'folds'))).read(NAME, any), 'absent');
});

test.serial('of its own and the shared one a machine reads the one that is further', async (t) => {
  const machine = shared(t);
  const [one, two] = [await machine(), await machine()];
  await write(one, 20);
  await write(two, 10); // it was cut off from the other's work
  t.like(await two.read(NAME, any), { header: header(20) });
  t.like(await one.read(NAME, any), { header: header(20) });
});

test.serial('a shared one of another past is not fetched; the own stays', async (t) => {
  const machine = shared(t);
  const [one, two] = [await machine(), await machine()];
  await write(two, 10);
  await write(one, 20);
  const ofThisPast = async ({ revision }: SnapshotHeader) => revision <= 10;
  t.like(await two.read(NAME, ofThisPast), { header: header(10) });
});

test.serial(
  'a database that is away takes nothing from this machine, and is asked again later',
  async (t) => {
    const own = await startDocumentStore();
    const place = await house(t, own.url)();
    await write(place, 7);
    await own.stop();
    await write(place, 8);
    const started = performance.now();
    for (let time = 0; time < 5; time += 1) t.like(await place.read(NAME, any), { header: header(8) });
    t.true(performance.now() - started < 5_000, 'it is not asked each time');
  },
);

test.serial('a database that was never there is told in one line, however many ask at once', async (t) => {
  const lines: string[] = [];
  const log = createLogger('test', 'trace', { write: (line: string) => void lines.push(line) });
  const place = await house(t, 'mongodb://127.0.0.1:1/nobody', log)();
  await Promise.all(['journal-1_1', 'chart-1', 'people-1'].map((name) => place.read(name, any)));
  t.is(lines.length, 1);
  const { err, msg } = JSON.parse(lines[0] as string);
  t.regex(msg, /shared snapshots cannot be read/);
  t.regex(err.message, /ECONNREFUSED 127\.0\.0\.1:1$/);
  t.false(lines[0]?.includes('"stack"'));
});
