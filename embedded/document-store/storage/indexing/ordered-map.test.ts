import test from 'ava';
import fc from 'fast-check';
import { OrderedMap } from './ordered-map.ts';

const key = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const step = fc.oneof(
  fc.record({ set: key }),
  fc.record({ delete: key }),
  fc.record({ deleted: fc.array(key, { maxLength: 20 }) }),
  fc.record({ walk: fc.constantFrom<1 | -1>(1, -1), from: key, to: key }),
);

test('after any changes a walk gives what sorting the keys would', (t) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const map = new OrderedMap<string>();
      const model = new Set<string>();
      for (const each of steps) {
        if ('set' in each) {
          map.set(each.set, each.set);
          model.add(each.set);
        } else if ('delete' in each) t.is(map.delete(each.delete), model.delete(each.delete));
        else if ('deleted' in each)
          for (const gone of each.deleted) t.is(map.delete(gone), model.delete(gone));
        else {
          const range = { least: each.from, most: each.to };
          const within = [...model].filter((one) => one >= each.from && one <= each.to).sort();
          t.deepEqual([...map.walk(each.walk, range)], each.walk > 0 ? within : within.reverse());
          t.true(map.count(range) >= within.length);
        }
      }
      t.is(map.size, model.size);
      t.deepEqual([...map.walk(1)], [...model].sort());
    }),
    { numRuns: 300 },
  );
});

test('many late keys are merged in, and very many sorted anew', (t) => {
  const map = new OrderedMap<number>();
  for (let n = 0; n < 5_000; n++) {
    map.set(String((n * 7_919) % 5_000).padStart(4, '0'), n);
    if ([1, 5, 40, 900, 4_000].includes(n)) t.is([...map.walk(1)].length, n + 1);
  }
  const keys = [...map.walk(1)].map((n) => (n * 7_919) % 5_000);
  t.deepEqual(keys, [...Array(5_000).keys()]);
});
