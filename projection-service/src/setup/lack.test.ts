import { drafted, streams } from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import test from 'ava';
import { klass, names, section, session } from '../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
});
test.after.always(() => app.end());

const lackOf = async (needs: string, school = SCHOOL) =>
  (await app.get(`/api/setup/lack?needs=${needs}`, { school, loginId: CLERK })).body.data.lack;

test.serial('a school that has nothing lacks first what everything else rests on', async (t) => {
  t.is(await lackOf('charges'), 'sessions');
  t.is(await lackOf('published'), 'sessions');
  t.is(await lackOf('entries,vouchers'), 'ledgers');
  t.is(await lackOf('teachers'), 'designations');
});

test.serial('what was made is lacked no more, in this school alone', async (t) => {
  const academics = streams.academics(SCHOOL);
  await app.record(academics, session(1, '১৪৪৭'), klass(1, 'কাফিয়া', 1));
  t.is(await lackOf('students'), 'sections');
  await app.record(academics, section(1, 'ক', 1));
  t.is(await lackOf('students'), 'students');
  t.is(await lackOf('sessions,sections'), null);
  t.is(await lackOf('students', OTHER_SCHOOL), 'sessions');
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'added', id: 1, serial: 1, attributes: { name: names('বার্ষিক') } }),
  );
  t.is(await lackOf('exams'), null);
});

test.serial('what is no need is asked in vain', async (t) => {
  for (const needs of ['', 'students,money,luck']) {
    const { status, body } = await app.get(`/api/setup/lack?needs=${needs}`);
    t.is(status, 400);
    t.truthy(body.errors ?? body.message);
  }
});
