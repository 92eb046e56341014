import test from 'ava';
import { bodyOf, type Found, outcomesOf, type PromotionValues, suggestedAction } from './values.ts';

const [CLASS, NEXT, SECTION] = [3, 4, 8];
const found = (AdmissionID: number, Suggestion: number, more: Partial<Found> = {}): Found => ({
  ...{ AdmissionID, Suggestion, Division: 'জায়্যিদ', Total: '৪৮০ / ৬০০', ByHand: false },
  ...(Suggestion === 1
    ? { NextClassID: NEXT, NextClassName: 'হিদায়া' }
    : { NextClassID: null, NextClassName: '' }),
  ...more,
});
const student = (AdmissionID: number) => ({
  ...{ AdmissionID, UserCode: `10${AdmissionID}`, StudentName: 'আবদুল্লাহ' },
});
const chosen: PromotionValues = {
  from: { SessionID: 1, ClassID: CLASS },
  to: { SessionID: 2 },
  next: { ClassID: NEXT, SubClassID: SECTION },
  list: [1, 2, 3, 4].map(student),
};
const actions = (values: PromotionValues) =>
  [...outcomesOf(values)].map(([id, { action }]) => [id, action] as const);

test('a suggestion becomes the action of its student', (t) => {
  t.is(suggestedAction({ Suggestion: 1, NextClassID: NEXT }, NEXT), 'promote');
  t.is(suggestedAction({ Suggestion: 2, NextClassID: null }, NEXT), 'repeat');
  t.is(suggestedAction({ Suggestion: 3, NextClassID: null }, NEXT), 'leave');
  t.is(suggestedAction({ Suggestion: 4, NextClassID: null }, NEXT), 'skip');
});

test('who is to go to another class than the one that was chosen waits for a promotion of his own', (t) => {
  t.is(suggestedAction({ Suggestion: 1, NextClassID: 5 }, NEXT), 'skip');
  t.is(suggestedAction({ Suggestion: 1, NextClassID: 5 }, undefined), 'skip');
});

test('of all sections that have answered each goes as his result suggests; who has none waits', (t) => {
  const results = { s7: [found(1, 1), found(2, 2)], s8: [found(3, 3)], s9: undefined };
  t.deepEqual(actions({ ...chosen, exam: 1, results }), [
    ...([
      [1, 'promote'],
      [2, 'repeat'],
      [3, 'leave'],
      [4, 'skip'],
    ] as const),
  ]);
  t.deepEqual(
    actions({ ...chosen, exam: 1 }),
    [1, 2, 3, 4].map((id) => [id, 'skip'] as const),
  );
  t.deepEqual(
    actions(chosen),
    [1, 2, 3, 4].map((id) => [id, 'promote'] as const),
  );
});

test('what somebody has chosen himself stands, and beside it what was suggested', (t) => {
  const values = {
    ...chosen,
    exam: 1,
    results: { s7: [found(1, 2)] },
    actions: { a1: 'promote', a2: 'leave' },
  } as const;
  const outcomes = outcomesOf(values);
  t.like(outcomes.get(1), { action: 'promote', usual: 'repeat', found: { Division: 'জায়্যিদ' } });
  t.like(outcomes.get(2), { action: 'leave', usual: 'skip', found: undefined });
});

test('what is sent names each of the class; only who is promoted is told where to', (t) => {
  const results = { s7: [found(1, 1), found(2, 2)] };
  t.deepEqual(bodyOf({ ...chosen, exam: 1, results } as Parameters<typeof bodyOf>[0]), {
    from: { SessionID: 1, ClassID: CLASS },
    to: { SessionID: 2 },
    students: [
      { AdmissionID: 1, action: 'promote', ClassID: NEXT, SubClassID: SECTION },
      { AdmissionID: 2, action: 'repeat' },
      { AdmissionID: 3, action: 'skip' },
      { AdmissionID: 4, action: 'skip' },
    ],
  });
});
