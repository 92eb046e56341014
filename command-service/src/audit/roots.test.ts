import type { DataOf } from '@madrasah/events';
import type { DailyRootTaken } from '@madrasah/events/audit';
import { rootOf } from '@madrasah/service-kit/daily-root';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { OTHER_SCHOOL, openSchool, SCHOOL, TestApp } from '../test-support/app.ts';
import { DailyRoots } from './roots.ts';

type Root = DataOf<typeof DailyRootTaken>;

async function rootsOf(app: TestApp, school = SCHOOL): Promise<Root[]> {
  const roots: Root[] = [];
  for await (const event of app.store.readStream(`audit-${school}`))
    if (event.type === 'DailyRootTaken') roots.push(event.data as unknown as Root);
  return roots;
}

/** Somebody works: one event in the school's academics. */
let session = 0;
const work = (app: TestApp) => {
  session += 1;
  return app.done('POST', '/api/academic/insert_session', { SessionName: `শিক্ষাবর্ষ ${session}` });
};
const look = (app: TestApp) => new DailyRoots(app.desk, undefined, silentLogger()).look();
const take = (app: TestApp) => app.done('POST', '/api/accounts/audit/roots');

/** The last event of each stream of the school up to a position. */
async function headsAt(app: TestApp, position: number) {
  const heads = new Map<string, [string, number, string]>();
  for await (const { stream, revision, metadata, position: at } of app.store.readAll())
    if (at <= position && (stream === 'platform' || stream.includes(SCHOOL)))
      heads.set(stream, [stream, revision, metadata['hash'] as string]);
  return [...heads.values()].sort(([one], [other]) => (one < other ? -1 : 1));
}

test('a day that is not over has no root; when it has turned it has one, over all heads', async (t) => {
  const app = await openSchool();
  await work(app);
  await look(app);
  t.deepEqual(await rootsOf(app), []);
  app.clock.set('2026-04-14T18:00:01Z'); // midnight has passed in Dhaka
  await look(app);
  const [root, more] = await rootsOf(app);
  t.is(more, undefined);
  t.like(root, { rootId: 1, day: '2026-04-14', previousRoot: '0'.repeat(64) });
  if (!root) return t.fail();
  t.deepEqual(root.heads, await headsAt(app, root.position));
  t.is(root.root, rootOf({ schoolId: SCHOOL, ...root }));
  await app.close();
});

test('looking again takes no second one, nor does another instance, nor one that was started later', async (t) => {
  const app = await openSchool();
  await work(app);
  app.clock.set('2026-04-14T18:00:01Z');
  const second = await new TestApp({ store: app.store }).open();
  second.clock.set(app.clock.now());
  await Promise.all([look(app), look(second), look(app)]);
  await second.close();
  await work(app); // of the new day, which goes on
  await look(app);
  await app.restart();
  await look(app);
  t.is((await rootsOf(app)).length, 1);
  await app.close();
});

test('each root follows the one before; a day on which nothing happened has none', async (t) => {
  const app = await openSchool();
  for (const day of ['2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18']) {
    if (day !== '2026-04-17') await work(app); // on the 14th, the 15th and the 17th
    app.clock.set(`${day}T00:00:01+06:00`);
    await look(app);
  }
  const roots = await rootsOf(app);
  t.deepEqual(
    roots.map(({ day }) => day),
    ['2026-04-14', '2026-04-15', '2026-04-17'],
  );
  for (const [index, root] of roots.entries())
    t.is(root.previousRoot, roots[index - 1]?.root ?? '0'.repeat(64));
  await app.close();
});

test('after days off one root closes them all, as of the last finished day', async (t) => {
  const app = await openSchool();
  await work(app);
  app.clock.set('2026-04-30T04:00:00Z');
  await app.restart();
  await look(app);
  t.deepEqual(
    (await rootsOf(app)).map(({ day }) => day),
    ['2026-04-29'],
  );
  await app.close();
});

test('each school has its own; one that cannot be read keeps nobody else from it', async (t) => {
  const whole = inProcessEventStore(':memory:');
  let unreadable = '';
  const readStream: EventStore['readStream'] = (stream, options) => {
    if (stream === unreadable) throw new Error('unreadable');
    return whole.readStream(stream, options);
  };
  const app = await openSchool({ store: { ...whole, readStream } });
  await app.school(OTHER_SCHOOL);
  app.clock.set('2026-04-14T18:00:01Z');
  unreadable = `journal-${SCHOOL}_1`;
  await look(app);
  t.is((await rootsOf(app)).length, 0);
  const [other] = await rootsOf(app, OTHER_SCHOOL);
  t.deepEqual(
    other?.heads.map(([stream]) => stream),
    [`access-${OTHER_SCHOOL}`, `chart-${OTHER_SCHOOL}`, 'platform'],
  );
  await app.close();
});

test('by command the day is closed at once, again when it went on, and not again when it did not', async (t) => {
  const app = await openSchool();
  await work(app);
  const first = await take(app);
  t.like(first.data, { rootId: 1, day: '2026-04-14' });
  t.deepEqual((await take(app)).data, first.data);
  await work(app);
  t.is((await take(app)).data.rootId, 2);
  await work(app);
  app.clock.set('2026-04-14T18:00:01Z');
  await look(app); // what was written after the last one is closed by the day itself
  t.deepEqual(
    (await rootsOf(app)).map(({ day, rootId }) => [day, rootId]),
    [1, 2, 3].map((rootId) => ['2026-04-14', rootId]),
  );
  await app.close();
});

test('what another instance has written is under the root, though this one has not heard of it', async (t) => {
  const app = await openSchool();
  await take(app);
  const { subscribeAll } = app.store;
  app.store.subscribeAll = (after, handlers, batch) =>
    subscribeAll(after, { ...handlers, onEvents: () => new Promise(() => undefined) }, batch);
  await work(app);
  await take(app);
  const [, second] = await rootsOf(app);
  t.deepEqual(second?.heads, await headsAt(app, second?.position ?? 0));
  t.true(second?.heads.some(([stream]) => stream === `academics-${SCHOOL}`));
  app.store.subscribeAll = subscribeAll;
  await app.close();
});
