import { streams } from '@madrasah/events';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import test from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';

const PATH = '/api/academic/month_list';

test('one row for each session and class that has months of its own, in both languages and as CSV', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const months = proposeMonths('gregorian', '2026-01-01');
  const set = (calendarId: number, sessionId: number, classId: number) =>
    MonthCalendarSet({ calendarId, sessionId, classId, calendar: 'gregorian', hijriOffset: 0, months });
  await app.record(streams.plans(SCHOOL), set(1, 1, 1), set(2, 1, 2), set(3, 2, 1));
  const { body } = await app.get(`${PATH}?SessionID=1`);
  t.deepEqual(
    body.data.map((row: Record<string, unknown>) => [
      row['ID'],
      row['ClassName'],
      row['Month1'],
      row['Month12'],
    ]),
    [
      [2, 'হিদায়া ক', 'জানুয়ারি', 'ডিসেম্বর'],
      [1, 'কাফিয়া ক', 'জানুয়ারি', 'ডিসেম্বর'],
    ],
  );
  t.is((await app.get(`${PATH}?limit=2`)).body.totalPages, 2);
  t.is((await app.get(`${PATH}?ClassID=1`, { language: 'en' })).body.data[0].months[0], 'January');
  t.regex(String((await app.get(`${PATH}.csv`)).body), /জানুয়ারি/);
});

test('a class without its own is answered what months are called everywhere; one that is not, is not found', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const { data } = (await app.get(`${PATH}/1/1`)).body;
  t.like(data, { ID: null, SessionID: 1, ClassID: 1, Month1: 'শাওয়াল', Month12: 'রমযান' });
  t.is((await app.get(`${PATH}/9/1`)).status, 404);
  t.is((await app.get(`${PATH}/1/9`)).status, 404);
});
