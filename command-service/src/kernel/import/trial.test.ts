import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import fc from 'fast-check';
import { trialOf } from './trial.ts';

const key = fc.integer({ min: 0, max: 8 });
const deed = fc.record({ key, value: fc.nat(99), kind: fc.constantFrom('set', 'set', 'delete') });

/** A table and what is done to it, once over a trial and once over a copy. */
test('a trial answers as a copy would, and what is below stays as it was', (t) => {
  const property = fc.property(fc.array(fc.tuple(key, fc.nat(99))), fc.array(deed), (rows, deeds) => {
    const state = { inner: { rows: plainTable<number, number>() }, kind: 'ক' };
    for (const [id, value] of rows) state.inner.rows.set(id, value);
    const before = [...state.inner.rows.entries()];
    const copy = new Map(before);
    const trial = trialOf(state);
    for (const { kind, key: id, value } of deeds)
      if (kind === 'set') {
        trial.inner.rows.set(id, value);
        copy.set(id, value);
      } else t.is(trial.inner.rows.delete(id), copy.delete(id));
    t.is(trial.inner.rows.size, copy.size);
    t.deepEqual(new Map(trial.inner.rows.entries()), copy);
    t.deepEqual([...trial.inner.rows.keys()].sort(), [...copy.keys()].sort());
    t.deepEqual([...trial.inner.rows.values()].sort(), [...copy.values()].sort());
    for (let id = 0; id <= 8; id += 1) {
      t.is(trial.inner.rows.get(id), copy.get(id));
      t.is(trial.inner.rows.has(id), copy.has(id));
    }
    t.deepEqual([...state.inner.rows.entries()], before);
    t.is(trial.kind, 'ক');
  });
  fc.assert(property, { seed: 20_261_123 });
});
