import { Buffer } from 'node:buffer';
import { say, streams } from '@madrasah/events';
import { writeWorkbook } from '@madrasah/service-kit/workbook';
import test, { type ExecutionContext } from 'ava';
import { SCHOOL } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT } from '../../test-support/office.ts';
import { allMarked, examOffice, fewer, form, PLACE as PLACE_IDS, typed } from '../test-support.ts';

const IMPORT = '/api/result/import';
const HEAD = 'দাখেলা,কাফিয়া,Code2';
const PLACE = { SessionID: '1', ExamID: '1', SubClassID: '1' };

async function office(t: ExecutionContext) {
  // Files are read in a thread of their own, one after another: a busy machine takes its time.
  const exam = await examOffice(t, { withinMs: 60_000 });
  const { app } = exam;
  const send = (file: Uint8Array | string, form: Record<string, string> = {}, key?: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...PLACE, ...form })) body.append(name, value);
    body.append('file', new Blob([Buffer.from(file)]), 'নম্বর');
    return app.call('POST', IMPORT, { token: app.token(1), body, ...(key ? { key } : {}) });
  };
  const take = (lines: readonly string[], form: Record<string, string> = {}, key?: string) =>
    send(['দাখেলা,নাম,কাফিয়া,কুদুরী', ...lines].join('\n'), form, key);
  const undo = (step: string) =>
    app.call('POST', `${IMPORT}/1/${step}`, { token: app.token(1), body: { reason: 'ভুল ফাইল' } });
  return { ...exam, send, take, undo };
}
const DEED = { dryRun: '0' };

test('a file is looked at first: every wrong cell is named by line and heading, and nothing is recorded', async (t) => {
  const { take, send, eventsOf } = await office(t);
  const seen = await take([
    '১০০১,আহমাদ,৭৯.৫,অ',
    '1002,,১০১,x',
    '1003,,50,50',
    '১০০৯,,৫,৫',
    '১০০৯,,৬,৬',
    '1001x,,1,1',
  ]);
  t.is(seen.status, 200);
  t.like(seen.body.data, { rows: 6, valid: 1, invalid: 5 });
  t.deepEqual(
    seen.body.data.errors.map(({ row, heading }: { row: number; heading: string }) => [row, heading]),
    [
      ...[[3, 'কুদুরী'] as const, [3, 'কাফিয়া'] as const],
      ...[[4, 'দাখেলা'] as const, [5, 'দাখেলা'] as const, [6, 'দাখেলা'] as const, [7, 'দাখেলা'] as const],
    ],
  );
  const wrongHead = await send([HEAD, '১০০১,৫,৫'].join('\n'));
  t.is(wrongHead.body.data.errors[0].message, say('bn', 'import.heading-unknown', { heading: 'Code2' }));
  t.deepEqual(await eventsOf('MarksEntered'), []);
  t.is((await take(['১০০১,,৫,৫'], { ExamID: '9' })).status, 404);
});

test('all rows are taken, or none while one is wrong, or the wrong ones are left out whole', async (t) => {
  const { app, take, eventsOf } = await office(t);
  const lines = ['১০০১,,৭৯.৫,অ', '1002,,60,101'];
  t.like(await take(lines, DEED), { status: 400, body: { code: 'import.invalid' } });
  t.deepEqual(await eventsOf('MarksEntered'), []);
  const taken = await take(lines, { ...DEED, skipInvalid: '1' }, 'k');
  t.like(taken.body.data, { rows: 2, valid: 1, invalid: 1, operationId: 'marks-import-1' });
  t.deepEqual(
    (await take(lines, { ...DEED, skipInvalid: '1' }, 'k')).body.data.operationId,
    'marks-import-1',
  );
  t.deepEqual(
    (await eventsOf('MarksEntered')).map(({ marks }) => marks),
    [
      [
        { userId: 1, subjectId: 1, mark: 159 },
        { userId: 1, subjectId: 2, mark: 'absent' },
      ],
    ],
  );
  const operations = [];
  for await (const { data } of app.store.readStream(streams.operations(SCHOOL))) operations.push(data);
  const [names, section] = [form('AddClass'), form('AddSection')];
  const english = `${names['EnglishClass'] || names['ClassName']} – ${section['SubClassEng'] || section['SubClass']}`;
  t.like((operations[0] as { about: object }).about, {
    section: `${names['ClassName']} – ${section['SubClass']}`,
    sectionEn: english,
  });
});

test('an empty cell stays as it is, a row that changes nothing counts as taken', async (t) => {
  const office1 = await office(t);
  await allMarked(office1);
  const before = (await office1.eventsOf('MarksEntered')).length;
  const taken = await office1.take(['১০০১,,৮০,', '১০০২,,,৫১'], DEED);
  t.like(taken.body.data, { valid: 2, invalid: 0 });
  t.deepEqual(
    (await office1.eventsOf('MarksEntered')).slice(before).map(({ marks }) => marks),
    [[{ userId: 2, subjectId: 2, mark: 102 }]],
  );
});

test('an import is taken back by what stood before; a cell that has been changed since is named, and nothing goes back', async (t) => {
  const { take, undo, save, eventsOf } = await office(t);
  await save([typed(1, [50])]);
  await take(['১০০১,,৭৯.৫,৬০', '1002,,60,40'], DEED);
  t.like((await undo('undo_preview')).body.data, {
    ...{ possible: true, obstacles: [] },
    consequences: [say('bn', 'results.import-undone', { count: 2 })],
  });
  await save([typed(2, [undefined, 45])]);
  const held = await undo('undo');
  t.like(held, { status: 409, body: { code: 'results.marks-changed' } });
  t.is(held.body.fields[0].message, say('bn', 'results.changed-since', { code: 1002, subject: 'কুদুরী' }));
  await save([typed(2, [undefined, 40])]);
  t.is((await undo('undo')).status, 201);
  t.deepEqual((await eventsOf('MarksEntered')).at(-1)?.['marks'], [
    { userId: 1, subjectId: 1, mark: 100 },
    { userId: 1, subjectId: 2, mark: null },
    { userId: 2, subjectId: 1, mark: null },
    { userId: 2, subjectId: 2, mark: null },
  ]);
  t.like(await undo('undo'), { status: 409, body: { code: 'operation.already-undone' } });
});

test('an import is not taken back where the full marks are fewer by now than what stood before', async (t) => {
  const { call, take, undo, save, eventsOf } = await office(t);
  await save([typed(1, [90])]);
  await take(['১০০১,,40,'], DEED);
  await call('PUT', '/api/exam/subject_conditions/1', fewer(1));
  const before = (await eventsOf('MarksEntered')).length;
  const held = await undo('undo');
  t.is(held.status, 409);
  const params = { code: 1001, subject: 'কাফিয়া', mark: 90, max: 50 };
  t.is(held.body.fields[0].message, say('bn', 'results.above-now', params));
  t.is((await eventsOf('MarksEntered')).length, before);
});

test('what is published takes no file, a school that types once no second pass, a formula is named by its cell', async (t) => {
  const exam = await office(t);
  const [head, code] = [['UserCode', 'Subject1'].map((value) => ({ value })), { value: '1001' }];
  const data = [head, [code, { value: '=1+1', type: 'Formula' }]];
  const formula = [{ sheet: 'ক', data, columns: [{ width: 9 }] }] as never;
  const [named] = (await exam.send(await writeWorkbook(formula))).body.data.errors;
  t.like(named, { row: 2, path: 'Subject1' });
  t.regex(named.message, /B2|B২/);
  t.like(await exam.send('\u0000\u0001'), { status: 415 });
  t.like((await exam.take(['১০০১,,৫,৫'], { pass: '2' })).body.data, { valid: 0, invalid: 1 });
  await allMarked(exam);
  await exam.call('POST', '/api/result/publish', { SessionID: 1, ExamID: 1 });
  t.like(await exam.take(['১০০১,,৫,৫'], DEED), { status: 409, body: { code: 'results.published' } });
});

test('a teacher’s file has his papers; a column of another’s is no column of his', async (t) => {
  const { app, call } = await office(t);
  await app.empower(6, 'result_entry', 'view', 'insert');
  await call('POST', '/api/result/assignments', {
    SessionID: 1,
    ExamID: 1,
    SubClassID: 1,
    LoginID: 6,
    SubjectIDs: [1],
  });
  const send = (text: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...PLACE, ...DEED })) body.append(name, value);
    body.append('file', new Blob([text]), 'নম্বর');
    return app.call('POST', IMPORT, { token: app.token(6), body });
  };
  const foreign = await send('দাখেলা,কাফিয়া,কুদুরী\n১০০১,৫,৫');
  t.like(foreign, { status: 400, body: { code: 'import.invalid' } });
  t.like((await send('দাখেলা,কাফিয়া\n১০০১,৫')).body.data, { rows: 1, valid: 1 });
});

test('a file of more rows than go in a usual append is entered by one event, and taken back by one', async (t) => {
  const { app, take, undo, eventsOf } = await office(t);
  const users: { UserID: number; UserCode: string }[] = [];
  for (let number = 1; number <= 410; number += 1)
    users.push(
      (await app.done('POST', ADMIT, { ...student, SubClassID: 1 }))['data'] as (typeof users)[number],
    );
  const userids = [1, 2, ...users.map(({ UserID }) => UserID)];
  await app.done('POST', '/api/exam/students', { ...PLACE_IDS, userids });
  const lines = users.map(({ UserCode }, at) => `${UserCode},,${at % 100},`);
  const taken = await take(lines, DEED);
  t.like(taken.body.data, { rows: 410, valid: 410, invalid: 0, operationId: 'marks-import-1' });
  t.deepEqual(
    (await eventsOf('MarksEntered')).map(({ marks }) => (marks as unknown[]).length),
    [410],
  );
  t.is((await undo('undo')).status, 201);
  t.deepEqual(
    (await eventsOf('MarksEntered')).map(({ marks }) => (marks as unknown[]).length),
    [410, 410],
  );
});
