import { type PublishedFacts, resultCommands } from '@madrasah/events/results';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { SCHOOL } from '../../test-support/app.ts';
import type { Frame } from '../frame.ts';
import { resultsStream } from '../state.ts';
import { allMarked, examOffice, form, PLACE, subjectForm, typed } from '../test-support.ts';
import { type Correction, correct } from './correct.ts';

const CORRECTIONS = '/api/result/corrections';
const TALENTS = '/api/exam/talent_conditions';
const PREVIEW = `${CORRECTIONS}/preview`;

/** Both sections published: student 1 has 80 and 70 and is first, student 2 has 60 and 50. */
async function published(t: Parameters<typeof examOffice>[0]) {
  const office = await examOffice(t);
  await allMarked(office);
  await office.call('POST', '/api/result/publish', { SessionID: 1, ExamID: 1 });
  const body = (StudentResults: object[], reason?: string) => ({ ...PLACE, StudentResults, reason });
  return { ...office, body };
}

test('a correction is a new version of the sheet; who was overtaken moves with it', async (t) => {
  const { call, body, eventsOf } = await published(t);
  const marks = [typed(2, [95, undefined])];
  const seen = await call('POST', PREVIEW, body(marks));
  t.deepEqual(
    seen.body.data.moved.map(({ UserID, old, new: now }: Record<string, Record<string, unknown>>) => [
      ...[UserID, old?.['Total'], now?.['Total'], old?.['Positions'], now?.['Positions']],
    ]),
    [[2, 110, 145, 2, 2]],
  );
  const overtaking = [typed(2, [95, 60])];
  t.like((await call('POST', PREVIEW, body(overtaking))).body.data.moved, {
    0: { UserID: 1, old: { Positions: 1 }, new: { Positions: 2, Total: 150 } },
    1: { UserID: 2, old: { Positions: 2, Division: 'জায়্যিদ' }, new: { Positions: 1, Total: 155 } },
  });
  t.is((await eventsOf('SheetPublished')).length, 2); // a preview records nothing
  t.is((await call('POST', CORRECTIONS, body(overtaking, 'উত্তরপত্র আবার দেখা হয়েছে'))).status, 200);
  const corrected = (await eventsOf('SheetPublished'))[2] as unknown as PublishedFacts;
  t.like(corrected, { version: 2, operationId: 2, corrects: { version: 1, noteId: 1 } });
  t.deepEqual(
    corrected.rows.map(({ userId, total, position }) => [userId, total, position]),
    [
      [1, 300, 2],
      [2, 310, 1],
    ],
  );
  t.like((await eventsOf('MarksEntered')).at(-1), {
    marks: [
      { userId: 2, subjectId: 1, mark: 190 },
      { userId: 2, subjectId: 2, mark: 120 },
    ],
  });
});

test('a correction is reckoned by the settings of its publication, whatever is set since', async (t) => {
  const { app, call, body, eventsOf } = await published(t);
  await app.done('PUT', '/api/exam/settings', { ExamStatus: 2, rankGaps: 1 });
  await call('POST', CORRECTIONS, body([typed(2, [95])], 'ভুল যোগ'));
  const sheets = await eventsOf('SheetPublished');
  t.like(sheets[2], { mode: 'marks', settings: { rankGaps: false } });
  t.is(sheets.length, 3);
});

test('without a reason, without a change, with a wrong cell or of what is not published nothing is corrected', async (t) => {
  const { call, body, eventsOf } = await published(t);
  t.like(await call('POST', CORRECTIONS, body([typed(2, [95])])), { status: 400 });
  t.like(await call('POST', CORRECTIONS, body([typed(2, [101])], 'x')), {
    status: 400,
    body: { code: 'results.marks-invalid' },
  });
  t.like(await call('POST', CORRECTIONS, body([typed(2, [60])], 'x')), {
    status: 409,
    body: { code: 'results.nothing-corrected' },
  });
  const overtaken = { UserID: 2, Subjects: [{ SubjectID: 1, SubVal1: 95, Was: 55 }] };
  t.like(await call('POST', CORRECTIONS, body([overtaken], 'x')), { status: 409 });
  await call('PUT', '/api/result/point_results/1-1-1/published', { published: 0, reason: 'ভুল' });
  for (const path of [PREVIEW, CORRECTIONS])
    t.like(await call('POST', path, body([typed(2, [95])], 'x')), {
      status: 409,
      body: { code: 'results.not-published' },
    });
  t.is((await eventsOf('SheetPublished')).length, 2);
  t.is((await call('PUT', '/api/exam/subject_conditions/1', subjectForm(1, { PassNumber: 30 }))).status, 200);
});

test('corrected conditions are a new version as well, reckoned by them; the conditions stand so from then on', async (t) => {
  const { call, eventsOf } = await published(t);
  const body = (Conditions: object, reason?: string) => ({ ...PLACE, Conditions, reason });
  const paper = { ...subjectForm(1), ID: 1, PassNumber: 70 };
  const seen = await call('POST', PREVIEW, body({ Subjects: [paper] }));
  t.is(seen.status, 200, JSON.stringify(seen.body));
  t.deepEqual(
    seen.body.data.moved.map(({ UserID }: Record<string, unknown>) => UserID),
    [2],
  );
  t.is((await eventsOf('SubjectConditionSet')).length, 3); // a preview records nothing
  t.is((await call('POST', CORRECTIONS, body({ Subjects: [paper] }, 'পাস নম্বর ভুল ছিল'))).status, 200);
  const corrected = (await eventsOf('SheetPublished'))[2] as unknown as PublishedFacts;
  t.like(corrected, {
    version: 2,
    corrects: { version: 1, noteId: 1 },
    subjects: [{ pass: 140 }, { pass: 66 }],
  });
  t.like((await eventsOf('SubjectConditionSet')).at(-1), { conditionId: 1, pass: 140 });
  t.like(await call('POST', CORRECTIONS, body({ Subjects: [paper] }, 'x')), {
    status: 409,
    body: { code: 'results.nothing-corrected' },
  });
});

test('conditions by which nothing could be published, of a foreign paper or below a mark correct nothing', async (t) => {
  const { call, body: ofMarks, eventsOf } = await published(t);
  const refused = async (Conditions: object, expected: object) => {
    for (const path of [PREVIEW, CORRECTIONS])
      t.like(await call('POST', path, { ...PLACE, Conditions, reason: 'x' }), expected);
  };
  const paper = (more: object) => ({ Subjects: [{ ...subjectForm(1), ID: 1, ...more }] });
  await refused(paper({ MaxNumber: 75, DivisionNumber1: 70 }), {
    status: 409,
    body: { code: 'results.mark-above' },
  });
  await refused(paper({ ID: 3 }), { status: 404, body: { code: 'results.condition-not-found' } });
  await refused(paper({ PassNumber: 101 }), { status: 400 });
  await refused({ Average: { DivisionTopNumber: 100 } }, { status: 400 });
  t.like(await call('POST', CORRECTIONS, { ...ofMarks([typed(2, [95])], 'x'), Conditions: paper({}) }), {
    status: 400,
    body: { fields: [{ path: 'Conditions' }] },
  });
  t.is((await eventsOf('SheetPublished')).length, 2);
});

test('a paper is taken off or added by a correction, which brings the marks of the new one along', async (t) => {
  const { app, call, eventsOf } = await published(t);
  const { id } = await app.done('POST', '/api/academic/academic_subjects', {
    SubClassID: 1,
    SubjectName: 'হাদীস',
  });
  const paper = subjectForm(id as number);
  const correction = (Conditions: object, StudentResults: object[] = []) => ({
    ...{ ...PLACE, Conditions, StudentResults, reason: 'বিষয়টি বাদ পড়েছিল' },
  });
  const marks = [1, 2].map((UserID) => ({ UserID, Subjects: [{ SubjectID: id, SubVal1: 40 * UserID }] }));
  t.like(await call('POST', CORRECTIONS, correction({ Removed: [1] }, marks)), { status: 400 });
  const foreign = [{ UserID: 1, Subjects: [{ SubjectID: 2, SubVal1: 5 }] }];
  t.like(await call('POST', CORRECTIONS, correction({ Subjects: [paper] }, foreign)), { status: 400 });
  t.is((await eventsOf('SheetPublished')).length, 2);
  const asTyped = (SubVal1: string) => [
    { UserID: 1, Subjects: [{ SubjectID: id, SubVal1: 'অ' }] },
    { UserID: 2, Subjects: [{ SubjectID: id, SubVal1 }] },
  ];
  const seen = await call('POST', PREVIEW, correction({ Subjects: [paper] }, asTyped('৪০.৫')));
  t.like(seen.body.data.moved, { 1: { UserID: 2, new: { Total: 150.5 } } });
  t.like(await call('POST', PREVIEW, correction({ Subjects: [paper] }, asTyped('১০১'))), {
    status: 400,
    body: { fields: [{ path: 'StudentResults.1.Subjects.0.SubVal1' }] },
  });
  const added = await call('POST', CORRECTIONS, correction({ Subjects: [paper] }, marks));
  t.is(added.status, 200, JSON.stringify(added.body));
  const sheet = async (at: number) => (await eventsOf('SheetPublished'))[at] as unknown as PublishedFacts;
  t.deepEqual(
    (await sheet(2)).rows.map(({ userId, total }) => [userId, total]),
    [
      [1, 300 + 80],
      [2, 220 + 160],
    ],
  );
  t.like(await call('POST', CORRECTIONS, correction({ Subjects: [paper] }, marks)), {
    ...{ status: 409, body: { code: 'results.condition-exists' } },
  });
  const removed = await call('POST', CORRECTIONS, correction({ Removed: [1] }));
  t.is(removed.status, 200, JSON.stringify(removed.body));
  t.deepEqual(
    (await sheet(3)).rows.map(({ userId, total }) => [userId, total]),
    [
      [1, 140 + 80],
      [2, 100 + 160],
    ],
  );
  t.like(await call('POST', CORRECTIONS, correction({ Removed: [1] })), { status: 404 });
});

test('a correction names the version it corrects; of another one nothing is done', async (t) => {
  const { app, body, eventsOf } = await published(t);
  const send = (version: number, mark: number) =>
    app.call('POST', CORRECTIONS, {
      token: app.token(1),
      body: body([typed(2, [mark])], 'ভুল যোগ'),
      headers: { 'if-match': `"${version}"` },
    });
  t.is((await send(1, 95)).status, 200);
  t.like(await send(1, 96), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await send(2, 96)).status, 200);
  t.is((await eventsOf('SheetPublished')).length, 4);
});

test('talent rows of a published section are set and taken off by a correction alone', async (t) => {
  const { call, eventsOf } = await published(t);
  const talents = (form('SetTalentConditions') as { conditions: object[] }).conditions;
  const correction = (Talents: object | null) => ({ ...PLACE, Conditions: { Talents }, reason: 'ক্রম বদল' });
  t.like(await call('POST', CORRECTIONS, correction(null)), { body: { code: 'results.nothing-corrected' } });
  t.is((await call('POST', CORRECTIONS, correction({ conditions: talents }))).status, 200);
  const sheets = async () => (await eventsOf('SheetPublished')) as unknown as PublishedFacts[];
  t.is((await sheets()).at(-1)?.talents?.rows.length, 7);
  t.is((await call('POST', CORRECTIONS, correction(null))).status, 200);
  t.is((await sheets()).at(-1)?.talents, null);
  t.is((await eventsOf('TalentConditionsWithdrawn')).length, 1);
  t.is((await call('DELETE', `${TALENTS}/1-1-1`)).status, 409);
});

const NONE = { bn: '', en: '', ar: '' };
const FRAME = {
  ...{ lost: () => undefined, isGpa: false, doubleEntry: false, overAllPapers: true, actorId: 1 },
  ...{ serialOf: () => 0, genderOf: () => 1, sectionName: () => '', codeOf: () => '' },
  wordsOf: () => ({ session: NONE, exam: NONE, class: NONE, section: NONE, subjects: [] }),
  settings: { rankGaps: false, rankByGender: false },
} as unknown as Frame;

test('a correction of marks is ranked by the rows its sheet was published by, also where none are saved', async (t) => {
  const office = await examOffice(t);
  await allMarked(office);
  const talents = form('SetTalentConditions') as { conditions: { SerialNo: number }[] };
  const turned = talents.conditions.map((one) => ({ ...one, TalentAcotin: 1, SerialNo: 8 - one.SerialNo }));
  t.is((await office.call('POST', TALENTS, { ...talents, conditions: turned })).status, 200);
  await office.call('POST', '/api/result/publish', { SessionID: 1, ExamID: 1 });
  const stream = resultsStream(1);
  const state = stream.initial(plainTable);
  for await (const event of office.app.store.readStream(stream.nameFor(SCHOOL)))
    if (event.type !== 'TalentConditionsSet') stream.evolve(state, event as never);
  const body = { ...PLACE, StudentResults: [typed(2, [61])], reason: 'ভুল যোগ' };
  const sent = resultCommands.correctResults.input.parse({ params: {}, body });
  const corrected = correct(state, sent, FRAME, 1, undefined) as Correction;
  const sheet = corrected.drafts.at(-1)?.data as PublishedFacts;
  t.is(sheet.talents?.rows.length, 7);
  t.deepEqual(
    sheet.rows.map(({ userId, total, position }) => [userId, total, position]),
    [
      [1, 300, 2],
      [2, 222, 1],
    ],
  );
});
