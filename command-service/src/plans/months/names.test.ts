import { monthNamesRevision, proposeMonths, schoolYearStart } from '@madrasah/events/plans';
import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { FORMS } from '../../test-support/forms.ts';
import { furnish } from '../../test-support/office.ts';
import { calendarKey, plansStream } from '../state.ts';

const INSERT = '/api/academic/insert_month';
const UPDATE = '/api/academic/update_month/1';
const TODAY = '2026-04-14';
const FORM = FORMS['InsertMonthNames'] as Record<string, unknown>;
const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [`Month${at + 1}`, name]));
const months = (calendar: 'hijri' | 'gregorian', start = schoolYearStart(calendar, TODAY)) =>
  proposeMonths(calendar, start);

async function office(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  return {
    app,
    send: (method: string, path: string, body: object) =>
      app.call(method, path, { token: app.token(1), body }),
    kept: async () => (await app.desk.state(plansStream, SCHOOL)).calendars.get(calendarKey(1, 1)),
  };
}

test('numbers become months of the calendar that was chosen, and begin as they do', async (t) => {
  const { send, kept } = await office(t);
  const { status, body } = await send('POST', INSERT, { ...FORM, Month1: '১০', Month2: 11 });
  t.deepEqual([status, body.id], [201, 1]);
  t.deepEqual((await kept())?.months, months('hijri'));
  t.is((await kept())?.months[0]?.name, 'শাওয়াল');
});

test('a year that begins with another month of its calendar begins there', async (t) => {
  const { send, kept } = await office(t);
  const fromJuly = Array.from({ length: 12 }, (_, at) => String(((at + 6) % 12) + 1));
  await send('POST', INSERT, { SessionID: 1, ClassID: 1, calendar: 'gregorian', ...named(fromJuly) });
  const { months: saved, calendar } = (await kept()) ?? {};
  t.is(calendar, 'gregorian');
  t.deepEqual([saved?.[0]?.name, saved?.[0]?.startsOn, saved?.[11]?.name], ['জুলাই', '2025-07-01', 'জুন']);
});

test('names are changed, and when the months begin stays; the same again records nothing', async (t) => {
  const { app, send, kept } = await office(t);
  await send('POST', INSERT, FORM);
  const before = (await kept())?.months ?? [];
  const own = before.map(({ monthId }) => `মাস ${'কখগঘঙচছজঝঞটঠ'[monthId - 1]}`);
  t.is((await send('PUT', UPDATE, { ...FORM, ...named(own) })).status, 200);
  t.is((await send('PUT', UPDATE, { ...FORM, ...named(own) })).status, 200);
  t.deepEqual(
    (await kept())?.months,
    before.map((month, at) => ({ ...month, name: own[at] ?? '' })),
  );
  t.deepEqual(await app.recorded('plans'), ['MonthCalendarSet', 'MonthCalendarSet']);
});

test('of two who rename what they saw, the second is told', async (t) => {
  const { app, send, kept } = await office(t);
  await send('POST', INSERT, FORM);
  const before = (await kept())?.months ?? [];
  const headers = { 'if-match': `"${monthNamesRevision(before)}"` };
  const rename = (Month1: string) =>
    app.call('PUT', UPDATE, { token: app.token(1), body: { ...FORM, Month1 }, headers });
  t.is((await rename('প্রথম')).status, 200);
  t.like(await rename('আরেক'), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await kept())?.months[0]?.name, 'প্রথম');
});

test('a month without a name, and a number that is no month, are named; nothing is recorded', async (t) => {
  const { app, send } = await office(t);
  const { status, body } = await send('POST', INSERT, {
    ...FORM,
    Month3: ' ',
    Month5: '13',
    Month7: undefined,
  });
  t.is(status, 400);
  t.deepEqual(
    body.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
    [
      ['Month3', '৩ নম্বর মাসের নাম লিখুন'],
      ['Month5', 'সর্বোচ্চ মান ১২'],
      ['Month7', '৭ নম্বর মাসের নাম লিখুন'],
    ],
  );
  t.is((await send('POST', INSERT, { ...FORM, ClassID: 99 })).status, 404);
  t.deepEqual(await app.recorded('plans'), []);
});
