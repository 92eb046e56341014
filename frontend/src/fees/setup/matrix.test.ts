import type { PriceRow } from '@madrasah/events/fees';
import test from 'ava';
import type { FeeHeadRow } from '../rows.ts';
import { cellsOf, cellsToSend, isChanged, isWrong, matrixRows, missingIn } from './matrix.ts';

const head = (SLID: number) => ({ SLID }) as FeeHeadRow;
const price = (SLID: number, cells: Record<string, number | null>) =>
  ({ SLID, ...cells }) as unknown as PriceRow;
const rows = matrixRows([head(30), head(31)], [price(30, { MaleAbaNew: 720, MaleAbaOld: 0 })], []);
const [tuition, food] = rows as [(typeof rows)[0], (typeof rows)[0]];

test('an empty cell is missing, a nought is a price, a head without any price misses none', (t) => {
  t.is(missingIn(rows, {}), 10);
  t.is(missingIn(rows, { 30: { MaleOnaNew: '০' } }), 9);
  t.is(missingIn([food], {}), 0);
  t.is(missingIn([food], { 31: { MaleAbaNew: '3000' } }), 11);
});

test('typing what stands there changes nothing; emptying a nought does', (t) => {
  t.false(isChanged(tuition, { 30: { MaleAbaNew: '৭২০' } }));
  t.true(isChanged(tuition, { 30: { MaleAbaOld: '' } }));
  t.false(isChanged(food, { 31: { MaleAbaNew: ' ' } }));
});

test('a row is sent whole: typed, stored and empty cells', (t) => {
  const sent = cellsToSend(tuition, { 30: { MaleAbaNew: '৮০০.৫০', FemaleDayOld: '0' } });
  t.like(sent, { MaleAbaNew: 800.5, MaleAbaOld: 0, MaleOnaNew: '', FemaleDayOld: 0 });
  t.is(Object.keys(sent).length, 12);
});

test('what is no sum is wrong, not empty', (t) => {
  const edits = { 30: { MaleAbaNew: 'x' } };
  t.true(isWrong(tuition, edits));
  t.is(cellsOf(tuition, edits)[0]?.taka, undefined);
  t.false(isWrong(tuition, {}));
});
