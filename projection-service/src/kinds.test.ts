import { queryCatalogue } from '@madrasah/events';
import test from 'ava';
import { NEWS, recordSchool } from './app-test-school.ts';
import { HEAD, SCHOOL, type TestApp, testApp } from './app-test-support.ts';
import { page } from './live/test-support.ts';

interface Answered {
  readonly text: string;
  readonly kinds: readonly string[] | undefined;
}

/** What every query answers that can be asked here, as pages ask. */
async function answers(app: TestApp): Promise<Map<string, Answered>> {
  const all = new Map<string, Answered>();
  for (const { path } of queryCatalogue) {
    if (/\.(pdf|xlsx|csv)$|\/audit\//.test(path)) continue;
    const filled = `${path.replace(/:\w+/g, '1')}?SessionID=1&ClassID=1&AdmissionID=1&sessionId=1&classId=1`;
    for (const asked of [filled, filled.split('?', 1)[0] as string]) {
      const { status, headers, body } = await app.get(asked);
      if (status !== 200 || typeof body !== 'object') continue;
      all.set(path, {
        text: JSON.stringify(body),
        kinds: headers.get('x-kinds')?.split(',').filter(Boolean),
      });
      break;
    }
  }
  return all;
}

test('an answer that an event has changed was told of: it names a read model that the news names, or none at all', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  await app.settled();
  const mine = page(t, app.origin, app.tokenOf(SCHOOL, HEAD));
  await mine.opened;
  let before = await answers(app);
  t.true(before.size >= 25, `${before.size}`);
  let [changes, spared] = [0, 0];
  for (const [stream, event] of NEWS) {
    const position = await app.record(stream(SCHOOL), event);
    await mine.hears(new RegExp(`^projected ${position}$`));
    const touched = mine.news.get(String(position));
    t.true(Array.isArray(touched), event.type);
    const after = await answers(app);
    for (const [path, { text, kinds }] of before) {
      const isTold = kinds === undefined || kinds.some((kind) => touched?.includes(kind));
      if (after.get(path)?.text !== text) {
        changes += 1;
        t.true(isTold, `${event.type} has changed ${path} (${kinds})`);
      } else if (!isTold) spared += 1;
    }
    before = after;
  }
  t.true(changes >= 10, `${changes} changes`);
  t.true(spared > 3 * changes, `${spared} need not be asked again`);
});

test('what an answer depends on is said by name; what reads the log says nothing', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  const kinds = async (path: string) => (await app.get(path)).headers.get('x-kinds');
  t.is(await kinds('/api/accounts/funds'), 'funds');
  t.is(await kinds('/api/academic/view_class'), 'classes,sections,sessions');
  t.is(await kinds('/api/accounts/audit/verify'), null);
  t.is(await kinds('/api/settings/district'), '');
  t.true((await kinds('/api/accounts/dues'))?.split(',').includes('books'));
});
