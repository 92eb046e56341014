import {
  defineEvent,
  defineImport,
  defineStream,
  type EventDefinition,
  eventCatalogue,
  fields,
  listStreams,
  power,
  refuse,
} from '@madrasah/events';
import { defineOperations, operationStreams } from '@madrasah/events/operations';
import { SetClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import type { NewTable, Table } from '@madrasah/service-kit/folding';
import type { Call } from '@madrasah/service-kit/http';
import { FileVault } from '@madrasah/service-kit/vault';
import * as z from 'zod';
import { Desk } from '../kernel/desk.ts';
import type { ImportTarget } from '../kernel/import/plan.ts';
import type { StreamDefinition } from '../kernel/stream.ts';

const BookListed = defineEvent('BookListed', z.object({ id: z.int(), name: z.string(), marks: z.int() }));
const BookRetired = defineEvent('BookRetired', z.object({ id: z.int() }));
const own = [BookListed, BookRetired].map(
  (event) => [event.type, event as unknown as EventDefinition] as const,
);

const ownStream = defineStream('things');

export interface BooksOfClass {
  readonly books: Table<number, { readonly name: string; readonly used: boolean }>;
  readonly names: Table<string, number>;
}

/** A register of the tests: books with different names; the one called “ব্যবহৃত” counts as used. */
const booksStream: StreamDefinition<BooksOfClass> = {
  category: 'things',
  nameFor: ownStream,
  initial: (table: NewTable) => ({ books: table(), names: table() }),
  evolve: (state, { type, data }) => {
    const { id, name = '' } = data as { id: number; name?: string };
    if (type === BookListed.type) {
      state.books.set(id, { name, used: name === 'ব্যবহৃত' });
      state.names.set(name, id);
    } else {
      state.names.delete(state.books.get(id)?.name ?? '');
      state.books.delete(id);
    }
  },
};

export const bookImport = defineImport({
  kind: 'books-import',
  formulas: 'refused',
  columns: {
    BookName: { bn: 'কিতাবের নাম', en: 'Book name', example: 'নাহবেমীর' },
    Marks: { bn: 'পূর্ণমান', en: 'Full marks' },
  },
  row: z.object({ BookName: fields.requiredText(30), Marks: fields.integer(1, 100) }),
});
type Row = z.output<typeof bookImport.row>;

export const bookTarget: ImportTarget<BooksOfClass, Row> = {
  stream: booksStream,
  reads: [],
  decide: (state, { BookName: name, Marks: marks }) =>
    state.names.has(name)
      ? refuse('conflict.changed')
      : [BookListed({ id: 1 + Math.max(0, ...state.books.keys()), name, marks })],
  idOf: ({ type, data }) => (type === BookListed.type ? (data as { id: number }).id : undefined),
  remove: (state, id) => (state.books.get(id)?.used ? refuse('access.denied') : [BookRetired({ id })]),
};

const access = power('kitab_entry', 'insert');
export const bookOperations = defineOperations({
  ...{ noun: ['BookImport', 'BookImports'], path: '/api/books/imports', kinds: ['books-import'] },
  ...{ view: access, power: access },
});

export const clock = new SetClock('2026-04-14T04:05:00.000Z');
const codec = new Codec(
  new FileVault(':memory:'),
  new Map([...eventCatalogue, ...own]),
  listStreams([...Object.values(operationStreams), ownStream]),
);
export const deskOver = (store: EventStore = inProcessEventStore(':memory:')) =>
  new Desk(store, codec, clock);

export const callOf = (idempotencyKey?: string, language: Call['language'] = 'bn'): Call => ({
  ...{ language, requestId: 'r', address: '127.0.0.1', after: undefined, idempotencyKey },
  caller: { schoolId: '1001', loginId: 4, permissionType: 5, jti: 'j', expiresAt: 0 },
});

export const csv = (...lines: string[]) => ({ kind: 'csv' as const, bytes: Buffer.from(lines.join('\n')) });
