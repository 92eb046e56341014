import test from 'ava';

import { allMarked, examOffice, form } from '../test-support.ts';

const PATH = '/api/result/promotion_suggestions';

async function published(t: Parameters<typeof examOffice>[0]) {
  const office = await examOffice(t);
  await allMarked(office);
  await office.call('POST', '/api/result/publish', { SessionID: 1, ExamID: 1 });
  const suggest = (...Suggestions: object[]) =>
    office.call('PUT', PATH, { SessionID: 1, ExamID: 1, Suggestions });
  return { ...office, suggest };
}

test('what is suggested by hand is recorded by section, once; the class that follows is named', async (t) => {
  const { app, suggest, eventsOf } = await published(t);
  await app.done('POST', '/api/academic/insert_class', { ...form('AddClass'), ClassName: 'পরের জামাত' });
  t.is((await suggest({ UserID: 1, Suggestion: 1 }, { UserID: 3, Suggestion: '২' })).status, 200);
  t.is((await suggest({ UserID: 1, Suggestion: 1 })).status, 200);
  t.deepEqual(await eventsOf('PromotionsSuggested'), [
    {
      ...{ sessionId: 1, examId: 1, sectionId: 1 },
      suggestions: [{ userId: 1, suggestion: 1, nextClassId: 2 }],
    },
    {
      ...{ sessionId: 1, examId: 1, sectionId: 2 },
      suggestions: [{ userId: 3, suggestion: 2, nextClassId: null }],
    },
  ]);
  await suggest({ UserID: 1, Suggestion: null });
  t.like((await eventsOf('PromotionsSuggested')).at(-1), {
    suggestions: [{ userId: 1, suggestion: null, nextClassId: null }],
  });
});

test('nobody without a published result, no class that is none, nothing but one of the four: named, nothing recorded', async (t) => {
  const { call, suggest, eventsOf } = await published(t);
  t.like(await suggest({ UserID: 1, Suggestion: 2 }, { UserID: 9, Suggestion: 2 }), {
    status: 409,
    body: { code: 'results.suggestions-invalid', fields: [{ path: 'Suggestions.1.UserID' }] },
  });
  t.like(await suggest({ UserID: 1, Suggestion: 1 }), {
    status: 409,
    body: { fields: [{ path: 'Suggestions.0.NextClassID' }] },
  });
  t.is((await suggest({ UserID: 1, Suggestion: 1, NextClassID: 7 })).status, 409);
  t.is((await suggest({ UserID: 1, Suggestion: 5 })).status, 400);
  t.is((await suggest()).status, 400);
  await call('PUT', '/api/result/point_results/1-1-1/published', { published: 0, reason: 'ভুল' });
  t.is((await suggest({ UserID: 1, Suggestion: 2 })).status, 409);
  t.deepEqual(await eventsOf('PromotionsSuggested'), []);
});
