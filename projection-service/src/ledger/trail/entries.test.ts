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
const booksOf = (event: DomainEvent) => {
  const books = new Books('1001');
  books.apply(event);
  return books;
};

for (const type of journalEventTypes)
  test(`the books find ${type} by everything it declares to be about, and by nothing else of that kind`, (t) => {
    const event = sampleOf(type);
    const books = booksOf(event);
    const things = thingsOf({ about: eventCatalogue.get(type)?.about }, event.data);
    t.true(things.length > 0);
    for (const { entity, id } of things) {
      t.true(moneyEntities.has(entity), entity);
      t.deepEqual(moneyOf(books, entity, id), [0], `${entity} ${id}`);
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
  const charged = sampleOf('FeesCharged');
  const { lines, firstItemId } = charged.data as { lines: number[][]; firstItemId: number };
  const books = booksOf(charged);
  const [, second = []] = lines;
  const student = second[1];
  t.is(studentOf(books, charged, { entity: 'user', id: 77 }), 77);
  t.is(studentOf(books, charged, { entity: 'admission', id: second[0] as number }), student);
  t.is(studentOf(books, charged, { entity: 'item', id: firstItemId + 1 }), student);
  const several = new Set(lines.map(([, userId]) => userId)).size > 1;
  t.is(studentOf(books, charged, { entity: 'sub_ledger', id: 1 }), several ? undefined : student);
  const voucher = sampleOf('VoucherPosted');
  t.is(studentOf(booksOf(voucher), voucher, { entity: 'voucher', id: 1 }), undefined);
  const collected = sampleOf('FeesCollected');
  const payer = (collected.data as { userId: number }).userId;
  t.is(studentOf(booksOf(collected), collected, { entity: 'receipt', id: 1 }), payer);
});
