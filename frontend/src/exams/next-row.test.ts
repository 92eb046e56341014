import test from 'ava';
import type { WireRow } from '../kit/register/index.ts';
import { nextRow } from './next-row.ts';

const SAVED = {
  SessionID: 1,
  ExamID: 2,
  SubClassID: 3,
  Day: '2026-12-03',
  TimeFrom: '09:00',
  TimeTo: '12:00',
};
const row = (more: object = {}) =>
  ({ ...SAVED, Day: '2026-12-02', version: 1, called: '', ...more }) as WireRow;
const AFTERNOON = { TimeFrom: '14:00', TimeTo: '17:00' };
const MORNING = { TimeFrom: '09:00', TimeTo: '12:00' };
const ONE = { SubClassID: 3 };

test('a section that sits twice a day is next written at its second time, and then at its first', (t) => {
  const rows = [row(), row(AFTERNOON)];
  t.deepEqual(nextRow(SAVED, rows, ONE), AFTERNOON);
  t.deepEqual(nextRow({ ...SAVED, ...AFTERNOON }, rows, ONE), MORNING);
});

test('a section that sits once a day keeps its time', (t) => {
  t.deepEqual(nextRow(SAVED, [row()], ONE), MORNING);
  t.deepEqual(nextRow(SAVED, [], ONE), MORNING);
});

test('another exam says nothing, and among sections no time is proposed', (t) => {
  t.deepEqual(nextRow(SAVED, [row({ ...AFTERNOON, ExamID: 9 })], ONE), MORNING);
  t.deepEqual(nextRow(SAVED, [row(AFTERNOON)], {}), {});
});
