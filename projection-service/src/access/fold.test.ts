import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventCatalogue, streams } from '@madrasah/events';
import { LoginCreated, LoginSwitched, PowersSet, SignedOut } from '@madrasah/events/access';
import type { AccessState } from '@madrasah/service-kit/access';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace, SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { erase, FileVault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { testLog } from '../kernel/projecting/test-support.ts';
import { accessFolds } from './fold.ts';

const SCHOOL = '1001';
const STREAM = streams.access(SCHOOL);
const created = (loginId: number, name: string) =>
  LoginCreated({ loginId, userId: null, permissionType: 5, name, passwordHash: 'scrypt1$x$y' });
const signedOut = (jti: string) => SignedOut({ loginId: 1, jti, expiresAt: '2026-04-10T16:00:00.000Z' });

async function given(t: ExecutionContext) {
  const directory = mkdtempSync(join(tmpdir(), 'logins-'));
  t.teardown(() => rmSync(directory, { recursive: true }));
  const { events, codec, append } = testLog(eventCatalogue);
  const reads: (number | undefined)[] = [];
  const store = {
    readStream: (stream: string, options?: { from?: number }) => {
      reads.push(options?.from);
      return events.readStream(stream, options);
    },
  };
  const vault = new FileVault(':memory:');
  const pace = { events: 10_000, ms: 0, eventsAtEnd: 1 };
  const folds = () =>
    accessFolds({
      store,
      codec,
      keeper: new SnapshotKeeper(folderPlace(directory), silentLogger(), { vault, pace }),
    });
  await append(STREAM, created(1, 'মাজেদুল'), created(2, 'Hisab'), signedOut('j1'));
  await append(
    STREAM,
    PowersSet({ loginId: 2, permissionListId: 1, view: true, insert: false, edit: false, delete: false }),
  );
  const first = folds();
  await first.of(STREAM, true);
  await first.save();
  await append(STREAM, signedOut('j2'), LoginSwitched({ loginId: 2, active: false }));
  reads.length = 0;
  return { file: join(directory, `${STREAM}.bin`), reads, vault, folds, append };
}

const told = ({ logins, names, revoked }: AccessState) => [
  [...logins.entries()],
  [...names.entries()],
  [...revoked.entries()],
];
const known = async (folds: ReturnType<typeof accessFolds>) => told(await folds.of(STREAM, true));

test('a school’s first question reads the tail of its access stream only, and yields what the whole would', async (t) => {
  const { file, reads, folds } = await given(t);
  const bytes = readFileSync(file);
  for (const secret of ['মাজেদুল', 'Hisab', 'scrypt1']) t.false(bytes.includes(secret));
  const fromSnapshot = await known(folds());
  t.deepEqual(reads, [3, 4]); // the event it ends on, and what came after it
  rmSync(file);
  reads.length = 0;
  t.deepEqual(fromSnapshot, await known(folds()));
  t.deepEqual(reads, [0]);
});

test('a person erased anywhere in the school: the whole stream is read anew', async (t) => {
  const { reads, vault, folds } = await given(t);
  const before = await known(folds());
  erase(vault, SCHOOL, 'person:7');
  reads.length = 0;
  t.deepEqual(await known(folds()), before);
  t.deepEqual(reads, [3, 0]);
});

test('what the batches bring after a snapshot was read is folded behind it, once', async (t) => {
  const { folds, append } = await given(t);
  const read = folds();
  const [logins] = await known(read);
  t.deepEqual(
    logins?.map(([loginId, login]) => [loginId, (login as { active: boolean }).active]),
    [
      [1, true],
      [2, false],
    ],
  );
  await append(STREAM, LoginSwitched({ loginId: 2, active: true }));
  await read.save();
  t.deepEqual((await known(folds()))[0]?.length, 2);
});
