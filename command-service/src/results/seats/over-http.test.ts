import test, { type ExecutionContext } from 'ava';
import { examOffice } from '../test-support.ts';

const PLANS = '/api/exam/seat_plans';

/** Two candidates in the first section, one in the second; a room of four seats, and one of two. */
async function office(t: ExecutionContext) {
  const { app, call, eventsOf } = await examOffice(t);
  for (const [RoomName, Seats] of [
    ['হলরুম', 4],
    ['ছোট কক্ষ', 2],
  ])
    await app.done('POST', '/api/exam/rooms', { RoomName, Seats, Across: 2 });
  const make = (SubClassIDs: number[], RoomIDs: number[], more: object = {}) =>
    call('POST', PLANS, { SessionID: 1, ExamID: 1, SubClassIDs, RoomIDs, ...more });
  return { call, make, eventsOf };
}

test('candidates are seated by their codes, apart; the plan is withdrawn and made anew under another number', async (t) => {
  const { call, make, eventsOf } = await office(t);
  t.like(await make([1, 2], [1]), { status: 201, body: { id: 1 } });
  t.deepEqual(await eventsOf('SeatPlanMade'), [
    {
      ...{ sessionId: 1, examId: 1, planId: 1, sectionIds: [1, 2] },
      rooms: [{ roomId: 1, across: 2, seated: [1, 3, null, 2] }],
    },
  ]);
  t.is((await call('DELETE', `${PLANS}/1/1`)).status, 200);
  t.like(await call('DELETE', `${PLANS}/1/1`), { status: 404, body: { code: 'results.no-seats' } });
  t.like(await make([1], [1]), { status: 201, body: { id: 2 } });
});

test('a section or a room with a plan, too few seats and neighbours of one section are 409, named', async (t) => {
  const { make, eventsOf } = await office(t);
  const apart = await make([1], [2]);
  t.like(apart, { status: 409, body: { code: 'results.seats-apart' } });
  t.like(await make([1, 2], [2]), { status: 409, body: { code: 'results.seats-missing' } });
  t.is((await make([1], [1])).status, 201);
  t.like(await make([1], [2]), { status: 409, body: { code: 'results.seats-planned' } });
  const room = await make([2], [1]);
  t.true(room.status === 409 && room.body.message.includes('হলরুম'), room.body.message);
  t.is((await make([2], [9])).status, 404);
  t.is((await make([9], [2])).status, 404);
  t.is((await make([], [2])).status, 400);
  t.is((await eventsOf('SeatPlanMade')).length, 1);
});
