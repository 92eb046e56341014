import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { house, type Start, start } from './fakes/house.ts';

/** How often the demo was made in a data folder. */
const made = ({ dataDir }: Start) =>
  existsSync(join(dataDir, 'demo')) ? readFileSync(join(dataDir, 'demo'), 'utf8') : '';

async function stopped(started: Start): Promise<void> {
  await started.ready();
  started.process.kill('SIGTERM');
  await started.exit;
}

test('the first start makes the demo school, and no later one does', async (t) => {
  const folder = house(t);
  for (let count = 0; count < 2; count += 1) {
    const started = start(t, folder);
    await stopped(started);
    t.is(made(started), 'madrasah-demo\n');
  }
});

test('--empty starts without it; what holds events is left alone from then on', async (t) => {
  const folder = house(t);
  const empty = start(t, folder, {}, ['--empty']);
  await stopped(empty);
  t.is(made(empty), '');
  writeFileSync(join(empty.dataDir, 'events.sqlite'), ''); // as the event store would have
  const next = start(t, folder);
  await stopped(next);
  t.is(made(next), '');
  const again = start(t, folder, {}, ['--empty']);
  await stopped(again);
  t.regex(again.output(), /holds data already/);
});

test('production and an event store of one’s own are never given a demo', async (t) => {
  const own = start(t, house(t), { ESDB_URL: 'esdb://elsewhere:2113' });
  await stopped(own);
  t.is(made(own), '');
  const folder = house(t);
  const real = start(t, folder, { NODE_ENV: 'production', DEMO_PASSWORD: 'own-secret' });
  await stopped(real);
  t.is(made(real), '');
});

test('a demo that cannot be made ends the start, and the next start tries again', async (t) => {
  const folder = house(t);
  mkdirSync(join(folder, 'data'));
  const failed = start(t, folder, { LOG_LEVEL: 'fail' });
  t.is((await failed.exit).code, 1);
  t.regex(failed.output(), /demo school could not be made \(3\).*--empty/);
  const next = start(t, folder);
  await stopped(next);
  t.is(made(next), 'madrasah-demo\nmadrasah-demo\n');
});

test('a word that is not known is refused', async (t) => {
  const started = start(t, house(t), {}, ['--emtpy']);
  t.is((await started.exit).code, 1);
  t.regex(started.output(), /"--emtpy" is not known/);
});
