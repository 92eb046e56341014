import type { PriceRevision, PriceRow } from '@madrasah/events/fees';
import test from 'ava';
import type { FeeHeadRow } from '../rows.ts';
import { keptPrices, pricesOf } from './draft.ts';
import { matrixRows } from './matrix.ts';
import { overtakenCells } from './seen.ts';

const heads = [30, 31].map((SLID) => ({ SLID }) as FeeHeadRow);
const priced = (MaleAbaNew: number, revision: number) =>
  matrixRows(
    heads,
    [{ SLID: 30, MaleAbaNew, MaleAbaOld: 0 } as unknown as PriceRow],
    [{ SLID: 30, revision } as unknown as PriceRevision],
  );
const typed = { 30: { MaleAbaNew: '৮০০' }, 31: { MaleAbaNew: '২০০' } };

test('what was typed over prices is found again, each row with the version it was typed over', (t) => {
  const rows = priced(720, 3);
  const kept = JSON.parse(JSON.stringify(keptPrices(typed, rows)));
  const { edits, seen } = pricesOf(rows, kept);
  t.deepEqual(edits, typed);
  t.deepEqual(
    seen.map(({ revision }) => revision),
    rows.map(({ revision }) => revision),
  );
  t.deepEqual(
    seen.flatMap((row, at) => overtakenCells(row, rows[at] ?? row)),
    [],
  );
});

test('what somebody else has saved since is known as such', (t) => {
  const kept = JSON.parse(JSON.stringify(keptPrices(typed, priced(720, 3))));
  const now = priced(750, 4);
  const [seen] = pricesOf(now, kept).seen;
  t.is(seen?.revision, 3);
  t.deepEqual(seen && now[0] && overtakenCells(seen, now[0]).map(({ at }) => at), [0]);
});

test('only rows that differ are kept; a head that is gone, and nonsense, bring nothing back', (t) => {
  const [first] = priced(720, 3);
  t.deepEqual(Object.keys(keptPrices(typed, first ? [first] : []).values), ['30']);
  t.deepEqual(pricesOf([], keptPrices(typed, priced(720, 3))), { edits: {}, seen: [] });
  t.deepEqual(pricesOf(priced(720, 3), { values: { 30: 'x', 31: { MaleAbaNew: 7 } } }).edits, { 31: {} });
  t.deepEqual(pricesOf(priced(720, 3)), { edits: {}, seen: [] });
});
