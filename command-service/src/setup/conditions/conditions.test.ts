import { CandidatesListed } from '@madrasah/events/results';
import { USUAL_CLASSES, USUAL_EXAMS, type UsualChoice } from '@madrasah/events/setup';
import test, { type ExecutionContext } from 'ava';
import { examsStream } from '../../exams/state.ts';
import { resultsStream } from '../../results/state.ts';
import { SCHOOL } from '../../test-support/app.ts';
import { newSchool } from '../test-support.ts';

/** A school with the usual session, classes and exams. */
async function founded(t: ExecutionContext) {
  const school = await newSchool(t);
  for (const part of ['session', 'classes', 'exams']) await school.take(part);
  const results = () => school.app.desk.state(resultsStream(1), SCHOOL);
  return { ...school, results };
}

const SITTINGS = USUAL_CLASSES.length * USUAL_EXAMS.length;
const PAPERS = USUAL_CLASSES.flatMap(({ books }) => books).length * USUAL_EXAMS.length;

test('without a session, classes with books and exams there is nothing to set conditions of', async (t) => {
  const { take, look, app } = await newSchool(t);
  for (const part of ['session', 'classes']) {
    t.like(await take('divisions'), { status: 409, body: { code: 'setup.usual-needs' } }, part);
    await take(part);
  }
  t.like(await take('divisions'), { status: 409, body: { code: 'setup.usual-needs' } });
  await take('exams');
  t.is((await look('divisions')).count, SITTINGS);
  t.false((await app.recorded()).includes('SubjectConditionSet'));
});

test('every paper of every exam gets the divisions of the boards, recitation out of half', async (t) => {
  const { take, look, results } = await founded(t);
  const seen = await look('divisions');
  t.is(seen.make.length, USUAL_EXAMS.length);
  t.is((await take('divisions')).status, 201);
  const { subjects, averages, results: rules } = await results();
  t.deepEqual([subjects.size, averages.size, rules.size], [PAPERS, SITTINGS, SITTINGS]);
  const of = (meari: boolean, kerat: boolean) =>
    [...subjects.values()].find((one) => one.meari === meari && one.kerat === kerat);
  t.like(of(true, false), { max: 200, pass: 70, bounds: [160, 130, 100, 70, 0, 0, 0] });
  t.like(of(false, true), { max: 100, pass: 35, bounds: [80, 65, 50, 35, 0, 0, 0] });
  t.is(of(true, false)?.divisions[1], 'জায়্যিদ জিদ্দান');
  const hifz = [...rules.values()].filter((one) => one.hifz);
  t.is(hifz.length, USUAL_EXAMS.length);
  const [by] = hifz;
  t.deepEqual(averages.get(`${by?.examId}:${by?.sectionId}`)?.hifzBounds, [9000, 8000, 7000, 6000, 0, 0]);
  t.like(await take('divisions'), { status: 409, body: { code: 'setup.usual-there' } });
});

test('what is left out gets none, and what the school has set by itself stays', async (t) => {
  const { app, take, look, results } = await founded(t);
  const own = { SessionID: 1, ExamID: 1, SubClassID: 1, BookID: 1, MaxNumber: 50, PassNumber: 20 };
  const tiers = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
      [`DivisionNumber${n}`, 0],
      [`Division${n}`, 'পাস'],
    ]),
  );
  await app.done('POST', '/api/exam/subject_conditions', { ...own, ...tiers });
  const { rows } = await look('divisions');
  const out = rows
    .filter((row: UsualChoice) => row.id.startsWith('sitting:4/'))
    .map((row: UsualChoice) => row.id);
  t.is((await take('divisions', undefined, out)).body.data.count, SITTINGS - USUAL_CLASSES.length);
  const { subjects } = await results();
  t.is(subjects.get(1)?.max, 100);
  t.false([...subjects.values()].some(({ examId }) => examId === 4));
  const ghost = await take('divisions', undefined, ['sitting:9/9']);
  t.like(ghost, { status: 400, body: { code: 'setup.usual-unknown' } });
});

test('it is taken back whole while no candidate is listed, and may be taken again', async (t) => {
  const { take, undo, results, app } = await founded(t);
  await take('divisions');
  // Names of exams cannot go before what leans on them.
  t.like(await undo(3), { status: 409, body: { code: 'setup.usual-in-use' } });
  t.is((await undo(4)).status, 201);
  const { subjects, averages, results: rules } = await results();
  t.deepEqual([subjects.size, averages.size, rules.size], [0, 0, 0]);
  t.is((await take('divisions')).status, 201);
  t.true((await app.desk.state(examsStream, SCHOOL)).examName.size > 0);
});

test('once a candidate is listed it stays, and the exam and section are named', async (t) => {
  const { app, take, undo } = await founded(t);
  await take('divisions');
  const listed = { sessionId: 1, examId: 2, sectionId: 5, noteId: null, removed: [] };
  const added = [{ userId: 21, admissionId: 31 }];
  await app.given(resultsStream(1) as never, [CandidatesListed({ ...listed, added })]);
  const before = (await app.recorded()).length;
  const refused = await undo(4);
  t.like(refused, { status: 409, body: { code: 'setup.usual-in-use', fields: [{ path: '2:5' }] } });
  t.regex(refused.body.fields[0].message, /দ্বিতীয় সাময়িক – মীযান – ক শাখা/);
  t.is((await app.recorded()).length, before);
});

test('print settings are taken, and taken back to how they were', async (t) => {
  const { take, look, undo } = await newSchool(t);
  const { rows, count } = await look('papers');
  t.is(count, 1);
  t.like(await take('papers', undefined, [rows[0].id]), { status: 409, body: { code: 'setup.usual-none' } });
  t.is((await take('papers')).status, 201);
  t.is((await look('papers')).count, 0);
  t.is((await undo(1)).status, 201);
  t.is((await look('papers')).count, 1);
});
