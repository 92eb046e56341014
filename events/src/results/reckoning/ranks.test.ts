import test from 'ava';
import fc from 'fast-check';
import { inPoints, type Ranked, type Result, ranksOf } from './index.ts';
import { entered, LETTERED, RESULTS } from './test-support.ts';

const result = (total: number, more: Partial<Result> = {}): Result => ({
  ...{ papers: [], total, max: 1200, counted: 6, mean: 0, failedMeari: 0, failedOrdinary: 0 },
  ...{ tier: 0, division: 'মুমতায', rule: 'average', passed: true },
  ...more,
});
const four: readonly Ranked[] = [
  { id: 1, result: result(480) },
  { id: 2, result: result(480) },
  { id: 3, result: result(470) },
  { id: 4, result: result(490, { passed: false }) },
];
const places = (all: readonly Ranked[], rules: Partial<Parameters<typeof ranksOf>[1]> = {}) => [
  ...ranksOf(all, { gaps: false, places: 0, ...rules }),
];

test('equal totals share a place; what follows is dense or leaves a gap; who failed has none', (t) => {
  t.deepEqual(places(four), [
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
  t.deepEqual(places(four, { gaps: true }), [
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
});

test('places beyond those that are shown are blank, also behind a tie', (t) => {
  t.deepEqual(places(four, { places: 1 }), [
    [1, 1],
    [2, 1],
  ]);
});

test('each group has places of its own', (t) => {
  const groups = four.map((each, index) => ({ ...each, group: index % 2 }));
  t.deepEqual(
    new Map(places(groups)),
    new Map([
      [1, 1],
      [3, 2],
      [2, 1],
    ]),
  );
});

test('the tiers that are ranked come first in their order, before totals', (t) => {
  const all = [
    { id: 1, result: result(400, { tier: 0 }) },
    { id: 2, result: result(500, { tier: 1 }) },
    { id: 3, result: result(450, { tier: 2 }) },
  ];
  const talent = [
    { ranked: true, serial: 1 },
    { ranked: true, serial: 2 },
    { ranked: false, serial: 3 },
  ];
  t.deepEqual(places(all, { talent }), [
    [1, 1],
    [2, 2],
  ]);
});

test('in GPA mode the exact GPA goes before the total', (t) => {
  const of = (id: number, marks: number[]): Ranked => ({
    id,
    result: inPoints({ subjects: LETTERED, results: RESULTS }, entered(marks)) as Result,
  });
  t.deepEqual(places([of(1, [99, 99, 99, 99, 69, 33]), of(2, [80, 80, 80, 80, 70, 33])]), [
    [2, 1],
    [1, 2],
  ]);
});

test('ranks equal a naive sort', (t) => {
  const totals = fc.array(fc.tuple(fc.nat(30), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(totals, fc.boolean(), (drawn, gaps) => {
      const all = drawn.map(([total, passed], index) => ({
        id: index + 1,
        result: result(total, { passed }),
      }));
      const passed = all.filter((each) => each.result.passed).map((each) => each.result.total);
      const better = (total: number) => passed.filter((other) => other > total);
      const naive = all
        .filter((each) => each.result.passed)
        .map(({ id, result: { total } }) => [
          id,
          1 + (gaps ? better(total).length : new Set(better(total)).size),
        ]);
      const byId = places(all, { gaps }).sort(([one], [other]) => one - other);
      t.deepEqual(byId, naive as [number, number][]);
    }),
  );
});
