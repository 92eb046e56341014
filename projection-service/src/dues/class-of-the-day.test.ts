import { streams } from '@madrasah/events';
import { AdmissionChanged, AdmissionCorrected } from '@madrasah/events/admissions';
import test from 'ava';
import { klass, section } from '../app-test-school.ts';
import { SCHOOL, type TestApp } from '../app-test-support.ts';
import { school } from './test-support.ts';

const CHANGED_AT = '2026-04-21T04:00:00Z';
const place = (classId: number, sectionId: number) => ({ classId, sectionId, residence: 1, newOrOld: 1 });

/** Umar is in class 2 since 1 March, as was written down on 21 April. */
async function changedSchool(): Promise<TestApp> {
  const app = await school();
  await app.record(streams.academics(SCHOOL), klass(2, 'নাহবেমীর'), section(2, 'খ', 2), section(3, 'গ', 1));
  app.clock.set(CHANGED_AT);
  await app.record(
    streams.admissions(SCHOOL),
    AdmissionChanged({
      ...{ admissionId: 1, userId: 1, sessionId: 1, changeNo: 1, on: '2026-04-01' },
      ...{ fromMonth: 3, fromDay: '2026-03-01', ...place(2, 2), before: place(1, 1) },
    }),
  );
  await app.settled();
  return app;
}

const classes = async (app: TestApp, path: string) =>
  (await app.get(path)).body.data.map(
    (row: { AdmissionID: number; ClassName: string }) => `${row.AdmissionID} ${row.ClassName}`,
  );

test('a list of dues shows, and looks in, the class of the day it is asked for', async (t) => {
  const app = await changedSchool();
  t.teardown(app.end);
  const dues = (query: string) => classes(app, `/api/accounts/dues?${query}`);
  t.deepEqual(await dues('ClassID=2'), ['1 নাহবেমীর']);
  t.deepEqual(await dues('asOf=2026-03-01&ClassID=2'), ['1 নাহবেমীর']);
  t.deepEqual(await dues('asOf=2026-02-28&ClassID=2'), []);
  t.deepEqual(await dues('asOf=2026-02-28&ClassID=1'), ['1 মীযান']);
  t.deepEqual(await dues('asOf=2026-03-31&ClassID=1'), ['2 মীযান']);
  for (const list of ['ageing', 'monthly_dues', 'dues_confirmations'])
    t.true(
      (await classes(app, `/api/accounts/${list}?asOf=2026-02-28`)).every((one: string) => one === '1 মীযান'),
    );
});

test('what was not known yet is not shown: the second clock has the class that was believed', async (t) => {
  const app = await changedSchool();
  t.teardown(app.end);
  app.clock.set('2026-04-22T04:00:00Z');
  const known = (at: string) =>
    classes(app, `/api/accounts/ageing?asOf=2026-03-10&knownAt=${at}&search=1001`);
  t.deepEqual(await known('2026-04-20T05:00:00Z'), ['1 মীযান']);
  t.deepEqual(await known('2026-04-21T05:00:00Z'), ['1 নাহবেমীর']);
});

test('receipts and fee reports tell the class of their day', async (t) => {
  const app = await changedSchool();
  t.teardown(app.end);
  const receipt = (await app.get('/api/accounts/receipts?from=2026-03-20&to=2026-03-20')).body.data[0];
  t.is(receipt.ClassName, 'নাহবেমীর');
  const report = async (asOf: string) =>
    String((await app.get(`/api/reports/fee_report.csv?report_id=13&SessionID=1&asOf=${asOf}`)).body);
  t.false((await report('2026-02-28')).includes('নাহবেমীর'));
  t.true((await report('2026-03-31')).includes('নাহবেমীর'));
});

test('a mended class was never another; another section is one he went to', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(streams.academics(SCHOOL), klass(2, 'নাহবেমীর'), section(2, 'খ', 2), section(3, 'গ', 1));
  const whose = { userId: 1, sessionId: 1, on: '2026-04-01', serial: 1, financialStatus: 2 };
  const corrected = (admissionId: number, classId: number, sectionId: number) =>
    AdmissionCorrected({
      ...whose,
      ...{ admissionId, userId: admissionId, ...place(classId, sectionId) },
      before: { serial: admissionId, financialStatus: 2, ...place(1, 1) },
    });
  await app.record(streams.admissions(SCHOOL), corrected(1, 2, 2), corrected(2, 1, 3));
  await app.settled();
  const { data } = (await app.get('/api/accounts/dues?asOf=2026-03-31')).body;
  t.deepEqual(
    data.map(({ ClassName, SubClass }: { ClassName: string; SubClass: string }) => [ClassName, SubClass]),
    [
      ['নাহবেমীর', 'খ'],
      ['মীযান', 'ক'],
    ],
  );
});
