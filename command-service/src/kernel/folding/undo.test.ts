import test from 'ava';
import fc from 'fast-check';
import { UndoLog, undoTables } from './undo.ts';

type Change = { table: 0 | 1; key: number; value: number | undefined };
const change = fc.record({
  table: fc.constantFrom<0 | 1>(0, 1),
  key: fc.nat(4),
  value: fc.option(fc.nat(9), { nil: undefined }),
});

function twoTables() {
  const log = new UndoLog();
  const table = undoTables(log);
  const tables = [table<number, number>(), table<number, number>()] as const;
  const apply = (changes: readonly Change[]) => {
    for (const { table: index, key, value } of changes)
      if (value === undefined) tables[index].delete(key);
      else tables[index].set(key, value);
  };
  const content = () => tables.map((one) => [...one.entries()].sort(([left], [right]) => left - right));
  return { log, apply, content };
}

test('whatever is changed, taking it back leaves everything as it was', (t) => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (folded, decided) => {
      const { log, apply, content } = twoTables();
      apply(folded);
      const before = content();
      log.recording = true;
      apply(decided);
      log.rollback();
      t.deepEqual(content(), before);
    }),
  );
});

test('back to a mark only what came after it is taken back', (t) => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (kept, taken) => {
      const { log, apply, content } = twoTables();
      log.recording = true;
      apply(kept);
      const before = content();
      const { mark } = log;
      apply(taken);
      log.rollback(mark);
      t.deepEqual(content(), before);
      log.rollback();
      t.deepEqual(content(), [[], []]);
    }),
  );
});

test('what is forgotten or was never noted stays', (t) => {
  const { log, apply, content } = twoTables();
  apply([{ table: 0, key: 1, value: 1 }]);
  log.recording = true;
  apply([{ table: 0, key: 2, value: 2 }]);
  log.forget();
  log.rollback();
  t.deepEqual(content(), [
    [
      [1, 1],
      [2, 2],
    ],
    [],
  ]);
});

test('a value that is undefined is a value', (t) => {
  const log = new UndoLog();
  const table = undoTables(log)<string, undefined>();
  table.set('a', undefined);
  log.recording = true;
  table.delete('a');
  log.rollback();
  t.true(table.has('a'));
});

test('what is forgotten up to a mark stays; what came after it can still be taken back', (t) => {
  const { log, apply, content } = twoTables();
  log.recording = true;
  apply([{ table: 0, key: 1, value: 1 }]);
  const { mark } = log;
  apply([{ table: 0, key: 2, value: 2 }]);
  log.forget(mark);
  t.false(log.isEmpty);
  log.rollback(mark);
  t.true(log.isEmpty);
  t.deepEqual(content(), [[[1, 1]], []]);
});
