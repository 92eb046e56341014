import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { withoutCredentials } from './asking.ts';
import { countTap } from './tap.ts';
import { startRunner } from './test-support/runner.ts';

const notes = mkdtempSync(join(tmpdir(), 'conformance-notes-'));
test.after.always(() => rmSync(notes, { recursive: true, force: true }));

const conformance = (only: string, more: NodeJS.ProcessEnv = {}) =>
  startRunner(only, { ...more, CONFORMANCE_NOTES: notes }).ended;

test.serial('it runs what it can, says against what, and says plainly what was not run', async (t) => {
  const { code, out } = await conformance('port,esdb,mongo');
  t.is(code, 0);
  const row = /\| port \| embedded event store, in this process \| (\d+) \| 0 \| 0 \|/.exec(out);
  t.true(Number(row?.[1]) > 20, out);
  t.regex(out, /\| esdb \| not run: ESDB_URL is not set \|/);
  t.regex(out, /\| mongo \| not run: MONGO_URL is not set \|/);
});

test.serial(
  'a server that is named and does not answer is a failure, and its password is told to nobody',
  async (t) => {
    const { code, out } = await conformance('esdb', {
      ESDB_URL: 'esdb://admin:changeit@127.0.0.1:1?tls=false',
    });
    t.is(code, 1);
    t.regex(
      out,
      /\| esdb \| EventStoreDB or compatible, version not told .*, esdb:\/\/127\.0\.0\.1:1\?tls=false \| 1 \| [1-9]/,
    );
    t.regex(out, /FAILED: an append answers the revision and position of its last event/);
    t.notRegex(out, /changeit/);
  },
);

test.serial('an unknown suite is a failure', async (t) => {
  t.is((await conformance('port,nothing')).code, 2);
});

test('cases are counted by name', (t) => {
  const tap =
    'TAP version 13\nok 1 - a\nnot ok 2 - b › c\n  ---\n    ok 9\nok 3 - d # SKIP\nok 4 - e # x\n\n1..4';
  t.deepEqual(countTap(tap), { passed: 2, failed: ['b › c'], skipped: ['d'] });
});

test('credentials are left out of every address', (t) => {
  t.is(withoutCredentials('at esdb://a:b@c:1, mongodb://u@h'), 'at esdb://c:1, mongodb://h');
});
