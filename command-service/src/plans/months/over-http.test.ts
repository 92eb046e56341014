import { proposeMonths } from '@madrasah/events/plans';
import test from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { plansStream } from '../state.ts';

const PATH = '/api/accounts/month_calendar';

const months = (changed: Record<number, object> = {}) =>
  proposeMonths('gregorian', '2026-01-05').map(({ monthId, ...month }) => ({
    MonthID: monthId,
    ...month,
    ...changed[monthId],
  }));
const calendar = (more: object = {}) => ({
  ...{ SessionID: 1, ClassID: 1, calendar: 'gregorian', months: months() },
  ...more,
});

test('the months of a class are saved once, and for other classes with it', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'নাহবেমীর' });
  await app.done('PUT', PATH, calendar({ alsoFor: [2, 1] }), 'k1');
  await app.done('PUT', PATH, calendar({ alsoFor: [2, 1] }), 'k1'); // pressed twice
  await app.done('PUT', PATH, calendar());
  t.deepEqual(await app.recorded('plans'), ['MonthCalendarSet', 'MonthCalendarSet']);
});

test('bad months are named one by one, and nothing is recorded', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  const refused = async (body: object) => {
    const answer = await app.call('PUT', PATH, { token: app.token(1), body });
    return { status: answer.status, code: answer.body.code, paths: paths(answer.body.fields) };
  };
  const paths = (fields: { path: string }[] = []) => fields.map(({ path }) => path);
  t.deepEqual(await refused(calendar({ months: months({ 3: { startsOn: '2026-01-31' } }) })), {
    ...{ status: 400, code: 'plans.months-order', paths: ['months.2.startsOn'] },
  });
  t.deepEqual(
    await refused(calendar({ months: months({ 2: { name: ' ' }, 5: { startsOn: '31-02-2026' } }) })),
    {
      ...{ status: 400, code: 'request.invalid', paths: ['months.1.name', 'months.4.startsOn'] },
    },
  );
  t.like(await refused(calendar({ months: months().slice(1) })), { status: 400 });
  t.like(await refused(calendar({ SessionID: 9 })), { status: 404, code: 'session.not-found' });
  t.like(await refused(calendar({ alsoFor: [9] })), { status: 404, code: 'class.not-found' });
  t.deepEqual(await app.recorded('plans'), []);
});

test('the start day of a month that is charged stays; its name may change, and other months may move', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  await app.done('PUT', PATH, calendar());
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', '/api/accounts/charge_runs', { SessionID: 1, SLID: 1, MonthID: 4 });
  const put = (changed: Record<number, object>) =>
    app.call('PUT', PATH, { token: app.token(1), body: calendar({ months: months(changed) }) });
  const moved = await put({ 4: { startsOn: '2026-04-02' } });
  t.like(moved, { status: 409, body: { code: 'plans.month-fixed' } });
  t.is(moved.body.message, '“এপ্রিল” মাসের ফি ধার্য হয়েছে; এর শুরুর তারিখ ১ এপ্রিল ২০২৬ আর বদলানো বা বাদ দেওয়া যায় না');
  t.like(await put({ 4: { charged: false } }), { status: 409 });
  t.is((await put({ 4: { name: 'বৈশাখ' }, 5: { startsOn: '2026-05-03', charged: false } })).status, 200);
});

test('a class without a sighting of its own is given the institution’s', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('PUT', '/api/settings/institution_info', { InstitutionName: 'জামিয়া', HijriOffset: 0 });
  await app.done('PUT', PATH, calendar());
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'নাহবেমীর' });
  await app.done('PUT', PATH, calendar({ ClassID: 2, hijriOffset: -2 }));
  const { calendars } = await app.desk.state(plansStream, SCHOOL);
  t.deepEqual(
    [...calendars.values()].map(({ hijriOffset }) => hijriOffset),
    [0, -2],
  );
});
