import { mock } from 'node:test';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { RootMailer } from './mail/mailer.ts';
import { DailyRoots } from './roots.ts';

const MINUTE_MS = 60_000;
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('a mail server that is silent holds up no root', async (t) => {
  const app = await openSchool();
  await app.done('PUT', '/api/accounts/audit/auditors', { Addresses: 'a@example.org', Language: 'bn' });
  let release = () => {};
  let sending = 0;
  const silent = new Promise<never>((_, reject) => {
    release = () => reject(new Error('gone'));
  });
  const send = () => {
    sending += 1;
    return silent;
  };
  const mailer = new RootMailer(app.desk, { outbox: { send } }, silentLogger());
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  const roots = new DailyRoots(app.desk, mailer, silentLogger());
  roots.start();
  for (const day of ['15', '16', '17']) {
    app.clock.set(`2026-04-${day}T09:00:00Z`);
    await app.done('POST', '/api/academic/insert_session', { SessionName: `শিক্ষাবর্ষ ${day}` });
    app.clock.set(`2026-04-${day}T18:00:01Z`);
    for (let round = 0; round < 6; round += 1) {
      mock.timers.tick(MINUTE_MS / 4);
      await turns(200);
    }
  }
  t.is(sending, 1);
  let taken = 0;
  for await (const { type } of app.store.readStream(`audit-${SCHOOL}`))
    if (type === 'DailyRootTaken') taken += 1;
  t.is(taken, 3);
  release();
  await roots.stop();
  mock.timers.reset();
  await app.close();
});
