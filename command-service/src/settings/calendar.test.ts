import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';

const PATH = '/api/settings/calendar';
const victory = {
  from: '2026-12-16',
  to: '2026-12-16',
  TitleBn: 'বিজয় দিবস',
  TitleEn: 'Victory Day',
  holiday: 1,
};

let app: TestApp;
test.before(async () => {
  app = await openSchool();
});
test.after.always(() => app.close());

const send = (method: string, path: string, body: object, headers = {}) =>
  app.call(method, path, { token: app.token(1), body, headers });

test('an entry is made, changed by who has seen it, and taken off; its end is not before its beginning', async (t) => {
  const made = await send('POST', PATH, victory);
  t.is(made.status, 201);
  const own = `${PATH}/${made.body.id}`;
  const wrong = await send('PUT', own, { ...victory, to: '2026-12-01' });
  t.deepEqual([wrong.status, wrong.body.fields[0].path], [400, 'to']);
  t.is((await send('PUT', own, { ...victory, to: '2026-12-17' })).status, 200);
  t.is((await send('DELETE', own, {})).status, 200);
  t.deepEqual(await app.recorded('calendar'), [
    'CalendarEntryAdded',
    'CalendarEntryChanged',
    'CalendarEntryRetired',
  ]);
});
