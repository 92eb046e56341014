import type { ProposedRow } from '@madrasah/events/exams';
import test from 'ava';
import { begunWith, fieldOfRow, planned } from './planned.ts';

const row = (SubClassID: number, was: string, Day: string): ProposedRow => ({
  ...{ SubClassID, SubjectID: 1, SubjectName: '', was, Day, TimeFrom: '09:00', TimeTo: '12:00', RoomID: 3 },
  from: { SessionID: 1, ExamID: 1, SubClassID },
});
const ROWS = [
  row(2, '2026-11-10', '2026-12-08'),
  row(1, '2026-11-09', ''),
  row(1, '2026-11-10', '2026-12-08'),
];

test('every day stands once, in its order, and all sections are chosen', (t) => {
  t.deepEqual(begunWith(ROWS), {
    SubClassIDs: [2, 1],
    days: [
      { was: '2026-11-09', now: '' },
      { was: '2026-11-10', now: '2026-12-08' },
    ],
    rooms: {},
  });
});

test('a changed day is changed in all sections, a room in one; who is not chosen gets nothing', (t) => {
  const days = [
    { was: '2026-11-09', now: '2026-12-06' },
    { was: '2026-11-10', now: '2026-12-09' },
  ];
  const rows = planned(ROWS, { SubClassIDs: [1], days, rooms: { s1: 5 } });
  t.deepEqual(
    rows.map(({ SubClassID, Day, RoomID }) => [SubClassID, Day, RoomID]),
    [
      [1, '2026-12-06', 5],
      [1, '2026-12-09', 5],
    ],
  );
});

test('a problem of a row is told at its day or its room; of no row at the sections', (t) => {
  const form = begunWith(ROWS);
  t.is(fieldOfRow('rows[1].Day', ROWS, form), 'days[0].now');
  t.is(fieldOfRow('rows[0].RoomID', ROWS, form), 'rooms.s2');
  t.is(fieldOfRow('rows', ROWS, form), 'SubClassIDs');
  t.is(fieldOfRow('rows[0]', ROWS, form), 'rows[0]');
});
