import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FirstLink } from '@madrasah/service-kit/first-link';
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

/** The key of the link that a start has printed; '' where it has printed none. */
const keyIn = ({ output }: Start) => /\/first-school#(\S{20,})/.exec(output())?.[1] ?? '';

test('--empty starts without it, with a link to the first school until that is opened: another at each start', async (t) => {
  const folder = house(t);
  const empty = start(t, folder, {}, ['--empty']);
  await stopped(empty);
  t.is(made(empty), '');
  t.not(keyIn(empty), '');
  t.false(readFileSync(join(empty.dataDir, 'first-school.json'), 'utf8').includes(keyIn(empty)));
  writeFileSync(join(empty.dataDir, 'events.sqlite'), ''); // as the event store would have
  const next = start(t, folder);
  await stopped(next);
  t.is(made(next), '');
  t.not(keyIn(next), '');
  t.not(keyIn(next), keyIn(empty));
  new FirstLink(empty.dataDir).used();
  const opened = start(t, folder);
  await stopped(opened);
  t.is(keyIn(opened), '');
  t.false(opened.output().includes('DEMO_PASSWORD'));
});

test('what holds events is left alone by --empty', async (t) => {
  const folder = house(t);
  await stopped(start(t, folder));
  writeFileSync(join(folder, 'data/events.sqlite'), '');
  const again = start(t, folder, {}, ['--empty']);
  await stopped(again);
  t.regex(again.output(), /holds data already/);
  t.is(keyIn(again), '');
});

test('production and an event store of one’s own are never given a demo', async (t) => {
  const own = start(t, house(t), { ESDB_URL: 'esdb://elsewhere:2113' });
  await stopped(own);
  t.is(made(own), '');
  t.false(own.output().includes('cashier'));
  const folder = house(t);
  const real = start(t, folder, { NODE_ENV: 'production', DEMO_PASSWORD: 'own-secret' });
  await stopped(real);
  t.is(made(real), '');
  t.regex(real.output(), /name admin/);
  t.false(real.output().includes('cashier'));
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
