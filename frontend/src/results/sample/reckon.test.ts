import {
  type AverageConditionRow,
  type ResultsConditionRow,
  type SubjectConditionRow,
  type TalentConditionRow,
  USUAL_AVERAGE,
  USUAL_RESULTS,
  usualSubject,
} from '@madrasah/events/results';
import test from 'ava';
import { type Asked, isWrong, reckon } from './reckon.ts';

const place = { SessionID: 1, ExamID: 1, SubClassID: 1 };
const subject = (mode: 1 | 2, BookID: number, more: object = {}) =>
  ({ ID: BookID, ...place, BookID, ...usualSubject(mode), ...more }) as unknown as SubjectConditionRow;
const talents = ['A+', 'A', 'A-', 'B', 'C', 'D', 'F'].map(
  (Division, index): TalentConditionRow => ({
    ...{ Division, TierName: '', TalentAcotin: index < 6 ? 1 : 0, SerialNo: index + 1 },
  }),
);
const asked = (mode: 1 | 2): Asked => ({
  subjects: [subject(mode, 1, { MeariAction: 1 }), subject(mode, 2)],
  average: { ID: 3, ...place, ...USUAL_AVERAGE, HifzCondition: null } as unknown as AverageConditionRow,
  results: { ID: 4, ...place, ...USUAL_RESULTS } as unknown as ResultsConditionRow,
  talents,
  settings: { ExamStatus: mode, rankGaps: false },
});

test('what is proposed reckons in both modes, and ranks the samples among each other', (t) => {
  const sheets = [
    { 1: '৮০', 2: '79.5' },
    { 1: '৯০', 2: '৯১' },
    { 1: '৩০', 2: '৯০' },
    { 1: 'অ', 2: 'a' },
  ];
  const told = (mode: 1 | 2) =>
    reckon(asked(mode), sheets).map(({ result, place: rank }) => [result?.division, rank]);
  t.deepEqual(told(1), [
    ['জায়্যিদ জিদ্দান', 2],
    ['মুমতায', 1],
    ['মাকবূল', 3],
    ['গায়েব', undefined],
  ]);
  t.deepEqual(told(2), [
    ['A', 2],
    ['A+', 1],
    ['F', undefined],
    ['গায়েব', undefined],
  ]);
});

test('a cell that is no mark is told, and counts as not entered', (t) => {
  t.true(isWrong('১০১', 100));
  t.true(isWrong('79.25', 100));
  for (const cell of [undefined, '', '১০০', 'অ']) t.false(isWrong(cell, 100));
  t.is(reckon(asked(1), [{ 1: '১০১', 2: '৮০' }])[0]?.result?.division, 'স্থগিত');
});
