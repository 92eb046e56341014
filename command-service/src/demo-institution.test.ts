import { SetClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { accessStream } from './access/state.ts';
import { DEMO_SCHOOL, ensureDemoInstitution } from './demo-institution.ts';
import { Desk } from './kernel/desk.ts';
import { chartStream } from './ledger/chart/state.ts';

test('two instances that start for the first time at once make one institution, with one login and one fund', async (t) => {
  const store = inProcessEventStore(':memory:');
  const codec = new Codec(new FileVault(':memory:'));
  const desks = [1, 2].map(() => new Desk(store, codec, new SetClock('2026-04-14T04:05:00.000Z')));
  await Promise.all(desks.map((desk) => ensureDemoInstitution(desk, 'madrasah-demo')));
  const fresh = new Desk(store, codec, new SetClock('2026-04-14T04:05:00.000Z'));
  t.is((await fresh.state(accessStream, DEMO_SCHOOL)).logins.size, 1);
  t.is((await fresh.state(chartStream, DEMO_SCHOOL)).funds.size, 1);
});
