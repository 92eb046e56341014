import { readFileSync } from 'node:fs';
import { eventCatalogue } from '@madrasah/events';
import { NOTE_MEMBERS, NoteErased, NoteWritten } from '@madrasah/events/notes';
import { PersonErased } from '@madrasah/events/people';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { isOfNotes, NotesOfPeople } from './of-people.ts';

const HE = { userId: 12, admissionId: 3, requestId: 7 };
const [HIS, PAID] = [501, 502];
const samples = new URL('../../../events/samples/', import.meta.url);

/** Every event that may name a note, as its type tells. Notes themselves, and why somebody is erased, are nobody's entry. */
const naming = [...eventCatalogue.values()].filter(({ type, schema }) => {
  const { shape = {} } = schema as { shape?: object };
  const isItself = ([NoteWritten.type, NoteErased.type, PersonErased.type] as string[]).includes(type);
  return !isItself && NOTE_MEMBERS.some((name) => name in shape);
});

/** Wherever a sample names somebody, it names him. */
function his(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(his);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name in HE ? HE[name as 'userId'] : his(inner)]),
  );
}

/** Where an event names people otherwise than as `userId` and `admissionId`. */
const OTHERWISE: Readonly<Record<string, object>> = {
  PeopleMerged: { otherId: HE.userId },
  TamlikReversed: { users: [HE.userId] },
  ChargesReversed: { lines: [[3, HE.userId, 22, 80050, 10000, HE.admissionId]] },
};

function event(type: string, more: object = {}): DomainEvent {
  const file = `${type}.v${eventCatalogue.get(type)?.version}.json`;
  const { data } = JSON.parse(readFileSync(new URL(file, samples), 'utf8'));
  return { type, data: { ...(his(data) as object), ...OTHERWISE[type], ...more } } as DomainEvent;
}

function notesAfter(...events: readonly DomainEvent[]): number[] {
  const found = new NotesOfPeople(new Set([HE.userId]));
  for (const one of events) if (isOfNotes(one as unknown as RecordedEvent)) found.take(one);
  return found.notes();
}

const before = [event('StudentAdmitted'), event('ApprovalRequested', { noteId: null })];

// Of a house, a section, or a day: who is named in them is not who they are about.
const OF_NOBODY = [
  ...['VoucherPosted', 'VoucherRevised', 'VoucherReversed', 'JournalVoucherPosted', 'JournalVoucherReversed'],
  ...['ContraPosted', 'ContraReversed', 'FundsTransferred', 'FundsTransferReversed'],
  ...['WalletSettlementReversed', 'CashDifferenceResolved', 'PeriodUnlocked', 'DayReopened', 'YearReopened'],
  ...['BankStatementTaken', 'StatementLineLeft', 'BankStatementUnlocked'],
  ...['CandidatesListed', 'SheetWithdrawn', 'ApplicationErased'],
];

test('whatever an event says of one person alone is his; what is of nobody is named here', (t) => {
  t.true(naming.length > 30);
  const found = naming.map(({ type }) => [
    type,
    notesAfter(...before, event(type, { noteId: HIS, payerNoteId: PAID })).includes(HIS),
  ]);
  const ofNobody = found.flatMap(([type, isHis]) => (isHis ? [] : [type]));
  t.deepEqual(ofNobody.sort(), OF_NOBODY.sort());
});

test('who paid in his stead was said of his receipt', (t) => {
  t.deepEqual(notesAfter(...before, event('FeesCollected', { payerNoteId: PAID })), [PAID]);
});

test('what is said of several is not his alone, and no entry makes it so', (t) => {
  const family = [
    { ...HE, items: [], advance: 0 },
    { userId: 13, admissionId: 4, items: [], advance: 0 },
  ];
  const shared = event('FeesCollected', { payerNoteId: PAID, family });
  t.deepEqual(notesAfter(...before, shared), []);
  const own = event('FeesCollected', { payerNoteId: PAID });
  t.deepEqual(notesAfter(...before, shared, own), []);
  t.deepEqual(notesAfter(...before, own, shared), []);
  t.deepEqual(notesAfter(event('ZakatEligibilitySet', { userId: 13, noteId: HIS })), []);
});

test('an admission is whose it was made for', (t) => {
  const ended = event('ConcessionEnded', { noteId: HIS });
  t.deepEqual(notesAfter(ended), [], 'of nobody who is known');
  t.deepEqual(notesAfter(event('StudentAdmitted', { userId: 13 }), ended), []);
  t.deepEqual(notesAfter(...before, ended), [HIS]);
});

test('why he was erased is said of him, and stays', (t) => {
  t.deepEqual(notesAfter(event('PersonErased', { noteId: HIS })), []);
});
