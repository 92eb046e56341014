import test from 'ava';
import fc from 'fast-check';
import { Ids } from './ids.ts';

const wanted = fc.array(fc.oneof(fc.nat(20), fc.integer({ min: -3, max: 10_000_000 })), { maxLength: 60 });

/** What a Map would say. */
const places = (ids: readonly number[]) => new Map([...new Set(ids)].map((id, place) => [id, place]));

test('every id is at its place, in the row or out of it, and after a journey through bare values', (t) => {
  fc.assert(
    fc.property(wanted, fc.array(fc.nat(25)), (taken, asked) => {
      const ids = new Ids();
      const known = places(taken);
      for (const id of taken) t.is(ids.indexOf(id), known.get(id) as number);
      for (const each of [ids, new Ids(ids.values())]) {
        t.is(each.size, known.size);
        for (const id of [...asked, ...taken]) t.is(each.find(id), known.get(id) ?? -1);
        for (const [id, place] of known) t.is(each.value(place), id);
      }
    }),
  );
});

test('what is taken away from the end leaves the rest as it was', (t) => {
  fc.assert(
    fc.property(wanted, fc.nat(10), (taken, count) => {
      const all = [...places(taken).keys()];
      const gone = Math.min(count, all.length);
      const ids = new Ids();
      for (const id of all) ids.indexOf(id);
      for (let turn = 0; turn < gone; turn += 1) ids.pop();
      const left = all.slice(0, all.length - gone);
      t.deepEqual([...ids.values()], left);
      for (const id of all) t.is(ids.find(id), left.indexOf(id));
      if (gone > 0) t.is(ids.indexOf(all.at(-1) as number), left.length);
    }),
  );
});

test('a place that was never given out has no id', (t) => {
  const ids = new Ids();
  ids.indexOf(7);
  t.throws(() => ids.value(1), { instanceOf: RangeError });
  t.throws(() => ids.value(-1), { instanceOf: RangeError });
});
