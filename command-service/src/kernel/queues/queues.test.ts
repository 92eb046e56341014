import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace, SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import test, { type ExecutionContext } from 'ava';
import { Desk } from '../desk.ts';
import {
  clock,
  codec,
  count,
  errand,
  memory,
  numbersOf,
  recorded,
  stored,
  things,
  watched,
} from '../test-support.ts';
import { Queues } from './queues.ts';

const kept = { ...things, stateVersion: 1 };
const SCHOOLS = ['1001', '1002', '1003'];

async function threeSchools(t: ExecutionContext, rowsAtHand: number) {
  const directory = mkdtempSync(join(tmpdir(), 'schools-'));
  t.teardown(() => rmSync(directory, { recursive: true }));
  const { store, watch } = watched(memory());
  const writer = new Desk(store, codec, clock);
  for (const school of SCHOOLS) await writer.perform(count('a', kept), errand(undefined, {}, school));
  const keeper = new SnapshotKeeper(folderPlace(directory), silentLogger(), {
    pace: { events: 1, ms: 0, eventsAtEnd: 1 },
  });
  const queues = new Queues(store, codec, keeper, rowsAtHand);
  for (const school of SCHOOLS) await queues.of(kept, school).ready();
  return { store, watch, queues, directory };
}

test('the schools served longest ago make room, written down first; they come again when they are asked for', async (t) => {
  const { queues, directory, watch } = await threeSchools(t, 110); // two queues with a thing each
  const before = SCHOOLS.map((school) => queues.of(kept, school));
  await queues.of(kept, '1001').ready();
  await queues.makeRoom();
  t.true(readdirSync(directory).includes('things-1002.bin'));
  t.true(queues.of(kept, '1001') === before[0]);
  t.true(queues.of(kept, '1003') === before[2]);
  watch.reads = 0;
  t.not(queues.of(kept, '1002'), before[1]);
  t.is((await queues.of(kept, '1002').ready()).names.get('a'), 1);
  t.is(watch.reads, 2); // the event the snapshot ends on, and its tail
});

test('a school that somebody is busy with stays, and follows the log', async (t) => {
  const { store, queues } = await threeSchools(t, 0);
  const held = queues.of(kept, '1001');
  await queues.holding([kept], '1001', async () => {
    await queues.makeRoom();
    t.is(queues.of(kept, '1001'), held);
    await new Desk(store, codec, clock).perform(count('b', kept), errand());
    queues.observe(await stored(store));
    t.is(held.state.names.size, 2);
  });
  await queues.makeRoom();
  t.not(queues.of(kept, '1001'), held);
});

test('work that fails lets go of what it held', async (t) => {
  const { queues } = await threeSchools(t, 0);
  const held = queues.of(kept, '1001');
  await t.throwsAsync(queues.holding([kept], '1001', () => Promise.reject(new Error('no'))));
  await queues.makeRoom();
  t.not(queues.of(kept, '1001'), held);
});

test('commands of many schools are right while all of them make room again and again', async (t) => {
  const { store } = watched(memory());
  const directory = mkdtempSync(join(tmpdir(), 'schools-'));
  const keeper = new SnapshotKeeper(folderPlace(directory), silentLogger(), {
    pace: { events: 1, ms: 0, eventsAtEnd: 1 },
  });
  const desk = new Desk(store, codec, clock, { keeper, rowsAtHand: 0 });
  const names = Array.from({ length: 12 }, (_, index) => `thing ${index}`);
  const making = setInterval(() => void desk.makeRoom(), 1);
  t.teardown(async () => {
    clearInterval(making);
    await desk.save();
    rmSync(directory, { recursive: true });
  });
  await Promise.all(
    SCHOOLS.flatMap((school) =>
      names.map(async (name, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 3));
        recorded(await desk.perform(count(name, kept), errand(name, {}, school)));
      }),
    ),
  );
  for (const school of SCHOOLS) {
    const numbers = numbersOf(await stored(store, `things-${school}`));
    t.deepEqual(
      numbers,
      names.map((_, index) => index + 1),
    );
    const state = await desk.state(kept, school);
    t.deepEqual([...state.names.values()], numbers);
  }
});
