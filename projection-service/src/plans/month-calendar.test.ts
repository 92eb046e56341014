import { addDays, streams } from '@madrasah/events';
import { InstitutionInfoChanged, infoAtRegistration } from '@madrasah/events/institutions';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';

const PATH = '/api/accounts/month_calendar?sessionId=1&classId=3';

test('a class without months is shown what each calendar proposes, from the day that is asked for', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const { data } = (await app.get(PATH)).body;
  t.like(data, { SessionID: 1, ClassID: 3, saved: false, calendar: 'hijri', hijriOffset: -1 });
  t.deepEqual(
    [data.months[0].name, data.proposals.bangla[0].name, data.proposals.gregorian[0].name],
    ['শাওয়াল', 'বৈশাখ', 'জানুয়ারি'],
  );
  const asked = (await app.get(`${PATH}&within=2026-07-09&hijriOffset=0`)).body.data;
  t.is(asked.proposals.gregorian[0].startsOn, '2026-07-01');
  t.is(asked.hijriOffset, 0);
});

test('saved months are answered as they were saved', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const months = proposeMonths('gregorian', '2026-01-01').map((month) => ({
    ...month,
    charged: month.monthId !== 12,
  }));
  const about = { calendarId: 1, sessionId: 1, classId: 3, calendar: 'gregorian' as const, hijriOffset: 0 };
  await app.record(streams.plans(SCHOOL), MonthCalendarSet({ ...about, months }));
  const { data } = (await app.get(PATH)).body;
  t.like(data, { saved: true, calendar: 'gregorian', hijriOffset: 0 });
  t.deepEqual(data.months[11], {
    ...{ MonthID: 12, name: 'ডিসেম্বর', startsOn: '2026-12-01', charged: false, fixed: false },
  });
  t.is((await app.get('/api/accounts/month_calendar?sessionId=1')).status, 400);
});

test('a class that has no calendar of its own goes by the institution’s sighting of the moon', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const usual = (await app.get(PATH)).body.data;
  const info = { ...infoAtRegistration(undefined), officersId: 1, hijriOffset: -2 };
  await app.record(streams.institution(SCHOOL), InstitutionInfoChanged(info));
  const { data } = (await app.get(PATH)).body;
  t.is(data.hijriOffset, -2);
  t.is(data.proposals.hijri[3].startsOn, addDays(usual.proposals.hijri[3].startsOn, 1));
  const months = proposeMonths('hijri', '2026-03-20', 0);
  const about = { calendarId: 1, sessionId: 1, classId: 3, calendar: 'hijri' as const, hijriOffset: 0 };
  await app.record(streams.plans(SCHOOL), MonthCalendarSet({ ...about, months: [...months] }));
  t.is((await app.get(PATH)).body.data.hijriOffset, 0, 'its own goes first');
});
