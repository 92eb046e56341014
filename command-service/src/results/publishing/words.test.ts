import type { PublishedFacts } from '@madrasah/events/results';
import test from 'ava';
import { allMarked, examOffice, PLACE, subjectForm, typed } from '../test-support.ts';

const SUBJECTS = '/api/academic/academic_subjects';
const CORRECTIONS = '/api/result/corrections';

async function published(t: Parameters<typeof examOffice>[0]) {
  const office = await examOffice(t);
  await allMarked(office);
  const { call, eventsOf } = office;
  t.is((await call('POST', '/api/result/publish', { SessionID: 1, ExamID: 1 })).status, 200);
  const last = async () => (await eventsOf('SheetPublished')).at(-1) as unknown as PublishedFacts;
  const correct = (StudentResults: object[], more: object = {}) =>
    call('POST', CORRECTIONS, { ...PLACE, StudentResults, reason: 'ভুল যোগ', ...more });
  return { ...office, last, correct };
}

test('a publication freezes what all is called, and the gender under which everybody is listed', async (t) => {
  const { eventsOf } = await published(t);
  const [sheet] = (await eventsOf('SheetPublished')) as unknown as PublishedFacts[];
  t.like(sheet?.words, { exam: { bn: 'বার্ষিক' } });
  t.deepEqual(
    sheet?.words?.subjects.map(({ subjectId, name }) => [subjectId, name.bn]),
    [
      [1, 'কাফিয়া'],
      [2, 'কুদুরী'],
    ],
  );
  for (const name of ['session', 'class', 'section'] as const) t.truthy(sheet?.words?.[name].bn);
  t.true(sheet?.rows.every(({ gender }) => gender !== null && gender > 0));
});

test('a correction keeps the words of what it corrects; a paper that it adds is called as it is now', async (t) => {
  const { app, last, correct } = await published(t);
  await app.done('PUT', '/api/exam/names/1', { ExamName: 'বার্ষিক (নতুন)' });
  await app.done('PUT', `${SUBJECTS}/1`, { SubClassID: 1, SubjectName: 'শরহে জামী' });
  t.is((await correct([typed(2, [95])])).status, 200);
  const words = async () => {
    const { words: of, version } = await last();
    return [version, of?.exam.bn, of?.subjects.map(({ name }) => name.bn)];
  };
  t.deepEqual(await words(), [2, 'বার্ষিক', ['কাফিয়া', 'কুদুরী']]);
  const { id } = await app.done('POST', SUBJECTS, { SubClassID: 1, SubjectName: 'হিদায়া' });
  const marks = [1, 2].map((UserID) => ({ UserID, Subjects: [{ SubjectID: id, SubVal1: 70 }] }));
  const { BookID: _, ...paper } = subjectForm(1) as unknown as { BookID: number };
  t.is((await correct(marks, { Conditions: { Subjects: [{ ...paper, BookID: id }] } })).status, 200);
  t.deepEqual(await words(), [3, 'বার্ষিক', ['কাফিয়া', 'কুদুরী', 'হিদায়া']]);
});

test('a sheet that is published anew after its withdrawal is called as all is called then', async (t) => {
  const { app, call, last } = await published(t);
  await call('PUT', '/api/result/point_results/1-1-1/published', { published: 0, reason: 'ভুল' });
  await app.done('PUT', '/api/exam/names/1', { ExamName: 'বার্ষিক (নতুন)' });
  await call('POST', '/api/result/publish', { SessionID: 1, ExamID: 1, SubClassIDs: [1] });
  t.is((await last()).words?.exam.bn, 'বার্ষিক (নতুন)');
});
