import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Codec } from '@madrasah/service-kit/codec';
import { readRootText } from '@madrasah/service-kit/daily-root';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { type KnownRoot, Verifier } from '../../projection-service/src/ledger/proof/index.ts';
import { bundleOf, checked, Folders, linesOf, manifestOf } from './test-support/bundle.ts';
import { keptBundle, keptLog, mailedRoot } from './test-support/kept.ts';

// Roots of the first version, a root that was mailed and a bundle that was handed out verify for ever.
const SCHOOL = '10001';
const folders = new Folders();
test.after.always(() => folders.remove());

const codec = new Codec(new FileVault(':memory:'));
const verdictOf = (store: EventStore, handedOver: readonly KnownRoot[] = []) =>
  new Verifier({ store, codec, handedOver }).verify(SCHOOL);
const faults = ({ checks }: Awaited<ReturnType<typeof verdictOf>>) =>
  checks.filter(({ pass }) => !pass).map(({ name, detail }) => `${name}: ${detail}`);

test('a log of before verifies, and yields its roots of the first version and the one that was mailed', async (t) => {
  const mailed = readRootText(mailedRoot());
  t.is(mailed.heads?.length, 8);
  const verdict = await verdictOf(keptLog(), [mailed]);
  t.deepEqual(faults(verdict), []);
  t.deepEqual(
    verdict.roots.map(({ day, rootId, pass }) => [day, rootId, pass]),
    [
      ['2026-04-11', 2, true],
      ['2026-04-11', undefined, true],
      ['2026-04-10', 1, true],
    ],
  );
});

test('what was cut from it afterwards is named by its root', async (t) => {
  const journal = `journal-${SCHOOL}_1`;
  const cut = keptLog(({ stream, revision }) => stream !== journal || revision < 3);
  t.deepEqual(faults(await verdictOf(cut)), [
    `roots: ${journal}@3 is gone: the root of 2026-04-11 knew the stream up to @3`,
  ]);
});

test('today’s verifier checks the bundle of then, with the root of then; so does the one that lies in it', (t) => {
  const folder = keptBundle(folders.next());
  const { root } = readRootText(mailedRoot());
  t.like(checked(folder, ['--root', root]), { code: 0, faults: [] });
  const own = join(import.meta.dirname, '../../scripts/audit/verifier/verify-bundle.mjs');
  const { status, stdout } = spawnSync(process.execPath, [own, folder, '--root', root], { encoding: 'utf8' });
  t.is(status, 0, stdout);
  t.regex(stdout, /^ok {4}roots +2 daily roots follow from the events$/m);
});

test('the log of then is exported as it was, and a bundle of today is read by the verifier of then', async (t) => {
  const then = keptBundle(folders.next());
  const now = folders.next();
  await bundleOf(keptLog(), now, { schoolId: SCHOOL });
  t.deepEqual(linesOf(now), linesOf(then));
  const { files: filesThen, ...manifestThen } = manifestOf(then);
  const { files: filesNow, ...manifestNow } = manifestOf(now);
  t.deepEqual(manifestNow, manifestThen);
  t.deepEqual(filesNow['events.ndjson'], filesThen['events.ndjson']);
  const { status, stdout } = spawnSync(process.execPath, [join(then, 'verify-bundle.mjs'), now], {
    encoding: 'utf8',
  });
  t.is(status, 0, stdout);
});
