import { flags, largeNumbers, type MembersOf, texts, wholeNumbers } from '@madrasah/service-kit/columns';
import { joinParts, takeApart } from '@madrasah/service-kit/snapshots';
import test from 'ava';
import { PackedTable } from '../folding/packed-table.ts';
import { UndoLog } from '../folding/undo.ts';
import { type PlainState, plainState, restoreState } from './plain-state.ts';

interface Row {
  readonly a: number;
}

const packed = (columns: object) =>
  new PackedTable<Row>(new UndoLog(), {
    columns: () => columns as MembersOf<Row>,
    recordAt: ({ a }, row) => ({ a: a.at(row) }),
  });
const kept = (state: object) => joinParts(takeApart(plainState(state))) as PlainState['tables'];
const written = () =>
  kept({ rows: packed({ a: wholeNumbers() }).set(1, { a: 7 }), names: new Map([['x', 1]]) });

test('tables take over what was kept of them', (t) => {
  const state = { rows: packed({ a: wholeNumbers() }), names: new Map() };
  restoreState(state, written());
  t.deepEqual(state.rows.get(1), { a: 7 });
  t.deepEqual([...state.names], [['x', 1]]);
});

const OTHERS: Record<string, () => object> = {
  'a table less': () => ({ rows: packed({ a: wholeNumbers() }) }),
  'a table more': () => ({ rows: packed({ a: wholeNumbers() }), names: new Map(), more: new Map() }),
  'a table of another name': () => ({ rows: packed({ a: wholeNumbers() }), other: new Map() }),
  'a table that is packed now': () => ({
    rows: packed({ a: wholeNumbers() }),
    names: packed({ a: texts() }),
  }),
  'a table that is packed no more': () => ({ rows: new Map(), names: new Map() }),
  'a column more': () => ({ rows: packed({ a: wholeNumbers(), b: flags() }), names: new Map() }),
  'a column of larger numbers': () => ({ rows: packed({ a: largeNumbers() }), names: new Map() }),
};
for (const [name, state] of Object.entries(OTHERS))
  test(`${name}: what was kept is refused`, (t) => {
    t.throws(() => restoreState(state(), written()), { instanceOf: TypeError });
  });
