import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootText } from '@madrasah/service-kit/daily-root';
import test from 'ava';
import type { KnownRoot, Verdict } from '../../projection-service/src/ledger/proof/index.ts';
import { Client } from './client.ts';
import { DamagedFile, replaced } from './damaged-file.ts';
import { Product } from './product.ts';
import { admit, makeSchool, payment } from './school.ts';

// Everything that can be done to the data file behind the product's back is named by stream and revision: by the
// store's checksums, and, where somebody has made those anew, by the chain and the daily root.
const JOURNAL = 'journal-10001_1';
const AUDIT = 'audit-10001';
let product: Product;
let root: KnownRoot;
/** The position of the last event before the root was taken. */
let before = 0;

test.before(async (t) => {
  t.timeout(120_000);
  product = await new Product().start();
  await product.ready();
  const client = await Client.signedIn(product);
  const school = await makeSchool(client, 1000);
  const student = await admit(client, school, 'আব্দুল্লাহ'); // journal@0
  for (const paid of [100, 200, 300, 400]) {
    const due = 1000 - (paid * (paid - 100)) / 200;
    await client.command('/api/accounts/fee_collections', payment(school, student, due, paid)); // journal@1–4
  }
  await client.command('/api/academic/insert_session', { SessionName: 'পরের শিক্ষাবর্ষ' });
  const taken = await client.command('/api/accounts/audit/roots', {});
  root = { ...taken.body.data, rootId: undefined };
  before = root.position;
  await product.stop();
});
test.after.always(() => product.end());

const faults = ({ checks }: Verdict) =>
  checks.filter(({ pass }) => !pass).map(({ name, detail }) => `${name}: ${detail}`);

/** What is found in a copy that somebody has damaged. */
async function found(sums: boolean, damage: (file: DamagedFile) => unknown, handedOver: KnownRoot[] = []) {
  const file = new DamagedFile(product.dataDir, { sums });
  try {
    damage(file);
    return faults(await file.verdict(handedOver));
  } finally {
    file.end();
  }
}

test('a copy that nobody has touched is proved, with the root that was printed', async (t) => {
  t.deepEqual(await found(false, () => undefined, [root]), []);
});

const money = (file: DamagedFile) =>
  file.change(JOURNAL, 2, ({ data }) => ({ data: replaced(data, '"deposit":20000', '"deposit":20001') }));
const actor = (file: DamagedFile) =>
  file.change(JOURNAL, 2, ({ metadata }) => ({
    metadata: replaced(metadata, '"actor":{"id":1', '"actor":{"id":2'),
  }));
const chain = (file: DamagedFile) =>
  file.change(JOURNAL, 2, ({ metadata }) => {
    const [link = '', first = ''] = /"prevHash":"(.)/.exec(Buffer.from(metadata).toString()) ?? [];
    return { metadata: replaced(metadata, link, `"prevHash":"${first === 'a' ? 'b' : 'a'}`) };
  });
const ownHash = (file: DamagedFile) =>
  file.change(JOURNAL, 2, ({ metadata }) => {
    const [link = '', first = ''] = /"hash":"(.)/.exec(Buffer.from(metadata).toString()) ?? [];
    return { metadata: replaced(metadata, link, `"hash":"${first === 'a' ? 'b' : 'a'}`) };
  });

for (const [what, damage, fault] of [
  ['a figure of an event', money, 'its content does not match its hash'],
  ['who did it', actor, 'its content does not match its hash'],
  ['the link to the event before', chain, 'it does not follow the event before it'],
  ['the hash itself', ownHash, 'its content does not match its hash'],
] as const) {
  test(`one byte of ${what} is named by the store's checksum`, async (t) => {
    t.is((await found(false, damage))[0], `chains: ${JOURNAL}@2: its bytes were changed`);
  });

  test(`one byte of ${what} is named by the chain when the checksum was made anew`, async (t) => {
    t.is((await found(true, damage))[0], `chains: ${JOURNAL}@2: ${fault}`);
  });
}

test('an event that was taken out is named, and when those behind it moved up, too', async (t) => {
  const hole = await found(true, (file) => file.remove(JOURNAL, 2, false));
  t.is(hole[0], `chains: ${JOURNAL}@3: revision 3 follows 1`);
  t.true(
    hole.some((fault) => fault.startsWith(`numbering: ${JOURNAL}@3`)),
    hole.join(),
  );
  const closed = await found(true, (file) => file.remove(JOURNAL, 2, true));
  t.is(closed[0], `chains: ${JOURNAL}@2: it does not follow the event before it`);
  const unsummed = await found(false, (file) => file.remove(JOURNAL, 2, true));
  t.is(unsummed[0], `chains: ${JOURNAL}@2: its bytes were changed`);
});

test('two events that changed places are named', async (t) => {
  const swap = (file: DamagedFile) => file.swap(JOURNAL, 2, 3);
  t.is((await found(false, swap))[0], `chains: ${JOURNAL}@2: its bytes were changed`);
  t.is((await found(true, swap))[0], `chains: ${JOURNAL}@2: it does not follow the event before it`);
});

for (const sums of [false, true])
  test(`a cut tail leaves the chain whole and is named by the root (checksums ${sums ? 'made anew' : 'left'})`, async (t) => {
    t.deepEqual(await found(sums, (file) => file.cut(JOURNAL, 3)), [
      `roots: ${JOURNAL}@3 is gone: the root of ${root.day} knew the stream up to @4`,
    ]);
  });

test('a cut that took the root with it is named by the root that stands outside', async (t) => {
  const cut = (file: DamagedFile) => file.cut(JOURNAL, 3).cut(AUDIT, 0);
  t.deepEqual(await found(true, cut), [], 'inside nothing is left that knows');
  const [named, ...more] = await found(true, cut, [root]);
  t.is(
    named,
    `roots: the root of ${root.day} that was handed over at position ${before} does not follow from the log`,
  );
  t.deepEqual(more, []);
  const whole = new DamagedFile(product.dataDir, { sums: true });
  t.teardown(() => whole.end());
  const [mailed] = await whole.roots();
  t.deepEqual(
    await found(true, cut, [{ ...root, heads: mailed?.heads }]),
    [`roots: ${JOURNAL}@3 is gone: the root of ${root.day} that was handed over knew the stream up to @4`],
    'with the heads that the mail tells the stream is named',
  );
});

test('an event put behind the end of the log does not hide those that follow it', async (t) => {
  const file = new DamagedFile(product.dataDir, { sums: true });
  t.teardown(() => file.end());
  money(file.cut(AUDIT, 0).displace(JOURNAL, 1, 1_000_000_000_000));
  t.regex(faults(await file.verdict())[0] ?? '', new RegExp(`^chains: ${JOURNAL}@1: `));
  const main = join(import.meta.dirname, '../../scripts/audit/export/main.ts');
  const words = ['--school', '10001', '--out', join(file.dataDir, 'bundle'), '--format', 'none'];
  const env = { ...process.env, DATA_DIR: file.dataDir, ESDB_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], { env, encoding: 'utf8' });
  t.is(status, 2);
  t.regex(stderr, new RegExp(`${JOURNAL}@2 stands in front of the event before it`));
});

test('when everything behind a moment is gone, the root says where the log ends', async (t) => {
  const file = new DamagedFile(product.dataDir, { sums: true });
  t.teardown(() => file.end());
  file.cutAll(before - 1);
  t.deepEqual(faults(await file.verdict()), []);
  const [named = ''] = faults(await file.verdict([root]));
  t.regex(named, new RegExp(`^roots: the log ends at position \\d+, before the root of ${root.day}`));
});

test('the command says so, by exit code and by name, with the text that was mailed', (t) => {
  const file = new DamagedFile(product.dataDir, { sums: true });
  t.teardown(() => file.end());
  const audit = (...words: string[]) => {
    const main = join(import.meta.dirname, '../../scripts/audit/verify/main.ts');
    const env = { ...process.env, DATA_DIR: file.dataDir, ESDB_URL: '', MONGO_URL: '' };
    return spawnSync(process.execPath, [main, '--school', '10001', ...words], { env, encoding: 'utf8' });
  };
  const text = join(file.dataDir, 'root.txt');
  writeFileSync(text, rootText({ ...root, schoolId: '10001' }));
  const whole = audit('--root', text);
  t.like(whole, { status: 0, stderr: '' });
  t.regex(whole.stdout, /yields the root of .*root\.txt again/);
  file.cut(JOURNAL, 3).cut(AUDIT, 0);
  const alone = audit();
  t.is(alone.status, 0);
  t.regex(alone.stdout, /proved only by a root\nthat was mailed or printed at the time: .* --root FILE/);
  const unwritten = audit('--root', text, '--certificate', join(file.dataDir, 'nowhere/paper.pdf'));
  t.is(unwritten.status, 2);
  t.regex(unwritten.stdout, /FAIL {2}roots/);
  t.is(audit('--certificate', '').status, 2);
  const { status, stdout } = audit('--root', text, '--json');
  t.is(status, 1);
  t.is(faults(JSON.parse(stdout) as Verdict).length, 1);
  t.is(audit('--root', join(file.dataDir, 'nothing.txt')).status, 2);
  t.is(audit('--as-of', 'yesterday').status, 2);
});
