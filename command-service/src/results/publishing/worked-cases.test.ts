import type { PublishedFacts } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { form, PLACE, typed } from '../test-support.ts';

/** The cases that the reckoning was worked out by, sent as the forms send them; what is recorded is looked at. */
type Marks = readonly (number | 'অ' | null)[];
interface Paper {
  readonly name: string;
  readonly more: object;
}

const numbered = (name: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index + 1}`, value]));
const RASIB = 'রাসিব';
const TIERS = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', RASIB, RASIB, RASIB];
const BOUNDS = [80, 65, 50, 35, 0, 0, 0];
const CONDITION = {
  ...{ ClassType: 1, AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত', MeariDivision: 'মাকবূল' },
  ...{ MeariSCount: 2, MeariRasibDivision: RASIB, MeariUnMeari: 1 },
  ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: RASIB },
  ...{ MostMeariAction: 1, MostMeariScount: 3, MostMeariBanDivision: 'রাসিব (পুনঃভর্তি)' },
  ...{ TotalMadha: 10, OptionalAbove: 1, AboveGPA: 2 },
};

/** What a case has that is not as usual. */
interface Otherwise {
  readonly settings?: object;
  readonly condition?: object;
  readonly hifz?: object | null;
}

/** Publishes a section whose candidates have these marks. @returns the rows of the sheet, in the order of the marks */
async function published(
  t: ExecutionContext,
  papers: readonly Paper[],
  marks: readonly Marks[],
  mode: 1 | 2,
  { settings: wanted = {}, condition = {}, hifz = null }: Otherwise = {},
): Promise<PublishedFacts['rows']> {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  const settings = {
    ...{ rankGaps: 0, rankByGender: 0, doubleEntry: 0, holdCards: 0, publicNeedsBirthDate: 0, ...wanted },
  };
  await app.done('PUT', '/api/exam/settings', { ExamStatus: mode, ...settings, resultSites: [] });
  await app.done('POST', '/api/exam/names', { ExamName: 'বার্ষিক' });
  for (const [index, { name, more }] of papers.entries()) {
    await app.done('POST', '/api/academic/academic_subjects', { SubClassID: 1, SubjectName: name });
    const condition = { ...form('AddSubjectCondition'), ...PLACE, BookID: index + 1, MaxNumber: 100 };
    await app.done('POST', '/api/exam/subject_conditions', { ...condition, ...more });
  }
  const average = {
    ...numbered('Division', TIERS.slice(0, 6)),
    ...numbered('DivisionNumber', BOUNDS.slice(0, 6)),
  };
  await app.done('POST', '/api/exam/average_conditions', {
    ...{ ...form('AddAverageCondition'), ...PLACE, DivisionTopNumber: 100, HifzCondition: hifz },
    ...average,
  });
  await app.done('POST', '/api/exam/results_conditions', { ...PLACE, ...CONDITION, ...condition });
  const userids = marks.map((_, index) => index + 1);
  for (const UserID of userids) await app.done('POST', ADMIT, { ...student, UserName: `ছাত্র ${UserID}` });
  await app.done('POST', '/api/exam/students', { ...PLACE, userids });
  const StudentResults = marks.map((row, index) => typed(index + 1, row));
  await app.done('POST', '/api/result/save', { ...PLACE, StudentResults });
  await app.done('POST', '/api/result/publish', { SessionID: 1, ExamID: 1, confirm: true });
  for await (const { type, data } of app.store.readStream(`results-${SCHOOL}_1`))
    if (type === 'SheetPublished') return (data as unknown as PublishedFacts).rows;
  throw new Error('nothing was published');
}

const tiered = (more: object) => ({
  ...{ PassNumber: 35, MeariAction: 0, KeratAction: 0, OptionalAction: 0 },
  ...{ ...numbered('Division', TIERS), ...numbered('DivisionNumber', BOUNDS), ...more },
});
const KITABS: readonly Paper[] = [
  ...['মিশকাত ১ম', 'তাফসীরে বায়যাবী', 'শরহে আকাইদ'].map((name) => ({ name, more: tiered({ MeariAction: 1 }) })),
  ...['হেদায়া ৩য়', 'হেদায়া ৪র্থ', 'মিশকাত ২য়'].map((name) => ({ name, more: tiered({}) })),
  {
    name: 'ক্বেরাত',
    more: tiered({
      ...{ MaxNumber: 50, PassNumber: 17, KeratAction: 1 },
      ...numbered('DivisionNumber', [40, 33, 25, 17, 0, 0, 0]),
    }),
  },
];

/** Marks, and of the total, the average in hundredths, the division, whether it is passed, and the place. */
const BY_MARKS: readonly [Marks, number, number, string, boolean, number | null][] = [
  [[85, 80, 78, 82, 79, 76, 45], 480, 8000, 'মুমতায', true, 1],
  [[80, 80, 80, 80, 80, 79, 45], 479, 7983, 'জায়্যিদ জিদ্দান', true, 2],
  [[70, 72, 68, 30, 66, 70, 40], 376, 6267, 'মাকবূল', true, 3],
  [[70, 72, 68, 30, 20, 70, 40], 330, 5500, RASIB, false, null],
  [[30, 72, 68, 70, 66, 70, 40], 376, 6267, 'মাকবূল', true, 3],
  [[30, 72, 68, 70, 20, 70, 40], 330, 5500, RASIB, false, null],
  [[30, 20, 68, 70, 66, 70, 40], 324, 5400, RASIB, false, null],
  [[30, 20, 10, 70, 66, 70, 40], 266, 4433, 'রাসিব (পুনঃভর্তি)', false, null],
  [[70, 72, 68, 'অ', 66, 70, 40], 346, 5767, 'মাকবূল', true, 4],
  [['অ', 'অ', 'অ', 'অ', 'অ', 'অ', 'অ'], 0, 0, 'গায়েব', false, null],
  [[70, 72, null, 60, 66, 70, 40], 338, 5633, 'স্থগিত', false, null],
  [[35, 35, 35, 35, 35, 35, 17], 210, 3500, 'মাকবূল', true, 5],
];

test('the worked cases of marks, sent by the forms, are published as they were worked out', async (t) => {
  const rows = await published(
    t,
    KITABS,
    BY_MARKS.map(([marks]) => marks),
    1,
  );
  t.deepEqual(
    rows.map(({ total, mean, division, passed, position }) => [total / 2, mean, division, passed, position]),
    BY_MARKS.map(([, ...expected]) => expected),
  );
});

const LETTERS = ['A+', 'A', 'A-', 'B', 'C', 'D', 'F'];
const LETTERED: readonly Paper[] = [1, 2, 3, 4, 5, 6].map((n) => ({
  name: `কিতাব ${n}`,
  more: tiered({
    ...{ PassNumber: 33, OptionalAction: n === 6 ? 1 : 0 },
    ...{ ...numbered('Division', LETTERS), ...numbered('DivisionNumber', [80, 70, 60, 50, 40, 33, 0]) },
  }),
}));

/** Marks, the last of the optional paper; the GPA in hundredths, the letter, whether it is passed, and the place. */
const BY_POINTS: readonly [Marks, number, string, boolean, number | null][] = [
  [[80, 70, 95, 75, 60, 88], 490, 'A', true, 2],
  [[80, 70, 95, 75, 60, 35], 430, 'A', true, 3],
  [[80, 70, 32, 75, 60, 88], 0, 'F', false, null],
  [[80, 70, 95, 75, 60, 10], 430, 'A', true, 4],
  [[90, 90, 90, 90, 70, 90], 500, 'A+', true, 1],
  [[80, 'অ', 95, 75, 60, 88], 0, 'F', false, null],
];

test('the worked cases of points, sent by the forms, are published as they were worked out', async (t) => {
  const rows = await published(
    t,
    LETTERED,
    BY_POINTS.map(([marks]) => marks),
    2,
  );
  t.deepEqual(
    rows.map(({ mean, division, passed, position }) => [mean, division, passed, position]),
    BY_POINTS.map(([, ...expected]) => expected),
  );
});

const PLAIN: readonly Paper[] = ['হিফজ', 'তাজবীদ', 'মাসায়েল'].map((name) => ({
  name,
  more: tiered({ PassNumber: 60 }),
}));
const FORGIVING = { GorMeariAction: 0, MeariUnMeari: 0, MeariSCount: 0, MostMeariAction: 0 };
const HIFZ = numbered('TopNum', [90, 80, 70, 60, 0, 0]);

test('a hifz class is divided by bounds of its own, sent by the forms', async (t) => {
  const of = (ClassType: 1 | 2) =>
    published(t, PLAIN, [[88, 85, 80]], 1, { condition: { ...FORGIVING, ClassType }, hifz: HIFZ });
  t.like((await of(2))[0], { total: 506, mean: 8433, division: 'জায়্যিদ জিদ্দান', passed: true });
  t.like((await of(1))[0], { total: 506, mean: 8433, division: 'মুমতায' });
});

test('two who are level share a place; the next has the next one, or one is left out, as the school has settled', async (t) => {
  const marks: readonly Marks[] = [
    [80, 80, 80],
    [80, 80, 80],
    [80, 80, 70],
  ];
  const places = async (rankGaps: 0 | 1) =>
    (await published(t, PLAIN, marks, 1, { condition: FORGIVING, settings: { rankGaps } })).map(
      ({ position }) => position,
    );
  t.deepEqual(await places(0), [1, 1, 2]);
  t.deepEqual(await places(1), [1, 1, 3]);
});
