import test, { type ExecutionContext } from 'ava';
import { SCHOOL } from '../../test-support/app.ts';
import { examOffice } from '../test-support.ts';

const ROUTINE = '/api/exam/routine/sections';
const row = (SubClassID: number, SubjectID: number, more: object = {}) => ({
  ...{ SessionID: 1, ExamID: 1, SubClassID, SubjectID, Day: '2026-12-08', TimeFrom: '09:00' },
  ...{ TimeTo: '12:00', RoomID: 1, InvigilatorID: null, ...more },
});

/** Two students take the exam of the first section, one that of the second; a room of two seats and a larger one. */
async function office(t: ExecutionContext) {
  const { app, call } = await examOffice(t);
  for (const [RoomName, Seats] of [
    ['ছোট কক্ষ', 2],
    ['হলরুম', 50],
  ])
    await app.done('POST', '/api/exam/rooms', { RoomName, Seats, Across: 2 });
  const recorded = async () =>
    (await app.recorded(`exams-${SCHOOL}`)).filter((type) => type.startsWith('RoutineRow'));
  return { call, recorded };
}

test('rows of several sections are written in one append', async (t) => {
  const { call, recorded } = await office(t);
  const rows = [row(1, 1), row(1, 2, { Day: '2026-12-09' }), row(2, 3, { RoomID: 2 })];
  t.like(await call('POST', ROUTINE, { rows }), { status: 200, body: { data: { set: 3 } } });
  t.deepEqual(await recorded(), ['RoutineRowAdded', 'RoutineRowAdded', 'RoutineRowAdded']);
});

test('what stands in the way is told of each section and paper, and none is written', async (t) => {
  const { call, recorded } = await office(t);
  const rows = [
    row(1, 1),
    row(1, 2),
    row(2, 3),
    row(2, 3, { RoomID: 2, Day: '2026-12-09', TimeTo: '08:00' }),
  ];
  const refused = await call('POST', ROUTINE, { rows });
  t.like(refused, { status: 409, body: { code: 'exams.routine-refused' } });
  t.deepEqual(
    refused.body.fields.map(({ path }: { path: string }) => path),
    ['rows.1', 'rows.2', 'rows.3'],
  );
  t.regex(refused.body.fields[0].message, /^শাখার নাম – কুদুরী: .*অন্য পরীক্ষা/);
  t.regex(refused.body.fields[1].message, /^খ শাখা – কাফিয়া: .*ছোট কক্ষ/, 'who sits in a room is counted');
  t.deepEqual(await recorded(), []);
});

test('a row without a day is 400 at its place', async (t) => {
  const { call } = await office(t);
  const refused = await call('POST', ROUTINE, { rows: [row(1, 1, { Day: '' })] });
  t.like(refused, { status: 400, body: { fields: [{ path: 'rows.0.Day' }] } });
  t.like(await call('POST', ROUTINE, { rows: [] }), { status: 400, body: { fields: [{ path: 'rows' }] } });
});
