import test from 'ava';
import * as z from 'zod';
import { defineEvent } from './event.ts';

const schema = z.object({ id: z.int() });

for (const name of ['Collected', 'feesCollected', 'Fees_Collected', 'FeesCollectedV2!', 'FEESCollected', ''])
  test(`“${name}” is no name of an event`, (t) => {
    t.throws(() => defineEvent(name, schema), { message: /event name/ });
  });

test('an event is its name and its facts; it starts at version 1 and is nobody’s own', (t) => {
  const FeesCollected = defineEvent('FeesCollected', schema);
  t.deepEqual(FeesCollected({ id: 3 }), { type: 'FeesCollected', data: { id: 3 } });
  t.is(FeesCollected.version, 1);
  t.deepEqual(FeesCollected.upcasts, {});
  t.is(FeesCollected.personal, undefined);
});
