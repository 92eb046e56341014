import test from 'ava';
import type { RoutineRow } from './routine.ts';
import { crowdedOnWire, crowdedRows, sittingWith, type Takers, takersIn } from './sitting.ts';

const row: RoutineRow = {
  ...{ sessionId: 1, examId: 1, sectionId: 1, subjectId: 1, day: '2026-11-08' },
  ...{ from: '09:00', to: '12:00', roomId: 1, invigilatorId: null },
};
const users = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at);
const inRooms = (takers: Takers, ...rooms: readonly number[]) => {
  const all = rooms.map((roomId) => ({ ...row, roomId }));
  return all.map((one) =>
    sittingWith(
      one,
      all.filter((other) => other !== one),
      () => takers,
    ),
  );
};

test('without a plan a paper in several rooms parts its section evenly', (t) => {
  t.deepEqual(inRooms(takersIn(users(11), []), 1, 2), [6, 6]);
});

test('where a plan stands its seats count, room by room; who was listed later parts evenly', (t) => {
  const rooms = [
    { roomId: 1, seated: [...users(7), null, null] },
    { roomId: 2, seated: [null, ...users(3, 8)] },
  ];
  t.deepEqual(inRooms(takersIn(users(10), rooms), 1, 2), [7, 3]);
  t.deepEqual(inRooms(takersIn(users(10), rooms), 1), [7], 'the rest sits where the plan says');
  t.deepEqual(inRooms(takersIn(users(12), rooms), 1, 2), [8, 4]);
  t.deepEqual(inRooms(takersIn(users(9, 2), rooms), 1, 2), [6, 3], 'one was taken off the list');
});

test('in rooms that the plan does not name sits whoever it does not put into a room of the paper', (t) => {
  const takers = takersIn(users(10), [
    { roomId: 1, seated: users(6) },
    { roomId: 2, seated: users(4, 7) },
  ]);
  t.deepEqual(inRooms(takers, 1, 3), [6, 4]);
  t.deepEqual(inRooms(takers, 3), [10]);
});

test('rows are told whose room is too full while they last, in the order of their days', (t) => {
  const other = { ...row, sectionId: 2, subjectId: 2 };
  const later = { ...row, subjectId: 3, day: '2026-11-10' };
  const earlier = { ...row, subjectId: 4, day: '2026-11-07', roomId: 2 };
  const rows = [later, row, other, earlier, { ...other, subjectId: 5, day: '2026-11-10', from: '12:00' }];
  const taking = new Map([
    [1, takersIn(users(20), [])],
    [2, takersIn(users(21), [])],
  ]);
  const crowded = (sectionIds: readonly number[]) =>
    crowdedOnWire(
      crowdedRows(
        rows,
        (roomId) => (roomId === 1 ? 40 : 19),
        ({ sectionId }) => taking.get(sectionId) as Takers,
        { sessionId: 1, examId: 1, sectionIds },
      ),
      (roomId) => `r${roomId}`,
    ).map(({ RoomName, Day, Seats, Count }) => [RoomName, Day, Seats, Count]);
  t.deepEqual(crowded([1]), [
    ['r2', '2026-11-07', 19, 20],
    ['r1', '2026-11-08', 40, 41],
  ]);
  t.deepEqual(crowded([2]), [['r1', '2026-11-08', 40, 41]]);
  t.is(crowded([1, 2]).length, 2, 'two papers in one room at one time are told once');
});
