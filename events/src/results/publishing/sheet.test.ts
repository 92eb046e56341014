import test from 'ava';
import fc from 'fast-check';
import {
  type Entry,
  entriesOf,
  frozenRows,
  missingCells,
  obstaclesOf,
  rippleOf,
  type SheetCandidate,
  SheetPublished,
  type SheetRules,
  type TalentConditionsFacts,
} from '../index.ts';

const place = { sessionId: 1, examId: 1, sectionId: 1 };
const NAMES = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const paper = (subjectId: number, more: object = {}) => ({
  ...{ conditionId: subjectId, ...place, subjectId, max: 200, pass: 66, meari: false, kerat: false },
  ...{ optional: false, bounds: [160, 130, 100, 66, 0, 0, 0], divisions: NAMES, red: NAMES.map(() => false) },
  ...more,
});
const none = { bn: '', ar: '' };
const failing = { bn: 'রাসিব', ar: '' };
const RULES: SheetRules = {
  mode: 'marks',
  settings: { rankGaps: false, rankByGender: false },
  subjects: [1, 2, 3].map((id) => paper(id)),
  average: {
    ...{ conditionId: 8, ...place, top: 10_000, bounds: [8000, 6500, 5000, 3300, 0, 0], hifzBounds: null },
    ...{ divisions: NAMES.slice(0, 6), arabic: NAMES.map(() => '').slice(1), red: [] },
  },
  results: {
    ...{ conditionId: 9, ...place, hifz: false, absent: { bn: 'গায়েব', ar: '' } },
    ...{ incomplete: { bn: 'স্থগিত', ar: '' }, mostMeari: { ...none, on: false, count: 0 } },
    ...{ meari: { ...failing, count: 2 }, meariWithOrdinary: false },
    ...{
      ordinary: { ...failing, on: true, count: 2 },
      cap: none,
      places: 0,
      optionalAbove: false,
      above: 200,
    },
    red: [false, false, false, false, false],
  },
  talents: null,
};
const candidate = (userId: number, marks: readonly Entry[], gender = 1): SheetCandidate => ({
  ...{ userId, admissionId: userId + 100, gender },
  entries: new Map(marks.map((mark, index) => [index + 1, mark])),
});

/** Rows that rank every tier but the last, one after another. */
const BY_TIER = NAMES.map((_, index) => ({ ranked: index < 6, serial: index + 1 }));

/** Three papers of three students: a total of 240 capped by a failure, and two lower ones that have passed. */
const CAPPED = [candidate(1, [200, 200, 80]), candidate(2, [160, 160, 158]), candidate(3, [150, 150, 150])];
const placesBy = (rules: SheetRules) =>
  (frozenRows(rules, CAPPED) ?? []).map(({ total, tier, position }) => [total, tier, position]);

test('without talent rows places go by the total, whatever the division; with them by the divisions first', (t) => {
  const cap = { bn: 'জায়্যিদ', ar: '' };
  const rules: SheetRules = {
    ...RULES,
    subjects: [paper(1), paper(2), paper(3, { meari: true, pass: 100 })],
    results: { ...RULES.results, cap },
  };
  t.deepEqual(placesBy(rules), [
    [480, 2, 1],
    [478, 1, 2],
    [450, 1, 3],
  ]);
  t.deepEqual(
    placesBy({ ...rules, talents: { ...place, rows: BY_TIER } }).map(([, , position]) => position),
    [3, 1, 2],
  );
  const shown = { ...rules, results: { ...rules.results, places: 1 } };
  t.deepEqual(
    placesBy(shown).map(([, , position]) => position),
    [1, null, null],
  );
});

test('a sheet of the first version without rows keeps the rows it was ranked by, a later one has none', (t) => {
  const [first] = frozenRows(RULES, [CAPPED[1] as SheetCandidate]) ?? [];
  const data = { ...place, talents: null, rows: [first] };
  const read = SheetPublished.upcasts[1]?.(data) as { readonly talents: TalentConditionsFacts };
  t.like(read.talents, {
    ...place,
    rows: { 0: { ranked: true, serial: 1 }, 6: { ranked: false, serial: 7 } },
  });
  const own = { ...place, rows: [] };
  t.deepEqual(SheetPublished.upcasts[1]?.({ ...data, talents: own })['talents'], own);
  const second = { ...data, talents: null };
  const third = SheetPublished.upcasts[2]?.(second) as { readonly words: null; readonly rows: object[] };
  t.is(third.words, null);
  t.like(third.rows[0], { gender: null });
  t.is(SheetPublished.version, 3);
});

const marks = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 200 }) },
  fc.constant('absent' as const),
  fc.constant(null),
);
const section = fc
  .array(fc.tuple(fc.array(marks, { minLength: 3, maxLength: 3 }), fc.integer({ min: 1, max: 2 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((drawn) => drawn.map(([typed, gender], index) => candidate(index + 1, typed, gender)));

test('places of a published sheet equal a naive sort: by total, and by tier before it where rows say so', (t) => {
  fc.assert(
    fc.property(section, fc.boolean(), fc.boolean(), fc.boolean(), (all, rankGaps, rankByGender, byTier) => {
      const talents = byTier ? { ...place, rows: BY_TIER } : null;
      const rows = frozenRows({ ...RULES, talents, settings: { rankGaps, rankByGender } }, all) ?? [];
      const tierOf = ({ tier }: { readonly tier: number | null }) => (byTier ? (tier ?? 9) : 0);
      const genderOf = (id: number) => all.find(({ userId }) => userId === id)?.gender;
      for (const row of rows) {
        const better = rows.filter(
          (other) =>
            other.passed &&
            (!rankByGender || genderOf(other.userId) === genderOf(row.userId)) &&
            (tierOf(other) < tierOf(row) || (tierOf(other) === tierOf(row) && other.total > row.total)),
        );
        const above = rankGaps
          ? better.length
          : new Set(better.map((one) => `${tierOf(one)}:${one.total}`)).size;
        t.is(row.position, row.passed ? above + 1 : null);
      }
    }),
  );
});

test('a published row says what its marks come to by the rules that are frozen with it', (t) => {
  fc.assert(
    fc.property(section, (all) => {
      const rows = frozenRows(RULES, all) ?? [];
      const again = rows.map((row, index) => ({
        ...(all[index] as SheetCandidate),
        entries: entriesOf(RULES, row),
      }));
      t.deepEqual(frozenRows(JSON.parse(JSON.stringify(RULES)), again), rows);
    }),
  );
});

test('a raised mark never lowers a division', (t) => {
  const entries = fc.array(fc.integer({ min: 0, max: 199 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(entries, fc.nat(2), (typed, at) => {
      const rowOf = (all: number[]) => frozenRows(RULES, [candidate(1, all)])?.[0];
      const [before, after] = [rowOf(typed), rowOf(typed.with(at, (typed[at] ?? 0) + 1))];
      if (before?.passed) t.true(after?.passed && (after.tier ?? 9) <= (before.tier ?? 9));
      else t.pass();
    }),
  );
});

test('while conditions are missing there is no sheet, and every reason is told', (t) => {
  const whole = [candidate(1, [100, 100, 100])];
  t.is(frozenRows({ ...RULES, average: null }, whole), undefined);
  const keys = (rules: Partial<SheetRules>, all = whole) =>
    obstaclesOf({ ...RULES, ...rules }, all).map(({ key }) => key);
  t.deepEqual(keys({}), []);
  t.deepEqual(keys({ subjects: [], average: null }, []), [
    ...['results.no-candidates', 'results.no-papers', 'results.no-average-condition'],
  ]);
  t.deepEqual(keys({ mode: 'gpa', average: null }), []);
  t.deepEqual(keys({ subjects: [paper(1, { meari: true }), paper(2, { optional: true })] }), [
    ...['results.optional-paper', 'results.cap-no-tier'],
  ]);
  t.deepEqual(
    obstaclesOf({ ...RULES, results: undefined }, whole).map(({ key }) => key),
    ['results.no-results-condition'],
  );
  const never = {
    ...RULES.results,
    meari: { ...none, count: 0 },
    ordinary: { ...none, on: false, count: 0 },
  };
  t.deepEqual(keys({ results: never }), ['results.no-failing-tier']);
});

test('an empty optional paper is not missing', (t) => {
  const subjects = [paper(1), paper(2, { optional: true })];
  t.is(missingCells({ subjects }, [candidate(1, [null, null]), candidate(2, ['absent', null])]), 1);
});

test('the ripple names everybody whom a corrected mark moves, and nobody else', (t) => {
  const typed = [
    [150, 150, 150],
    [140, 140, 140],
    [100, 100, 100],
  ];
  const rows = (all: number[][]) => ({
    rows:
      frozenRows(
        RULES,
        all.map((each, index) => candidate(index + 1, each)),
      ) ?? [],
  });
  const before = rows(typed);
  const moved = rippleOf(before, rows(typed.with(1, [160, 160, 160])));
  t.deepEqual(
    moved.map(({ userId, old, new: now }) => [userId, old?.position, now?.position, now?.total]),
    [
      [1, 1, 2, 450],
      [2, 2, 1, 480],
    ],
  );
  t.deepEqual(rippleOf(before, rows(typed)), []);
});
