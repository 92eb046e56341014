import test from 'ava';
import * as z from 'zod';
import { defineEvent, NOTHING, thingsOf } from './event.ts';

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

test('an event says whose history it belongs to, by a member of its data or by what reads them', (t) => {
  const FeesCounted = defineEvent(
    'FeesCounted',
    z.object({ receiptId: z.int(), userId: z.int().nullable(), items: z.array(z.int()) }),
    { about: { receipt: 'receiptId', user: 'userId', item: ({ items }) => items } },
  ) as never;
  t.deepEqual(thingsOf(FeesCounted, { receiptId: 3, userId: 9, items: [7, 8, 7] }), [
    { entity: 'receipt', id: 3 },
    { entity: 'user', id: 9 },
    { entity: 'item', id: 7 },
    { entity: 'item', id: 8 },
  ]);
  t.deepEqual(thingsOf(FeesCounted, { receiptId: 3, userId: null, items: [] }), [
    { entity: 'receipt', id: 3 },
  ]);
  t.deepEqual(thingsOf({ about: NOTHING }, { receiptId: 3 }), []);
});
