import { streams } from '@madrasah/events';
import { ExamSettingsSet, USUAL_SETTINGS } from '@madrasah/events/exams';
import {
  AverageConditionSet,
  AverageConditionWithdrawn,
  conditionRevision,
  ResultsConditionSet,
  ResultsConditionWithdrawn,
  resultCommands,
  SheetWithdrawn,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from '@madrasah/events/results';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { published } from './test-support.ts';

const place = { sessionId: 1, examId: 2, sectionId: 3 };
const divisions = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const paper = (conditionId: number, subjectId: number) =>
  SubjectConditionSet({
    ...{ conditionId, ...place, subjectId, max: 200, pass: 67, meari: true, kerat: false, optional: false },
    ...{ bounds: [160, 130, 100, 67, 0, 0, 0], divisions, red: divisions.map((name) => name === 'রাসিব') },
  });
const AVERAGE = AverageConditionSet({
  ...{ conditionId: 3, ...place, top: 10_000, bounds: [8000, 6550, 5000, 3350, 0, 0] },
  ...{ hifzBounds: [9000, 8000, 7000, 6000, 0, 0], divisions: divisions.slice(0, 6) },
  ...{ arabic: ['', '', '', '', '', ''], red: [false, false, false, false, true, true] },
});
const none = { bn: '', ar: '', on: false, count: 0 };
const RESULTS = ResultsConditionSet({
  ...{ conditionId: 4, ...place, hifz: true, absent: { bn: 'গায়েব', ar: 'غائب' } },
  ...{ incomplete: { bn: 'স্থগিত', ar: '' }, mostMeari: none, meari: { bn: 'রাসিব', ar: '', count: 2 } },
  ...{ meariWithOrdinary: true, ordinary: { bn: 'রাসিব', ar: '', on: true, count: 2 } },
  ...{ cap: { bn: 'মাকবূল', ar: '' }, places: 10, optionalAbove: true, above: 250 },
  red: [false, true, false, false, true],
});

test('what is answered is what the form would send again', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const at = '?SessionID=1&ExamID=2&SubClassID=3';
  const asked = async (path: string) => (await app.get(`/api/exam/${path}${at}`)).body.data;
  t.deepEqual(
    [await asked('subject_conditions'), await asked('average_conditions'), await asked('results_conditions')],
    [[], [], null],
  );
  await app.record(streams.results(SCHOOL, 1), paper(1, 7), paper(2, 8), AVERAGE, RESULTS);
  const read = (definition: { input: { parse(raw: object): unknown } }, body: object) =>
    definition.input.parse({ params: {}, body });
  const lastPage = (await app.get(`/api/exam/subject_conditions${at}&page=2&limit=1`)).body;
  t.like(lastPage, { total: 2, totalPages: 2, currentPage: 2, data: [{ BookID: 8 }] });
  const [first, second] = await asked('subject_conditions');
  t.deepEqual(
    { ...(read(resultCommands.addSubjectCondition, first) as object), conditionId: first.ID },
    paper(1, 7).data,
  );
  t.like(first, { PassNumber: 33.5, Color4: null, Color5: 1 });
  t.is(second.BookID, 8);
  const [average] = await asked('average_conditions');
  t.deepEqual(
    { ...(read(resultCommands.addAverageCondition, average) as object), conditionId: 3 },
    AVERAGE.data,
  );
  const results = await asked('results_conditions');
  t.deepEqual(
    { ...(read(resultCommands.setResultsCondition, results) as object), conditionId: 4 },
    RESULTS.data,
  );
  await app.record(
    streams.results(SCHOOL, 1),
    SubjectConditionWithdrawn({ conditionId: 1, ...place, subjectId: 7 }),
  );
  t.deepEqual(
    (await asked('subject_conditions')).map(({ BookID }: { BookID: number }) => BookID),
    [8],
  );
  await app.record(
    streams.results(SCHOOL, 1),
    AverageConditionWithdrawn(place),
    ResultsConditionWithdrawn(place),
  );
  t.deepEqual([await asked('average_conditions'), await asked('results_conditions')], [[], null]);
});

test('talent rows are those that were saved, seven each beside the name of its tier, until they are taken off', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const asked = async () =>
    (await app.get('/api/exam/talent_conditions?SessionID=1&ExamID=2&SubClassID=3')).body;
  const rows = async () => (await asked()).data;
  t.like(await asked(), { data: [], revision: 0, tiers: { 0: { Division: 'A+' }, 6: { Division: 'F' } } });
  const talents = TalentConditionsSet({
    ...place,
    rows: divisions.map((_, index) => ({ ranked: index === 1, serial: 7 - index })),
  });
  await app.record(streams.results(SCHOOL, 1), AVERAGE, talents);
  t.like((await rows())[1], { Division: 'A', TierName: 'জায়্যিদ জিদ্দান', TalentAcotin: 1, SerialNo: 6 });
  t.like((await rows())[6], { Division: 'F', TierName: '', TalentAcotin: 0, SerialNo: 1 });
  await app.record(streams.results(SCHOOL, 1), TalentConditionsWithdrawn(place));
  t.like(await asked(), { data: [], revision: 0, tiers: { 1: { TierName: 'জায়্যিদ জিদ্দান' } } });
});

test('of a published section the rows are told that it was ranked by', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const rows = divisions.map((_, index) => ({ ranked: index < 6, serial: index + 1 }));
  const at = { sessionId: 1, examId: 1, sectionId: 2 };
  await app.record(streams.results(SCHOOL, 1), published(1, { talents: { ...at, rows } }));
  const told = async () =>
    (await app.get('/api/exam/talent_conditions?SessionID=1&ExamID=1&SubClassID=2')).body;
  t.like(await told(), { Published: 1, data: { 0: { SerialNo: 1 }, 6: { TalentAcotin: 0 } } });
  await app.record(streams.results(SCHOOL, 1), SheetWithdrawn({ ...at, version: 1, noteId: null }));
  t.like(await told(), { Published: 0, data: [] });
});

test('a school that has said nothing reckons by marks and ranks densely', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const settings = async () => (await app.get('/api/exam/settings')).body.data;
  const usual = await settings();
  t.like(usual, {
    ...{ ExamStatus: 1, rankGaps: false, rankByGender: false, doubleEntry: false, holdCards: false },
    ...{ publicNeedsBirthDate: false, resultSites: [] },
  });
  const said = { ...USUAL_SETTINGS, mode: 2, gaps: true, byGender: true } as const;
  await app.record(streams.exams(SCHOOL), ExamSettingsSet(said));
  t.like(await settings(), { ExamStatus: 2, rankGaps: true, rankByGender: true });
  t.not((await settings()).revision, usual.revision);
});

test('conditions say whether their section is published, so that their forms correct', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const KINDS = ['subject', 'average', 'results', 'talent'];
  const told = (SubClassID: number) =>
    Promise.all(
      KINDS.map(async (kind) => {
        const path = `/api/exam/${kind}_conditions?SessionID=1&ExamID=1&SubClassID=${SubClassID}`;
        return (await app.get(path)).body.Published;
      }),
    );
  t.deepEqual(await told(2), [0, 0, 0, 0]);
  await app.record(streams.results(SCHOOL, 1), published(1));
  t.deepEqual(await told(2), [1, 1, 1, 1]);
  t.deepEqual(await told(3), [0, 0, 0, 0]);
});

test('each condition tells the version that a change of it names, and it is the one of its event', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const asked = async (kind: string) =>
    (await app.get(`/api/exam/${kind}_conditions?SessionID=1&ExamID=2&SubClassID=3`)).body;
  t.is((await asked('talent')).revision, 0);
  const talents = TalentConditionsSet({
    ...place,
    rows: divisions.map((_, index) => ({ ranked: true, serial: index + 1 })),
  });
  await app.record(streams.results(SCHOOL, 1), paper(1, 7), AVERAGE, RESULTS, talents);
  t.is((await asked('subject')).data[0].revision, conditionRevision(paper(1, 7).data));
  t.is((await asked('average')).data[0].revision, conditionRevision(AVERAGE.data));
  t.is((await asked('results')).data.revision, conditionRevision(RESULTS.data));
  t.is((await asked('talent')).revision, conditionRevision(talents.data));
});
