import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eventCatalogue, journalEventTypes } from '@madrasah/events';
import { canonicalJson, type DomainEvent } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { Books } from '../books.ts';
import { plainNames, plainTables } from '../tables.ts';
import { STATE_VERSION } from './snapshot.ts';

// What the samples make of the books. When this fails because the tables or how events fill them have changed, raise
// STATE_VERSION and write down the new print: an older snapshot must not be believed.
const PRINT = '5:96b543b804dfca34';

const folder = new URL('../../../../../events/samples/', import.meta.url);

/** A frozen sample as an entry of the journal. */
function entry(type: string, revision: number): DomainEvent {
  const { data } = JSON.parse(readFileSync(new URL(`${type}.v1.json`, folder), 'utf8'));
  const { version = 0, upcasts = {} } = eventCatalogue.get(type) ?? {};
  let present = data; // a changed upcast is a changed fold
  for (let known = 1; known < version; known += 1) present = upcasts[known]?.(present);
  const metadata = { at: '2026-04-30T06:00:00.000Z', actor: { id: 7 }, hash: `hash of ${revision}` };
  return {
    stream: 'journal-1001_1',
    type,
    revision,
    position: 10 + revision,
    data: present,
    metadata,
  } as never;
}

/** Charges stand first: what is paid and given back lies on them. */
function booksOfSamples(): Books {
  const books = new Books('1001');
  const first = ['OpeningBalancesPosted', 'FeesCharged'];
  for (const type of new Set([...first, ...[...journalEventTypes].sort()]))
    books.apply(entry(type, books.revision + 1));
  return books;
}

const plain = (_: string, value: unknown) =>
  ArrayBuffer.isView(value) ? [value.constructor.name, ...(value as Float64Array)] : value;

function printOf({ tables, names, headHash, position }: Books): string {
  const kept = { tables: plainTables(tables), names: plainNames(names), headHash, position };
  const text = canonicalJson(JSON.parse(JSON.stringify(kept, plain)) as Json);
  return `${STATE_VERSION}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

test('a fold of the books that has changed has a new version of its state', (t) => {
  t.is(printOf(booksOfSamples()), PRINT);
});
