import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { isOfNotes, NotesOfPeople } from './of-people.ts';
import { event, HE, naming, OF_NOBODY } from './test-support.ts';

const [HIS, PAID] = [501, 502];

function notesAfter(...events: readonly DomainEvent[]): number[] {
  const found = new NotesOfPeople(new Set([HE.userId]));
  for (const one of events) if (isOfNotes(one as unknown as RecordedEvent)) found.take(one);
  return found.notes();
}

const before = [event('StudentAdmitted'), event('ApprovalRequested', { noteId: null })];

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
