import type { PublishedFacts } from '@madrasah/events/results';
import test from 'ava';
import { SCHOOL } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT } from '../../test-support/office.ts';
import { allMarked, examOffice, form, PLACE, subjectForm, typed } from '../test-support.ts';

const PUBLISH = '/api/result/publish';
const EXAM = { SessionID: 1, ExamID: 1 };
const switched = (section = 1) => `/api/result/point_results/1-1-${section}/published`;
const messages = ({ body }: { body: { fields: { path: string; message: string }[] } }) =>
  body.fields.map(({ path, message }) => `${path} ${message}`);

test('all sections of an exam are published in one append under one operation; figures are frozen', async (t) => {
  const office = await examOffice(t);
  await allMarked(office);
  const { call, eventsOf } = office;
  t.like(await call('POST', PUBLISH, EXAM), { status: 200, body: { data: { published: 2 } } });
  const sheets = (await eventsOf('SheetPublished')) as unknown as PublishedFacts[];
  t.deepEqual(
    sheets.map(({ sectionId, version, operationId }) => [sectionId, version, operationId]),
    [
      [1, 1, 1],
      [2, 1, 1],
    ],
  );
  t.deepEqual(
    sheets[0]?.rows.map(({ userId, admissionId, marks, total, mean, division, position }) => [
      ...[userId, admissionId, marks, total, mean, division, position],
    ]),
    [
      [1, 1, [160, 140], 300, 7500, 'জায়্যিদ জিদ্দান', 1],
      [2, 2, [120, 100], 220, 5500, 'জায়্যিদ', 2],
    ],
  );
  t.like(sheets[0], { mode: 'marks', corrects: null, subjects: [{ subjectId: 1 }, { subjectId: 2 }] });
  t.like(await call('POST', PUBLISH, EXAM), { status: 404 });
});

test('what is published is closed: marks, conditions, candidates; withdrawing opens it with a reason', async (t) => {
  const office = await examOffice(t);
  await allMarked(office);
  const { call, save, eventsOf } = office;
  await call('POST', PUBLISH, { ...EXAM, SubClassIDs: [1] });
  const shut = { status: 409, body: { code: 'results.published' } };
  t.like(await save([typed(1, [50])]), shut);
  t.like(await call('PUT', '/api/exam/subject_conditions/1', subjectForm(1, { PassNumber: 30 })), shut);
  t.like(await call('DELETE', '/api/exam/subject_conditions/1?SessionID=1'), shut);
  t.like(await call('POST', '/api/exam/results_conditions', form('SetResultsCondition')), shut);
  t.like(await call('POST', '/api/exam/talent_conditions', form('SetTalentConditions')), shut);
  t.is((await call('POST', '/api/exam/students', { ...PLACE, userids: [1, 2] })).status, 200); // as before
  t.like(await call('POST', '/api/exam/students', { ...PLACE, userids: [1], reason: 'x' }), shut);
  t.is((await save([typed(3, [91], 3)], { SubClassID: 2 })).status, 200); // the other section is open
  t.like(await call('PUT', switched(), { published: 0 }), { status: 400 });
  t.is((await call('PUT', switched(), { published: 0, reason: 'ভুল নম্বর' })).status, 200);
  t.like(await call('PUT', switched(), { published: 0, reason: 'ভুল নম্বর' }), { status: 409 });
  t.deepEqual(await eventsOf('SheetWithdrawn'), [
    { sessionId: 1, examId: 1, sectionId: 1, version: 1, noteId: 1 },
  ]);
  t.is((await save([typed(1, [50])])).status, 200);
  t.is((await call('PUT', switched(), { published: 1 })).status, 200);
  t.like((await eventsOf('SheetPublished'))[1], { version: 2, operationId: 2, corrects: null });
});

test('every reason against a publication is told, of every section, and nothing is recorded', async (t) => {
  const office = await examOffice(t);
  await allMarked(office);
  const { app, call, eventsOf } = office;
  const RESULTS = '/api/exam/results_conditions';
  const never = { ...form('SetResultsCondition'), MeariSCount: 0, MeariUnMeari: 0 };
  await app.done('POST', RESULTS, { ...never, GorMeariAction: 0, MeariRasibDivision: '' });
  await app.done('POST', RESULTS, { ...never, SubClassID: 2, MeariDivision: 'নেই' });
  const refused = await call('POST', PUBLISH, { ...EXAM, confirm: 1 });
  t.like(refused, { status: 409, body: { code: 'results.not-publishable' } });
  t.is(messages(refused).length, 2);
  t.true(messages(refused)[0]?.startsWith('SubClassIDs.1 '));
  t.true(messages(refused)[1]?.startsWith('SubClassIDs.2 খ শাখা: '));
  await app.done('DELETE', '/api/exam/subject_conditions/3?SessionID=1');
  t.is(messages(await call('POST', PUBLISH, { ...EXAM, SubClassIDs: [2] })).length, 2);
  t.like(await call('POST', PUBLISH, { ...EXAM, SubClassIDs: [9] }), { status: 404 });
  t.deepEqual(await eventsOf('SheetPublished'), []);
});

test('where the school ranks boys and girls apart, each has a first place, and the sheet says by what it was ranked', async (t) => {
  const office = await examOffice(t);
  const { app, call, save, eventsOf } = office;
  await app.done('POST', ADMIT, { ...student, GenderID: 2 });
  await app.done('POST', '/api/exam/students', { ...PLACE, userids: [1, 2, 4] });
  await save([typed(1, [90, 80]), typed(2, [70, 60]), typed(4, [60, 50])]);
  await app.done('PUT', '/api/exam/settings', { rankByGender: 1 });
  t.is((await call('POST', PUBLISH, { ...EXAM, SubClassIDs: [1] })).status, 200);
  const [sheet] = (await eventsOf('SheetPublished')) as unknown as PublishedFacts[];
  t.deepEqual(
    sheet?.rows.map(({ userId, position }) => [userId, position]),
    [
      [1, 1],
      [2, 2],
      [4, 1],
    ],
  );
  t.deepEqual(sheet?.settings, { rankGaps: false, rankByGender: true });
});

test('missing marks ask for a confirmation; who has them is incomplete and unranked', async (t) => {
  const { call, save, eventsOf } = await examOffice(t);
  await save([typed(1, [80, 70]), typed(2, [60])]);
  const asked = await call('POST', PUBLISH, { ...EXAM, SubClassIDs: [1] });
  t.like(asked, { status: 409, body: { code: 'results.marks-missing' } });
  t.is(messages(asked).length, 1);
  t.true(messages(asked)[0]?.includes('১টি ঘরে'));
  t.is((await call('POST', PUBLISH, { ...EXAM, SubClassIDs: [1], confirm: true })).status, 200);
  const [sheet] = (await eventsOf('SheetPublished')) as unknown as PublishedFacts[];
  t.like(sheet?.rows[1], { marks: [120, null], rule: 'incomplete', passed: false, position: null });
});

test('of two that publish at once one wins', async (t) => {
  const office = await examOffice(t);
  await allMarked(office);
  const both = await Promise.all([1, 2].map(() => office.call('POST', PUBLISH, EXAM)));
  t.deepEqual(both.map(({ status }) => status).sort(), [200, 404]);
  t.is((await office.eventsOf('SheetPublished')).length, 2);
});

test('a sheet survives a restart: it is folded from the stream again', async (t) => {
  const office = await examOffice(t);
  await allMarked(office);
  await office.call('POST', PUBLISH, EXAM);
  await office.app.restart();
  t.like(await office.save([typed(1, [50])]), { status: 409 });
  t.is((await office.app.recorded(`results-${SCHOOL}_1`)).at(-1), 'SheetPublished');
});
