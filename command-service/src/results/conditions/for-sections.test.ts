import test from 'ava';
import { examOffice, fewer, PLACE, subjectForm, typed } from '../test-support.ts';

const SECTIONS = '/api/exam/conditions/sections';
const ALL = { SessionID: 1, ExamID: 2, SubClassIDs: [1, 2] };

/** The office with a second exam, of which nothing is set. */
async function office(t: Parameters<typeof examOffice>[0]) {
  const made = await examOffice(t);
  await made.app.done('POST', '/api/exam/names', { ExamName: 'সাময়িক' });
  return made;
}

test('as in the last exam: every section gets its own conditions, all in one append', async (t) => {
  const { call, eventsOf, recorded } = await office(t);
  const before = (await recorded()).length;
  const look = await call('POST', `${SECTIONS}/preview`, { ...ALL, asLast: 1 });
  t.like(look.body.data.sections, [
    { SubClassID: 1, from: { SessionID: 1, ExamID: 1, SubClassID: 1 }, Average: 1, Results: 1, stands: 0 },
    { SubClassID: 2, from: { ExamID: 1, SubClassID: 2 }, Subjects: [{ BookName: 'কাফিয়া', MaxNumber: 100 }] },
  ]);
  t.is((await recorded()).length, before, 'a look records nothing');
  const set = await call('POST', SECTIONS, { ...ALL, asLast: 1 });
  t.like(set, { status: 200, body: { data: { set: 7 } } });
  const papers = (await eventsOf('SubjectConditionSet')).filter(({ examId }) => examId === 2);
  t.deepEqual(
    papers.map(({ sectionId, subjectId }) => [sectionId, subjectId]),
    [
      [1, 1],
      [1, 2],
      [2, 3],
    ],
  );
  const ids = [...(await eventsOf('SubjectConditionSet')), ...(await eventsOf('AverageConditionSet'))];
  t.is(new Set(ids.map(({ conditionId }) => conditionId)).size, ids.length, 'each has an id of its own');
});

test('for all sections: the others get what one has, by the names of their papers; what they lack is told', async (t) => {
  const { call } = await office(t);
  await call('POST', '/api/exam/subject_conditions', subjectForm(1, { ExamID: 2 }));
  await call('POST', '/api/exam/subject_conditions', subjectForm(2, { ExamID: 2 }));
  const form = { ...ALL, from: 1 };
  const look = await call('POST', `${SECTIONS}/preview`, form);
  t.like(look.body.data.sections[1], {
    ...{ SubClassID: 2, Subjects: [{ BookName: 'কাফিয়া' }], lacking: ['কুদুরী'] },
  });
  t.like((await call('POST', SECTIONS, form)).body, { data: { set: 1 } });
  t.like((await call('POST', SECTIONS, form)).body, { data: { set: 0 } }, 'what stands is left as it is');
});

test('what one section cannot take is told with its name, and no section gets anything', async (t) => {
  const { call, save, recorded } = await office(t);
  t.is((await call('DELETE', '/api/exam/subject_conditions/1?SessionID=1')).status, 200);
  await call('POST', '/api/exam/subject_conditions', { ...fewer(1), ExamID: 2 });
  await call('POST', '/api/exam/subject_conditions', subjectForm(1));
  await save([typed(1, [90])]);
  const [paper] = (await call('POST', `${SECTIONS}/preview`, { ...ALL, asLast: 1 })).body.data.sections;
  t.is(paper.stands, 1);
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await call('DELETE', `/api/exam/subject_conditions/${id}?SessionID=1`);
  const before = (await recorded()).length;
  await call('POST', '/api/exam/subject_conditions', { ...fewer(1), ExamID: 2 });
  const refused = await call('POST', SECTIONS, { ...PLACE, SubClassIDs: [1, 2], asLast: 1 });
  t.like(refused, { status: 409, body: { code: 'results.sections-refused' } });
  t.regex(refused.body.fields[0].message, /শাখার নাম: .*১০০১/);
  t.is((await recorded()).length, before + 1);
});

test('where nothing was before, it is said; an unknown session, exam or section is 404', async (t) => {
  const { call } = await office(t);
  t.like(await call('POST', SECTIONS, { ...ALL, from: 1 }), {
    status: 404,
    body: { code: 'results.nothing-to-copy' },
  });
  t.is((await call('POST', SECTIONS, { ...ALL, ExamID: 9, asLast: 1 })).status, 404);
  t.is((await call('POST', SECTIONS, { ...ALL, SubClassIDs: [9], asLast: 1 })).status, 404);
  t.like((await call('POST', SECTIONS, ALL)).body.fields, [{ path: 'from' }]);
});
