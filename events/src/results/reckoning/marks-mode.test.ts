import test from 'ava';
import fc from 'fast-check';
import { inMarks, type Result, type Rule } from './index.ts';
import { AVERAGE, entered, KITABS, paper, RESULTS } from './test-support.ts';

type Marks = readonly (number | 'a' | null)[];
const conditions = { subjects: KITABS, average: AVERAGE, results: RESULTS };
const reckon = (marks: Marks, more: object = {}) =>
  inMarks({ ...conditions, ...more }, entered(marks)) as Result;

/** Name, marks, total, average in hundredths, failed Meari and ordinary papers, division, rule. */
const WORKED: readonly [string, Marks, number, number, number, number, string, Rule][] = [
  ['a clear pass', [85, 80, 78, 82, 79, 76, 45], 480, 8000, 0, 0, 'মুমতায', 'average'],
  ['479 stays below 80', [80, 80, 80, 80, 80, 79, 45], 479, 7983, 0, 0, 'জায়্যিদ জিদ্দান', 'average'],
  ['one ordinary failure', [70, 72, 68, 30, 66, 70, 40], 376, 6267, 0, 1, 'মাকবূল', 'forgiven'],
  ['two ordinary failures', [70, 72, 68, 30, 20, 70, 40], 330, 5500, 0, 2, 'রাসিব', 'ordinary'],
  ['one Meari failure', [30, 72, 68, 70, 66, 70, 40], 376, 6267, 1, 0, 'মাকবূল', 'forgiven'],
  ['one of each', [30, 72, 68, 70, 20, 70, 40], 330, 5500, 1, 1, 'রাসিব', 'meari'],
  ['two Meari failures', [30, 20, 68, 70, 66, 70, 40], 324, 5400, 2, 0, 'রাসিব', 'meari'],
  ['three Meari failures', [30, 20, 10, 70, 66, 70, 40], 266, 4433, 3, 0, 'রাসিব (পুনঃভর্তি)', 'most-meari'],
  ['absent in one', [70, 72, 68, 'a', 66, 70, 40], 346, 5767, 0, 1, 'মাকবূল', 'forgiven'],
  ['a mark not entered', [70, 72, null, 60, 66, 70, 40], 338, 5633, 0, 0, 'স্থগিত', 'incomplete'],
  ['just passed everywhere', [35, 35, 35, 35, 35, 35, 17], 210, 3500, 0, 0, 'মাকবূল', 'average'],
];

for (const [name, marks, total, mean, failedMeari, failedOrdinary, division, rule] of WORKED)
  test(`marks: ${name}`, (t) => {
    t.like(reckon(marks), {
      ...{ total: total * 2, max: 1200, counted: 6, mean, failedMeari, failedOrdinary, division, rule },
    });
  });

test('who is absent everywhere is called so, and is not ranked', (t) => {
  const result = reckon(Array(7).fill('a'));
  t.like(result, { total: 0, division: 'গায়েব', rule: 'absent', passed: false, tier: undefined });
});

test('a hifz class has bounds of its own, where they are given', (t) => {
  const subjects = [1, 2, 3].map((id) => paper(id, { pass: 120 }));
  const hifz = { subjects, results: { ...RESULTS, hifz: true } };
  t.like(reckon([88, 85, 80], hifz), { total: 506, mean: 8433, division: 'জায়্যিদ জিদ্দান' });
  const { hifzBounds: _, ...plain } = AVERAGE;
  t.is(reckon([88, 85, 80], { ...hifz, average: plain }).division, 'মুমতায');
});

test('of two forgiven failures the worse cap stands', (t) => {
  const lenient = { ...RESULTS, meariWithOrdinary: false, meariCap: 'জায়্যিদ জিদ্দান' };
  const results = { results: lenient };
  t.is(reckon([30, 90, 90, 90, 90, 90, 45], results).division, 'জায়্যিদ জিদ্দান');
  t.is(reckon([30, 90, 90, 30, 90, 90, 45], results).division, 'মাকবূল');
});

test('recitation is outside total and number, stands last, and its failure is an ordinary one', (t) => {
  const [, , , , , , kerat] = KITABS;
  const result = reckon([80, 80, 80, 80, 80, 80, 10], { subjects: [kerat, ...KITABS.slice(0, 6)] });
  t.like(result, { total: 960, counted: 6, failedOrdinary: 1, division: 'মাকবূল' });
  t.is(result.papers.at(-1)?.condition.subjectId, 7);
});

test('halves count: 79½ is short of 80', (t) => {
  t.is(reckon([79.5, 80, 80, 80, 80, 80, 45]).division, 'জায়্যিদ জিদ্দান');
  t.is(reckon([79.5, 80.5, 80, 80, 80, 80, 45]).division, 'মুমতায');
});

test('without an average or a counting paper nothing is reckoned', (t) => {
  t.is(inMarks({ subjects: [], average: AVERAGE, results: RESULTS }, new Map()), undefined);
  t.is(inMarks({ subjects: KITABS, results: RESULTS }, entered([])), undefined);
});

/** Better is higher: failures by how bad they are, then the tiers that passed. */
const RULES: readonly Rule[] = ['absent', 'most-meari', 'meari', 'ordinary', 'failing-average'];
const standing = ({ rule, passed, tier }: Result) => (passed ? 100 - (tier ?? 0) : RULES.indexOf(rule));

const entry = (max: number) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: max * 2 }) },
    { weight: 1, arbitrary: fc.constant('a' as const) },
  );
const sheet = fc.tuple(...KITABS.map(({ max }) => entry(max / 2)));

test('a raised mark never lowers a division', (t) => {
  fc.assert(
    fc.property(sheet, fc.nat(6), fc.nat(200), fc.boolean(), (marks, at, by, forgiving) => {
      const results = forgiving ? { ...RESULTS, meariWithOrdinary: false, meariCap: 'জায়্যিদ' } : RESULTS;
      const asMap = (cells: readonly (number | 'a')[]) =>
        new Map(cells.map((cell, index) => [index + 1, cell === 'a' ? ('absent' as const) : cell]));
      const old = marks[at] as number | 'a';
      const raised = Math.min((old === 'a' ? 0 : old) + by, KITABS[at]?.max ?? 0);
      const before = inMarks({ ...conditions, results }, asMap(marks)) as Result;
      const after = inMarks({ ...conditions, results }, asMap(marks.with(at, raised))) as Result;
      t.true(standing(after) >= standing(before), `${before.division} → ${after.division}`);
      t.true(after.total >= before.total);
    }),
    { numRuns: 2000 },
  );
});
