import test, { type ExecutionContext } from 'ava';
import { SCHOOL } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT } from '../../test-support/office.ts';
import { examOffice } from '../test-support.ts';

const ROUTINE = '/api/exam/routine';
const row = {
  ...{ SessionID: 1, ExamID: 1, SubClassID: 1, SubjectID: 1, Day: '2026-11-08', TimeFrom: '9:00 AM' },
  ...{ TimeTo: '১২:০০', RoomID: 1, InvigilatorID: null },
};

/** Two students take the exam of the first section, one that of the second; a room of two seats, a larger one, a teacher. */
async function office(t: ExecutionContext) {
  const { app, call } = await examOffice(t);
  for (const [RoomName, Seats] of [
    ['ছোট কক্ষ', 2],
    ['হলরুম', 50],
  ])
    await app.done('POST', '/api/exam/rooms', { RoomName, Seats, Across: 2 });
  await app.done('POST', '/api/users/insert_user_info', {
    ...(FORMS['RegisterPerson'] as object),
  });
  const add = (more: object = {}) => call('POST', ROUTINE, { ...row, ...more });
  const rows = async () =>
    (await app.recorded(`exams-${SCHOOL}`)).filter((type) => type.startsWith('RoutineRow'));
  return { app, call, add, rows };
}

test('a paper stands in the routine with its day, its time and its room, and is changed and taken off', async (t) => {
  const { call, add, rows } = await office(t);
  t.like(await add(), { status: 201, body: { id: 1 } });
  t.is((await call('PUT', `${ROUTINE}/1`, { ...row, RoomID: 2 })).status, 200);
  t.is((await call('DELETE', `${ROUTINE}/1`)).status, 200);
  t.deepEqual(await rows(), ['RoutineRowAdded', 'RoutineRowChanged', 'RoutineRowRetired']);
});

test('a room too full, a section in two places and a doubled row are 409, named; nothing is recorded', async (t) => {
  const { add, rows } = await office(t);
  t.is((await add()).status, 201);
  const full = await add({ SubClassID: 2, SubjectID: 3 });
  t.like(full, { status: 409, body: { code: 'exams.room-full' } });
  t.true(full.body.message.includes('ছোট কক্ষ') && full.body.message.includes('৩'), full.body.message);
  t.like(await add({ SubjectID: 2, RoomID: 2 }), { status: 409, body: { code: 'exams.section-busy' } });
  t.like(await add({ TimeFrom: '13:00', TimeTo: '14:00' }), {
    status: 409,
    body: { code: 'exams.routine-exists' },
  });
  t.is((await rows()).length, 1);
});

test('candidates who come later are listed; the answer names the room, the day and how many find too few seats', async (t) => {
  const { app, add } = await office(t);
  t.is((await add()).status, 201);
  await app.done('POST', ADMIT, { ...student, SubClassID: 1 });
  const place = { SessionID: 1, ExamID: 1, SubClassID: 1 };
  const save = async (userids: readonly number[], reason = '') =>
    (await app.done('POST', '/api/exam/students', { ...place, userids, reason }))['data'];
  const told = {
    ...{ RoomID: 1, RoomName: 'ছোট কক্ষ', Day: '2026-11-08', TimeFrom: '09:00', TimeTo: '12:00' },
    ...{ Seats: 2, Count: 3 },
  };
  t.deepEqual(await save([1, 2, 5]), { crowded: [told] });
  t.deepEqual(await save([1, 2], 'ভুল'), { crowded: [] });
  t.is((await add({ SubClassID: 2, SubjectID: 3, Day: '2026-11-09' })).status, 201);
  const plan = { SessionID: 1, ExamID: 1, SubClassIDs: [1, 2], RoomIDs: [2] };
  const made = await app.done('POST', '/api/exam/seat_plans', plan);
  t.deepEqual([made['id'], made['data']], [1, { crowded: [] }]);
});

test('a watcher in two rooms is 409; whoever is no teacher, a foreign subject and a turned time are named', async (t) => {
  const { add, rows } = await office(t);
  const teacher = 4; // after three students
  t.is((await add({ InvigilatorID: teacher })).status, 201);
  t.like(await add({ SubClassID: 2, SubjectID: 3, RoomID: 2, InvigilatorID: teacher }), {
    status: 409,
    body: { code: 'exams.invigilator-busy' },
  });
  for (const [more, code, path] of [
    [{ InvigilatorID: 1 }, 'exams.no-invigilator', 'InvigilatorID'],
    [{ SubjectID: 3 }, 'exams.foreign-subject', 'SubjectID'],
    [{ TimeTo: '08:00' }, 'exams.time-order', 'TimeTo'],
    [{ TimeFrom: '25:00' }, 'request.invalid', 'TimeFrom'],
  ] as const) {
    const refused = await add({ Day: '2026-11-09', ...more });
    t.like(refused, { status: 400, body: { code } });
    t.deepEqual(
      refused.body.fields.map((field: { path: string }) => field.path),
      [path],
    );
  }
  t.is((await rows()).length, 1);
});

test('where a seat plan stands, a paper in several rooms is counted as the plan seats it', async (t) => {
  const { app, call, add } = await office(t);
  for (const SubClassID of [1, 1]) await app.done('POST', ADMIT, { ...student, SubClassID });
  const place = { SessionID: 1, ExamID: 1 };
  await app.done('POST', '/api/exam/students', { ...place, SubClassID: 1, userids: [1, 2, 5, 6] });
  t.like(await add(), { status: 409, body: { code: 'exams.room-full' } }); // four in a room of two seats
  await app.done('POST', '/api/exam/seat_plans', { ...place, SubClassIDs: [1], RoomIDs: [1, 2] });
  t.is((await add()).status, 201); // the plan seats one there
  t.is((await add({ RoomID: 2 })).status, 201);
  const beside = { SubClassID: 2, SubjectID: 3 };
  t.is((await add(beside)).status, 201);
  await app.done('POST', ADMIT, { ...student, SubClassID: 1 });
  await app.done('POST', '/api/exam/students', { ...place, SubClassID: 1, userids: [1, 2, 5, 6, 7] });
  const again = await call('PUT', `${ROUTINE}/3`, { ...row, ...beside });
  t.like(again, { status: 409, body: { code: 'exams.room-full' } }); // who came later parts evenly
});
