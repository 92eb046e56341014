import test from 'ava';
import fc from 'fast-check';
import { type Conditions, inPoints, pointsOf, type Result } from './index.ts';
import { entered, LETTERED, paper, RESULTS } from './test-support.ts';

type Marks = readonly (number | 'a' | null)[];
const conditions: Conditions = { subjects: LETTERED, results: RESULTS };
const reckon = (marks: Marks, more: Partial<Conditions> = {}) =>
  inPoints({ ...conditions, ...more }, entered(marks)) as Result;

const WORKED: readonly [string, Marks, number, string][] = [
  ['the optional paper adds what is above 2', [80, 70, 95, 75, 60, 88], 490, 'A'],
  ['an optional D adds nothing', [80, 70, 95, 75, 60, 35], 430, 'A'],
  ['a compulsory F fails', [80, 70, 32, 75, 60, 88], 0, 'F'],
  ['an optional F fails nobody', [80, 70, 95, 75, 60, 10], 430, 'A'],
  ['the GPA ends at 5', [90, 90, 90, 90, 70, 90], 500, 'A+'],
  ['absent in a compulsory paper', [80, 'a', 95, 75, 60, 88], 0, 'F'],
  ['an optional paper that was not taken', [80, 70, 95, 75, 60, null], 430, 'A'],
  ['a compulsory mark that is missing', [80, null, 95, 75, 60, 88], 0, 'স্থগিত'],
  ['absent everywhere, the optional one not taken', ['a', 'a', 'a', 'a', 'a', null], 0, 'গায়েব'],
];

for (const [name, marks, mean, division] of WORKED)
  test(`points: ${name}`, (t) => {
    t.like(reckon(marks), { mean, division, passed: mean > 0 });
  });

test('the letter is that of the exact GPA, and a paper’s points are those of its tier', (t) => {
  const result = reckon([80, 70, 95, 75, 60, 88]);
  t.deepEqual(result.papers.map(pointsOf), [500, 400, 500, 400, 350, 500]);
  t.like(result, { tier: 1, gpa: { points: 2450, papers: 5 } });
  t.is(reckon([80, 70, 95, 75, 60, 88], { results: { ...RESULTS, optionalAbove: false } }).mean, 430);
});

test('recitation counts for nothing, and still must be entered', (t) => {
  const subjects = [...LETTERED.slice(0, 5), paper(6, { kerat: true, max: 100 })];
  t.like(reckon([80, 80, 80, 80, 80, 1], { subjects }), { mean: 500, total: 800, counted: 5 });
  t.is(reckon([80, 80, 80, 80, 80, null], { subjects }).rule, 'incomplete');
});

test('without a compulsory paper nothing is reckoned', (t) => {
  t.is(inPoints({ subjects: LETTERED.slice(5), results: RESULTS }, entered([])), undefined);
});

test('a raised mark never lowers a GPA', (t) => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(200), { minLength: 6, maxLength: 6 }),
      fc.nat(5),
      fc.nat(200),
      (marks, at, by) => {
        const asMap = (cells: readonly number[]) => new Map(cells.map((cell, index) => [index + 1, cell]));
        const raised = marks.with(at, Math.min(200, (marks[at] as number) + by));
        const before = inPoints(conditions, asMap(marks))?.gpa?.points ?? 0;
        t.true((inPoints(conditions, asMap(raised))?.gpa?.points ?? 0) >= before);
      },
    ),
    { numRuns: 1000 },
  );
});
