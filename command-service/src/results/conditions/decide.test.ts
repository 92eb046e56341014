import type { EventDraft } from '@madrasah/events';
import { sections } from '@madrasah/events/academics';
import {
  type AverageConditionFacts,
  AverageConditionSet,
  CandidatesListed,
  conditionRevision,
  MarksEntered,
  type PublishedFacts,
  type ResultsConditionFacts,
  ResultsConditionSet,
  SheetPublished,
  type SubjectConditionFacts,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  type TalentConditionsFacts,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from '@madrasah/events/results';
import test from 'ava';
import { given, sampleData } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import type { Frame } from '../frame.ts';
import { resultsStream } from '../state.ts';
import { copy } from './copy.ts';
import {
  setAverage,
  setResults,
  setSubject,
  setTalents,
  withdrawSubject,
  withdrawTalents,
} from './decide.ts';

const place = { sessionId: 2, examId: 3, sectionId: 4 };
const elsewhere = { ...place, examId: 5 };
/** Subject 6 of section 4, full marks 100 (200 halves). */
const { conditionId: _one, ...paper } = sampleData<SubjectConditionFacts>('SubjectConditionSet.v1');
const { conditionId: _two, ...average } = sampleData<AverageConditionFacts>('AverageConditionSet.v1');
const { conditionId: _three, ...failing } = sampleData<ResultsConditionFacts>('ResultsConditionSet.v1');
const talents = sampleData<TalentConditionsFacts>('TalentConditionsSet.v1');
const published = SheetPublished({ ...sampleData<PublishedFacts>('SheetPublished.v3'), ...place });
const after = (...recorded: readonly EventDraft[]) => given(resultsStream(2), ...recorded);
const paperSet = (conditionId: number, more: Partial<SubjectConditionFacts> = {}) =>
  SubjectConditionSet({ ...paper, ...more, conditionId });

/** Subjects 6 and 7 are of section 4, 8 of section 9 is a namesake of 6. */
const SUBJECTS: Readonly<Record<number, { sectionId: number; name: string }>> = {
  6: { sectionId: 4, name: 'কাফিয়া' },
  7: { sectionId: 4, name: 'কুদুরী' },
  8: { sectionId: 9, name: 'কাফিয়া' },
};
const frame = (more: Partial<Frame> = {}) =>
  ({
    ...{ lost: () => undefined, isGpa: false, codeOf: (userId: number) => `${1000 + userId}` },
    subject: (id: number) => SUBJECTS[id],
    subjectNames: (id: number) => ({ bn: SUBJECTS[id]?.name ?? '', en: '' }),
    subjectNamed: (sectionId: number, name: string) => (sectionId === 9 && name === 'কাফিয়া' ? 8 : undefined),
    ...more,
  }) as Frame;
const GPA = frame({ isGpa: true });
const LOST = frame({ lost: () => sections.refuse('section.not-found') });

test('a paper gets the next condition of the session, and keeps its number through a change', (t) => {
  t.deepEqual(setSubject(after(), paper, frame()), [paperSet(1)]);
  const known = after(paperSet(1));
  t.deepEqual(setSubject(known, { ...paper, subjectId: 7 }, frame()), [paperSet(2, { subjectId: 7 })]);
  const changed = { ...paper, conditionId: 1, pass: 80 };
  t.deepEqual(setSubject(known, changed, frame()), [paperSet(1, { pass: 80 })]);
  t.deepEqual(setSubject(known, { ...paper, conditionId: 1 }, frame()), [], 'the same again records nothing');
  const next = setSubject(after(AverageConditionSet({ ...average, conditionId: 4 })), paper, frame());
  t.like(next, [{ data: { conditionId: 5 } }], 'conditions of every kind count on together');
});

test('a paper’s condition is refused where its place, its subject or its number is another’s', (t) => {
  const known = after(paperSet(1), paperSet(2, { subjectId: 7 }));
  refuses(t, setSubject(known, paper, LOST), 'section.not-found');
  refuses(t, setSubject(after(published), paper, frame()), 'results.published');
  refuses(t, setSubject(known, { ...paper, conditionId: 9 }, frame()), 'results.condition-not-found');
  const moved = { ...paper, ...elsewhere, conditionId: 1 };
  refuses(t, setSubject(known, moved, frame()), 'results.condition-not-found');
  refuses(t, setSubject(known, { ...paper, conditionId: 1 }, frame(), 1), 'conflict.changed');
  refuses(t, setSubject(after(), { ...paper, subjectId: 8 }, frame()), 'results.foreign-subject');
  refuses(t, setSubject(known, paper, frame()), 'results.condition-exists');
  const onto = { ...paper, conditionId: 1, subjectId: 7 };
  refuses(t, setSubject(known, onto, frame()), 'results.condition-exists');
});

test('a subject that has left its list keeps the condition it has', (t) => {
  const gone = frame({ subject: () => undefined });
  const seen = conditionRevision({ ...paper, conditionId: 1 });
  t.like(setSubject(after(paperSet(1)), { ...paper, conditionId: 1, pass: 80 }, gone, seen), [
    { data: { pass: 80 } },
  ]);
});

test('one paper of a place may be optional, where points are reckoned', (t) => {
  const optional = { ...paper, optional: true };
  refuses(t, setSubject(after(), optional, frame()), 'results.optional-in-marks');
  t.like(setSubject(after(), optional, GPA), [{ data: { optional: true } }]);
  const known = after(paperSet(1, { optional: true }));
  refuses(t, setSubject(known, { ...optional, subjectId: 7 }, GPA), 'results.optional-twice');
  t.like(setSubject(known, { ...optional, conditionId: 1, pass: 80 }, GPA), [{ data: { pass: 80 } }]);
});

const candidates = CandidatesListed({
  ...{ ...place, removed: [], noteId: null, added: [{ userId: 21, admissionId: 31 }] },
});
const marked = MarksEntered({ ...place, pass: 1, marks: [{ userId: 21, subjectId: 6, mark: 181 }] });

test('full marks do not fall below a mark that was entered: each student is named by his code', (t) => {
  const known = after(paperSet(1), candidates, marked);
  const refused = setSubject(known, { ...paper, conditionId: 1, max: 180 }, frame());
  refuses(t, refused, 'results.mark-above');
  t.like(refused, { fields: [{ path: 'MaxNumber', problem: { params: { code: '1021', mark: 90.5 } } }] });
  t.like(setSubject(known, { ...paper, conditionId: 1, max: 182 }, frame()), [{ data: { max: 182 } }]);
});

test('a paper’s condition is taken off while nothing is published, by whoever has seen it', (t) => {
  const known = after(paperSet(1));
  const off = SubjectConditionWithdrawn({ ...place, conditionId: 1, subjectId: 6 });
  t.deepEqual(withdrawSubject(known, { conditionId: 1 }, frame()), [off]);
  refuses(t, withdrawSubject(known, { conditionId: 2 }, frame()), 'results.condition-not-found');
  refuses(
    t,
    withdrawSubject(after(paperSet(1), published), { conditionId: 1 }, frame()),
    'results.published',
  );
  refuses(t, withdrawSubject(known, { conditionId: 1 }, frame(), 1), 'conflict.changed');
});

test('a place has one average condition: a second is refused, the one that stands is changed', (t) => {
  const set = AverageConditionSet({ ...average, conditionId: 1 });
  const known = after(set);
  t.deepEqual(setAverage(after(), average, frame()), [set]);
  t.deepEqual(setAverage(known, { ...average, conditionId: 1 }, frame()), []);
  t.like(setAverage(known, { ...average, conditionId: 1, top: 500 }, frame()), [{ data: { top: 500 } }]);
  refuses(t, setAverage(known, average, frame()), 'results.condition-exists');
  refuses(t, setAverage(known, { ...average, conditionId: 2 }, frame()), 'results.condition-not-found');
  refuses(t, setAverage(known, { ...average, conditionId: 1 }, frame(), 1), 'conflict.changed');
  refuses(t, setAverage(after(), average, LOST), 'section.not-found');
  refuses(t, setAverage(after(published), average, frame()), 'results.published');
});

test('a place has one results condition: saved again, the new one stands in place of the old', (t) => {
  const set = ResultsConditionSet({ ...failing, conditionId: 1 });
  const known = after(set);
  t.deepEqual(setResults(after(), failing, frame()), [set]);
  t.deepEqual(setResults(known, failing, frame()), []);
  t.like(setResults(known, { ...failing, places: 3 }, frame()), [{ data: { conditionId: 1, places: 3 } }]);
  refuses(t, setResults(known, { ...failing, conditionId: 2 }, frame()), 'results.condition-not-found');
  refuses(t, setResults(known, failing, frame(), 1), 'conflict.changed');
  refuses(t, setResults(after(), failing, LOST), 'section.not-found');
  refuses(t, setResults(after(published), failing, frame()), 'results.published');
});

test('the order of tiers is set and taken off by whoever has seen it', (t) => {
  const set = TalentConditionsSet(talents);
  t.deepEqual(setTalents(after(), talents, frame()), [set]);
  t.deepEqual(setTalents(after(set), talents, frame()), []);
  t.deepEqual(withdrawTalents(after(set), place, frame()), [TalentConditionsWithdrawn(place)]);
  refuses(t, withdrawTalents(after(), place, frame()), 'results.condition-not-found');
  for (const decide of [
    (state: ReturnType<typeof after>, by: Frame, seen?: number) => setTalents(state, talents, by, seen),
    (state: ReturnType<typeof after>, by: Frame, seen?: number) => withdrawTalents(state, place, by, seen),
  ]) {
    refuses(t, decide(after(set), frame(), 1), 'conflict.changed');
    refuses(t, decide(after(set), LOST), 'section.not-found');
    refuses(t, decide(after(set, published), frame()), 'results.published');
  }
});

test('a copy brings what a place lacks, papers of another section by their names, and leaves what stands', (t) => {
  const state = after(
    ...[paperSet(1), paperSet(2, { subjectId: 7 }), AverageConditionSet({ ...average, conditionId: 3 })],
    ...[ResultsConditionSet({ ...failing, conditionId: 4 }), TalentConditionsSet(talents)],
  );
  const to = { ...place, sectionId: 9 };
  const copied = copy(state, state, { from: place, to: [to] }, frame());
  t.deepEqual(copied, [
    paperSet(5, { ...to, subjectId: 8 }),
    AverageConditionSet({ ...average, ...to, conditionId: 6 }),
    ResultsConditionSet({ ...failing, ...to, conditionId: 7 }),
    TalentConditionsSet({ ...talents, ...to }),
  ]);
  t.deepEqual(copy(state, state, { from: place, to: [place] }, frame()), [], 'all of it stands there');
});

test('a copy brings one optional paper at most, and none where marks are reckoned', (t) => {
  const from = after(paperSet(1, { optional: true }));
  const brought = (state: ReturnType<typeof after>, by: Frame) =>
    copy(state, from, { from: place, to: [elsewhere] }, by);
  t.like(brought(after(), GPA), [{ data: { optional: true } }]);
  t.like(brought(after(), frame()), [{ data: { optional: false } }]);
  const known = after(paperSet(1, { ...elsewhere, subjectId: 7, optional: true }));
  t.like(brought(known, GPA), [{ data: { optional: false } }]);
});

test('nothing is copied from where nothing is, to where it may not be, or below a mark that stands', (t) => {
  const command = { from: elsewhere, to: [place] };
  refuses(t, copy(after(), after(), command, frame()), 'results.nothing-to-copy');
  const from = after(paperSet(1, { ...elsewhere, max: 100 }));
  refuses(t, copy(after(), from, command, LOST), 'section.not-found');
  refuses(t, copy(after(published), from, command, frame()), 'results.published');
  refuses(t, copy(after(candidates, marked), from, command, frame()), 'results.mark-above');
});
