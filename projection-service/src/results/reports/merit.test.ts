import test from 'ava';
import type { StandingSheet } from '../sheets/standing.ts';
import { published, row } from '../test-support.ts';
import { placesAmong } from './merit.ts';

/** A sheet whose papers have so many marks each, in halves, with the totals of its students. */
function sheet(sectionId: number, max: number, totals: Readonly<Record<number, number>>): StandingSheet {
  const whole = published(1, { sectionId }).data;
  const facts = { ...whole, subjects: whole.subjects.map((paper) => ({ ...paper, max })) };
  const students = Object.entries(totals).map(([userId, total]) => ({
    person: {} as StandingSheet['students'][number]['person'],
    row: { ...row(Number(userId), [], null), total },
  }));
  const called = {} as StandingSheet['called'];
  return { facts, called, students };
}

const placesOf = (...sheets: StandingSheet[]) =>
  placesAmong(sheets).map(({ row: { userId }, position }) => [position, userId]);

test('among sheets of different full marks the share of the total is what counts', (t) => {
  // Two papers and a recitation, which is outside: 400 halves in the one sheet, 200 in the other.
  const large = sheet(2, 200, { 4: 320, 5: 300 });
  const small = sheet(3, 100, { 6: 170, 7: 150 });
  t.deepEqual(placesOf(large, small), [
    [1, 6], // 85 of 100
    [2, 4], // 80 of 100
    [3, 5],
    [3, 7],
  ]);
});

test('among sheets of one full mark it is the totals, as on the sheets themselves', (t) => {
  t.deepEqual(placesOf(sheet(2, 200, { 4: 320, 5: 300 }), sheet(3, 200, { 6: 310 })), [
    [1, 4],
    [2, 6],
    [3, 5],
  ]);
});
