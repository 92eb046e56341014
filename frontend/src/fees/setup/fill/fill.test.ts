import type { PriceRow } from '@madrasah/events/fees';
import test from 'ava';
import type { FeeHeadRow } from '../../rows.ts';
import { cellsToSend, isChanged, matrixRows } from '../matrix.ts';
import { copiedFrom, filledDown, filledRight } from './fill.ts';

const head = (SLID: number) => ({ SLID }) as FeeHeadRow;
const price = (SLID: number, cells: Record<string, number | null>) =>
  ({ SLID, ...cells }) as unknown as PriceRow;
const rows = matrixRows(
  [head(30), head(31), head(32)],
  [price(30, { MaleAbaNew: 720, MaleAbaOld: 700 }), price(31, { MaleAbaNew: 720 })],
  [],
);
type Row = (typeof rows)[0];
const [tuition, food, exam] = rows as [Row, Row, Row];

test('a cell goes into the rows below it, in its column alone', (t) => {
  const edits = filledDown(rows, {}, { row: 0, column: 0 }, String);
  t.false(isChanged(tuition, edits));
  t.false(isChanged(food, edits), 'what stands there already is no change');
  t.like(cellsToSend(exam, edits), { MaleAbaNew: 720, MaleAbaOld: '' });
});

test('a cell goes into the cells to its right, as it was typed', (t) => {
  const edits = filledRight(rows, { 30: { MaleAbaOld: '৮০০' } }, { row: 0, column: 1 }, String);
  t.like(cellsToSend(tuition, edits), { MaleAbaNew: 720, MaleAbaOld: 800, FemaleDayOld: 800 });
  t.false(isChanged(food, edits));
});

test('the last row and the last column have nothing to fill', (t) => {
  t.deepEqual(filledDown(rows, {}, { row: 2, column: 0 }, String), {});
  t.false(isChanged(tuition, filledRight(rows, {}, { row: 0, column: 11 }, String)));
});

test('a row of another class is taken whole; a head without a price there stays', (t) => {
  const edits = copiedFrom([price(30, { MaleAbaNew: 900, MaleAbaOld: null })], rows, {}, String);
  t.like(cellsToSend(tuition, edits), { MaleAbaNew: 900, MaleAbaOld: '' });
  t.deepEqual(Object.keys(edits), ['30']);
});
