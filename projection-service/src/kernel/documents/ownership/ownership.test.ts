import { randomUUID } from 'node:crypto';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { DocumentsAway, databaseOf } from '@madrasah/service-kit/documents';
import test, { type ExecutionContext } from 'ava';
import { connectDocuments } from '../connect.ts';
import { documentId } from '../document.ts';
import { DatabaseTaken } from './ownership.ts';

const store = await startDocumentStore();
test.after.always(() => store.stop());

const NEVER = 1_000_000_000;

/** An instant that each claimant of a test is told. */
class Time {
  at = Date.parse('2026-11-23T06:00:00Z');
  readonly now = () => this.at;
}

/** A connection of its own to one database, and when its owner was told of a loss. */
async function claimant(t: ExecutionContext, database: string, time: Time) {
  const url = store.url.replace('/?', `/${database}?`);
  const documents = await connectDocuments(url);
  t.teardown(() => documents.close());
  const lost: DatabaseTaken[] = [];
  const options = { now: time.now, lost: (reason: DatabaseTaken) => lost.push(reason), beatMs: NEVER };
  const { ownership, projections } = documents;
  return {
    documents,
    lost,
    claim: (log: string) => ownership.claim(log, options),
    write: (name: string) =>
      projections.write('students', [
        { _id: documentId('1001', name), school: '1001', key: name, position: 1 },
      ]),
    names: async () => (await documents.of('1001').find('students')).map(({ key }) => key),
  };
}

const fresh = () => `owned-${randomUUID()}`;

for (const [url, database] of [
  ['mongodb://one:1,two:2/north?replicaSet=rs0', 'north'],
  ['mongodb://user:a%2Fb@one/nor%74h', 'north'],
  ['mongodb+srv://one.example/north', 'north'],
  ['mongodb://one:1/?replicaSet=rs0', 'madrasah'],
  ['mongodb://one:1/', 'madrasah'],
  ['mongodb://one:1', 'madrasah'],
  ['mongodb://one:1?replicaSet=a/b', 'madrasah'],
] as const)
  test(`the database of ${url} is ${database}`, (t) => t.is(databaseOf(url), database));

test('two databases of one server do not see each other', async (t) => {
  const time = new Time();
  const [north, south] = [await claimant(t, fresh(), time), await claimant(t, fresh(), time)];
  t.is(await north.claim('log-north'), 'ours');
  t.is(await south.claim('log-south'), 'ours');
  await north.write('ali');
  t.deepEqual(await north.names(), ['ali']);
  t.deepEqual(await south.names(), []);
});

test('several services of one log share a database', async (t) => {
  const [database, time] = [fresh(), new Time()];
  const [one, other] = [await claimant(t, database, time), await claimant(t, database, time)];
  t.is(await one.claim('log'), 'ours');
  await one.write('ali');
  t.is(await other.claim('log'), 'ours');
  t.deepEqual(await other.names(), ['ali']);
});

test('another log is refused while the owner lives, and nothing is touched', async (t) => {
  const [database, time] = [fresh(), new Time()];
  const [owner, other] = [await claimant(t, database, time), await claimant(t, database, time)];
  await owner.claim('log-north');
  await owner.write('ali');
  time.at += 59_000;
  const refused = await t.throwsAsync(other.claim('log-south'), { instanceOf: DatabaseTaken });
  t.true(refused.message.includes(`the database ${database} holds`), refused.message);
  t.regex(refused.message, /^MONGO_URL: .* alive 59 s ago on /);
  t.notRegex(refused.message, /127\.0\.0\.1/);
  await beat(owner);
  t.deepEqual(await owner.names(), ['ali']);
});

test('after a minute of silence it is taken over, empty; the old owner reads and writes nothing more', async (t) => {
  const [database, time] = [fresh(), new Time()];
  const [owner, other] = [await claimant(t, database, time), await claimant(t, database, time)];
  await owner.claim('log-north');
  await owner.write('ali');
  time.at += 46_000;
  await t.throwsAsync(owner.write('bilal'), { instanceOf: DocumentsAway }, 'its own sign of life is too old');
  await t.throwsAsync(owner.names(), { instanceOf: DocumentsAway });
  time.at += 15_000;
  t.is(await other.claim('log-south'), 'taken-over');
  t.deepEqual(await other.names(), []);
  await other.write('omar');
  await beat(owner);
  t.is(owner.lost.length, 1);
  t.regex(owner.lost[0]?.message ?? '', /holds the read models of another installation/);
  await t.throwsAsync(owner.write('ali'), { instanceOf: DocumentsAway });
  await t.throwsAsync(owner.names(), { instanceOf: DocumentsAway });
  t.deepEqual(await other.names(), ['omar']);
});

test('a take-over leaves the files of the owner before: they are nowhere else', async (t) => {
  const [database, time] = [fresh(), new Time()];
  const [owner, other] = [await claimant(t, database, time), await claimant(t, database, time)];
  await owner.claim('log-north');
  const file = { _id: 'id', school: '1001', key: 'id', position: 1 };
  for (const name of ['files_log-north.files', 'files_log-north.chunks'])
    await owner.documents.projections.write(name, [file]);
  time.at += 61_000;
  t.is(await other.claim('log-south'), 'taken-over');
  for (const name of ['files_log-north.files', 'files_log-north.chunks'])
    t.false(await other.documents.projections.isEmpty(name));
});

test('an owner that was silent and was not replaced goes on after its next sign of life', async (t) => {
  const time = new Time();
  const owner = await claimant(t, fresh(), time);
  await owner.claim('log');
  time.at += 100_000;
  await t.throwsAsync(owner.write('ali'), { instanceOf: DocumentsAway });
  await beat(owner);
  await owner.write('ali');
  t.deepEqual(await owner.names(), ['ali']);
  t.deepEqual(owner.lost, []);
});

test('a database that was emptied is claimed again', async (t) => {
  const [database, time] = [fresh(), new Time()];
  const owner = await claimant(t, database, time);
  await owner.claim('log');
  await owner.documents.projections.drop('owner');
  await beat(owner);
  const other = await claimant(t, database, time);
  await t.throwsAsync(other.claim('log-south'), { instanceOf: DatabaseTaken });
});

test('a take-over that was cut short before it had removed everything is finished by the next start', async (t) => {
  const [database, time] = [fresh(), new Time()];
  const [owner, other] = [await claimant(t, database, time), await claimant(t, database, time)];
  await owner.claim('log-north');
  await owner.write('ali');
  const sign = { log: 'log-south', at: time.at, host: 'h', cleared: false };
  await owner.documents.projections.drop('owner');
  await owner.documents.projections.write('owner', [
    { _id: 'owner', school: '', key: '', position: 0, ...sign },
  ]);
  t.is(await other.claim('log-south'), 'taken-over');
  t.deepEqual(await other.names(), []);
});

/** The sign of life that its timer would write. */
const beat = ({ documents }: { documents: { ownership: unknown } }) =>
  (documents.ownership as { beat(): Promise<void> }).beat();
