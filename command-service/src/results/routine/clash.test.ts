import { isRefusal } from '@madrasah/events';
import type { RoutineRow } from '@madrasah/events/exams';
import test from 'ava';
import { routineClash } from './clash.ts';

const row: RoutineRow = {
  ...{ sessionId: 1, examId: 1, sectionId: 1, subjectId: 1, day: '2026-11-08' },
  ...{ from: '09:00', to: '12:00', roomId: 1, invigilatorId: 7 },
};
const names = { section: (id: number) => `s${id}`, subject: (id: number) => `b${id}`, code: () => '2007' };
const room = { name: { bn: 'হলরুম', en: '', ar: '' }, seats: 40, across: 4 };

/** The code of what is refused beside one other row; nothing where both stand. @param taking by section */
function beside(other: Partial<RoutineRow>, taking: Readonly<Record<number, number>> = {}, own = row) {
  const refused = routineClash(own, {
    ...{ others: [{ ...row, sectionId: 2, subjectId: 2, ...other }], room, names },
    takersOf: ({ sectionId }) => ({ count: taking[sectionId] ?? 10, seated: new Map() }),
  });
  return refused && isRefusal(refused) ? refused.code : undefined;
}

test('nobody watches in two rooms at once; in one room, or one after the other, he may', (t) => {
  t.is(beside({ roomId: 2 }), 'exams.invigilator-busy');
  t.is(beside({ roomId: 2, from: '11:59', to: '14:00' }), 'exams.invigilator-busy');
  t.is(beside({ roomId: 2, from: '12:00', to: '14:00' }), undefined);
  t.is(beside({ roomId: 2, day: '2026-11-09' }), undefined);
  t.is(beside({ roomId: 1 }), undefined);
  t.is(beside({ roomId: 2, invigilatorId: null }, {}, { ...row, invigilatorId: null }), undefined);
});

test('no section sits two papers at once, also in another room; one paper may be sat in several rooms', (t) => {
  const free = { invigilatorId: 8, roomId: 2 };
  t.is(beside({ ...free, sectionId: 1, subjectId: 2 }), 'exams.section-busy');
  t.is(beside({ ...free, sectionId: 1, subjectId: 2, from: '13:00', to: '15:00' }), undefined);
  t.is(beside({ ...free, sectionId: 1, subjectId: 1 }), undefined);
});

test('a room holds as many as it has seats; a paper in two rooms parts its section', (t) => {
  t.is(beside({}, { 1: 20, 2: 20 }), undefined);
  t.is(beside({}, { 1: 20, 2: 21 }), 'exams.room-full');
  t.is(beside({ from: '12:00', to: '13:00' }, { 1: 40, 2: 40 }), undefined);
  const parted = { invigilatorId: 8, roomId: 2, sectionId: 1, subjectId: 1 };
  t.is(beside(parted, { 1: 80 }), undefined);
  t.is(beside(parted, { 1: 81 }), 'exams.room-full');
});
