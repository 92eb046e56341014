import { Codec } from '@madrasah/service-kit/codec';
import test from 'ava';
import { openSchool, type TestApp } from './test-support/app.ts';
import { furnish } from './test-support/office.ts';
import { OF_OTHERS, SAID, sayAll } from './test-support/sayings.ts';

test('no name, remark or reason of School life stands readable in an event', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await sayAll(app);
  const events: string[] = [];
  for await (const event of app.store.readAll()) events.push(JSON.stringify(event));
  for (const type of [
    'PersonRegistered',
    'VacationGranted',
    'ApplicationSubmitted',
    'PeopleMerged',
    'StudentLeft',
  ])
    t.true(
      events.some((event) => event.includes(type)),
      `${type} was recorded`,
    );
  const log = events.join('\n');
  t.true(log.includes('ঈদের ছুটি'), 'what is nobody’s own is read as it is: the log is no cipher as a whole');
  for (const [what, word] of Object.entries(SAID)) t.false(log.includes(word), what);
});

/** All that whoever has the log and every key that stands can read. */
async function readable({ store, vault }: TestApp): Promise<string> {
  const codec = new Codec(vault);
  const read: string[] = [];
  for await (const event of store.readAll()) read.push(JSON.stringify(codec.decode(event).data));
  return read.join('\n');
}

test('whoever has the log and all keys that are left reads nothing of who was erased, and all of the others', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await sayAll(app);
  const before = await readable(app);
  for (const [what, word] of Object.entries(SAID)) t.true(before.includes(word), what);
  await app.done('POST', '/api/users/1/erase', { reason: 'অভিভাবকের অনুরোধ' });
  const after = await readable(app);
  for (const [what, word] of Object.entries(SAID)) t.is(after.includes(word), OF_OTHERS.includes(what), what);
  t.true(after.includes('অভিভাবকের অনুরোধ'), 'why he was erased stays');
});
