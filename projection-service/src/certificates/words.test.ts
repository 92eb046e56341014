import { drafted, streams } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { examNames } from '@madrasah/events/exams';
import test from 'ava';
import { names } from '../app-test-school.ts';
import { SCHOOL } from '../app-test-support.ts';
import { checking, facts, LIST, school } from './test-support.ts';

test('it is called for good as all was called when it was given, with words of its own or before', async (t) => {
  const app = await school(t);
  const exam = { bn: 'দ্বিতীয় সাময়িক', en: 'Second Term', ar: '' };
  await app.record(
    streams.certificates(SCHOOL),
    certificates.events.write({
      ...facts(4, 1),
      words: { exam, session: names('১৪৪৭'), class: names('নাজেরা') },
    }),
  );
  const check = checking(app);
  const said = async (id: number) => {
    const { SessionName, ClassName, ExamName } = (await app.get(`${LIST}?id=${id}`)).body.data[0];
    const checked = await check(id);
    t.deepEqual([checked.session, checked.class, checked.exam], [SessionName, ClassName, ExamName]);
    return [SessionName, ClassName, ExamName];
  };
  const before = await said(1);
  t.is(before[2], 'বার্ষিক');
  t.true(before.every((word) => word !== ''));
  t.deepEqual(await said(4), ['১৪৪৭', 'নাজেরা', 'দ্বিতীয় সাময়িক']);
  const end = names('সমাপনী');
  t.is((await app.get(`${LIST}?id=4`, { language: 'en' })).body.data[0].ExamName, 'Second Term');
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'changed', id: 1, changes: { name: end } }, { name: end }),
    drafted(examNames, { kind: 'added', id: 2, serial: 2, attributes: { name: names('সাময়িক') } }),
  );
  t.deepEqual(await said(1), before);
  t.deepEqual(await said(4), ['১৪৪৭', 'নাজেরা', 'দ্বিতীয় সাময়িক']);
  await app.record(streams.certificates(SCHOOL), certificates.events.change(facts(1, 1, '৭৯০')));
  t.deepEqual(await said(1), before, 'a change of something else keeps its words');
  await app.record(streams.certificates(SCHOOL), certificates.events.change({ ...facts(1, 1), examId: 2 }));
  t.deepEqual(await said(1), [before[0], before[1], 'সাময়িক']);
});
