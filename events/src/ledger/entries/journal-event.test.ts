import test from 'ava';
import * as z from 'zod';
import { defineManifest, thingsOf, toldKey } from '../../kernel/index.ts';
import { calledKey, defineJournalEvent, labelKey, lineKey } from './journal-event.ts';
import { stated } from './stated.ts';

const GiftReceived = defineJournalEvent(
  'GiftReceived',
  z.object({ giftId: z.int(), userId: z.int(), amount: z.int() }),
  {
    about: { gift: 'giftId', user: 'userId' },
    history: { bn: 'হাদিয়া দিয়েছেন', en: 'Gave a gift', tells: 'money' },
    entry: {
      called: { bn: 'হাদিয়া', en: 'Gift' },
      statement: {
        line: { bn: 'হাদিয়া নং {number}', en: 'Gift no. {number}' },
        label: { bn: 'জমা', en: 'Receipt' },
        tone: 'received',
      },
      states: {
        ...{ account: '`sys:open-advance`', amount: '−`amount`' },
        moved: ({ amount }) => [stated('sys:open-advance', -amount)],
      },
    },
  },
);

test('an entry brings the sentences by which books, histories and statements tell it', (t) => {
  const { texts, events, entries } = defineManifest({ entries: { GiftReceived } });
  t.deepEqual([...events, ...entries], [GiftReceived, GiftReceived] as never);
  const keys = [calledKey, toldKey, lineKey, labelKey].map((keyOf) => keyOf('GiftReceived'));
  t.deepEqual(
    keys.map((key) => [texts.bn[key], texts.en[key]]),
    [
      ['হাদিয়া', 'Gift'],
      ['হাদিয়া দিয়েছেন', 'Gave a gift'],
      ['হাদিয়া নং {number}', 'Gift no. {number}'],
      ['জমা', 'Receipt'],
    ],
  );
  t.deepEqual(Object.keys(texts.bn).sort(), keys.sort());
});

test('it is an event like any other, and says what it moved', (t) => {
  const { data } = GiftReceived({ giftId: 3, userId: 9, amount: 500_00 });
  t.deepEqual(thingsOf(GiftReceived as never, data), [
    { entity: 'gift', id: 3 },
    { entity: 'user', id: 9 },
  ]);
  t.deepEqual(GiftReceived.entry.states?.moved?.(data), [{ account: 'sys:open-advance', moved: -500_00 }]);
});
