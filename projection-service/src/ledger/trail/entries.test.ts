import { readFileSync } from 'node:fs';
import { eventCatalogue, journalEventTypes, streams, thingsOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { Books } from '../books/index.ts';
import { moneyEntities, moneyOf, studentOf } from './entries.ts';
import { registryEntities } from './history.ts';

const sampleOf = (type: string): DomainEvent => {
  const { version } = eventCatalogue.get(type) ?? {};
  const file = new URL(`../../../../events/samples/${type}.v${version}.json`, import.meta.url);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 }, hash: 'a' };
  const place = { stream: streams.journal('1001'), revision: 0, position: 1, id: 'event-1' };
  return { type, data: JSON.parse(readFileSync(file, 'utf8')).data, ...place, metadata } as never;
};
/** The sample of a reversal takes back what this charged: the books know the admission of an item by its charge. */
const charged = (): DomainEvent => {
  const { data, ...event } = sampleOf('FeesCharged');
  const { lines } = sampleOf('ChargesReversed').data as {
    lines: [number, number, number, number, number, number][];
  };
  const own = lines.map(([, userId, subLedgerId, amount, , admissionId]) => [
    admissionId,
    userId,
    subLedgerId,
    0,
    0,
    amount,
  ]);
  const heads = lines.map(([, , subLedgerId]) => ({ subLedgerId, fundId: 1, name: '' }));
  return { ...event, data: { ...data, firstItemId: lines[0]?.[0], heads, lines: own } } as never;
};
const booksOf = (event: DomainEvent) => {
  const books = new Books('1001');
  if (event.revision > 0) books.apply(charged());
  books.apply(event);
  return books;
};

/** Their items are known to the books by a charge. */
const BEHIND_A_CHARGE = [
  'ChargesReversed',
  'StandingConcessionsGranted',
  'MonthAdvancesApplied',
  'ChargesRepriced',
];

for (const type of journalEventTypes)
  test(`the books find ${type} by everything it declares to be about, and by nothing else of that kind`, (t) => {
    const event = { ...sampleOf(type), revision: BEHIND_A_CHARGE.includes(type) ? 1 : 0 };
    const books = booksOf(event);
    const things = thingsOf({ about: eventCatalogue.get(type)?.about }, event.data);
    t.true(things.length > 0);
    for (const { entity, id } of things) {
      t.true(moneyEntities.has(entity), entity);
      t.is(moneyOf(books, entity, id).at(-1), event.revision, `${entity} ${id}`);
      t.deepEqual(moneyOf(books, entity, 987_654), [], entity);
    }
  });

test('what entries and registries are about may be asked for, and no other word', (t) => {
  const asked = [
    'admission',
    'user',
    'receipt',
    'voucher',
    'item',
    'sub_ledger',
    'contra',
    'transfer',
    'charge',
  ];
  for (const entity of asked) t.true(moneyEntities.has(entity), entity);
  const kept = [
    'session',
    'class',
    'section',
    'login',
    'user',
    'admission',
    'fund',
    'general_ledger',
    'sub_ledger',
  ];
  for (const entity of [...kept, 'fee_group', 'fee_matrix', 'code_setting', 'receipt'])
    t.true(registryEntities.has(entity), entity);
  for (const word of ['constructor', '__proto__', 'school', '']) {
    t.false(moneyEntities.has(word) || registryEntities.has(word), word);
    t.deepEqual(moneyOf(new Books('1001'), word, 1), []);
  }
});

test('an entry is told by the dues of the student behind the thing, or of the only one it is about', (t) => {
  const sample = sampleOf('FeesCharged');
  const { lines, firstItemId } = sample.data as { lines: number[][]; firstItemId: number };
  // A run over two students: the second line is another's.
  const ofTwo = lines.map((line, index) => (index === 1 ? [88, 77, ...line.slice(2)] : line));
  const charged = { ...sample, data: { ...sample.data, lines: ofTwo } };
  const books = booksOf(charged);
  t.is(studentOf(books, charged, { entity: 'user', id: 12 }), 12);
  t.is(studentOf(books, charged, { entity: 'admission', id: 88 }), 77);
  t.is(studentOf(books, charged, { entity: 'item', id: firstItemId + 1 }), 77);
  t.is(studentOf(books, charged, { entity: 'item', id: firstItemId }), 12);
  t.is(studentOf(books, charged, { entity: 'sub_ledger', id: 31 }), undefined, 'no admission is meant');
  t.is(studentOf(booksOf(sample), sample, { entity: 'sub_ledger', id: 21 }), 12);
  const voucher = sampleOf('VoucherPosted');
  t.is(studentOf(booksOf(voucher), voucher, { entity: 'voucher', id: 1 }), undefined);
  const collected = sampleOf('FeesCollected');
  const payer = (collected.data as { userId: number }).userId;
  t.is(studentOf(booksOf(collected), collected, { entity: 'receipt', id: 1 }), payer);
});
