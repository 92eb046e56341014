import { type EventDraft, isRefusal } from '@madrasah/events';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { admissionsStream } from '../admissions/state.ts';
import { erased } from '../erased.ts';
import { type DecisionContext, stepOn } from '../kernel/desk.ts';
import type { StreamDefinition } from '../kernel/stream.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { type Person, peopleStream } from '../people/state.ts';
import { type Saying, saying } from './of-erased.ts';
import { event, HE, naming, OF_NOBODY } from './test-support.ts';

const OTHER = 13;
const NEW = 501;
const person = (userId: number, erased: boolean) =>
  ({
    ...{ userId, erased, active: true, userCode: '1', userType: 1 },
    gender: 1,
    version: 1,
  }) satisfies Person;

/** He is erased, another is not; the admission and the request are his. */
function decided(draft: EventDraft, said: Saying) {
  const people = peopleStream.initial(plainTable);
  people.people.set(HE.userId, person(HE.userId, true));
  people.people.set(OTHER, person(OTHER, false));
  const admissions = admissionsStream.initial(plainTable);
  admissions.admissions.set(HE.admissionId, { admissionId: HE.admissionId, userId: HE.userId } as never);
  const journal = journalStream.initial(plainTable);
  journal.approvals.set(HE.requestId, { ...HE, kind: 'waiver' } as never);
  const states = new Map<unknown, unknown>([
    [peopleStream, people],
    [admissionsStream, admissions],
  ]);
  const look = <S>(stream: StreamDefinition<S>) => states.get(stream) as S;
  const step = saying(
    stepOn(journalStream, () => [draft]),
    said,
    erased,
  );
  return step.decide(journal, { look } as DecisionContext);
}

const draftOf = (type: string, more: object = {}) =>
  event(type, { noteId: NEW, payerNoteId: null, ...more }) as unknown as EventDraft;
const SAYS: Saying = { written: [NEW], missing: [], typed: [] };
const codeOf = (outcome: ReturnType<typeof decided>) => (isRefusal(outcome) ? outcome.code : 'taken');

for (const { type } of naming) {
  const expected = OF_NOBODY.includes(type) ? 'taken' : 'people.erased-said';
  test(`${type} with a new note about him alone: ${expected}; with one from before, or none, it is taken`, (t) => {
    t.is(codeOf(decided(draftOf(type), SAYS)), expected);
    t.is(codeOf(decided(draftOf(type), { written: [], missing: [], typed: [] })), 'taken');
    t.is(codeOf(decided(draftOf(type), { written: [NEW + 1], missing: [], typed: [] })), 'taken');
  });
}

test('what is said of another, and of several of whom one is there, is taken', (t) => {
  t.is(codeOf(decided(draftOf('ZakatEligibilitySet', { userId: OTHER }), SAYS)), 'taken');
  const family = [
    { ...HE, items: [], advance: 0 },
    { userId: OTHER, admissionId: 4, items: [], advance: 0 },
  ];
  t.is(codeOf(decided(draftOf('FeesCollected', { family }), SAYS)), 'taken');
});

test('a reason that must be typed stays away of him, and of nobody else', (t) => {
  const lacking: Saying = { written: [], missing: ['reason'], typed: [] };
  t.is(codeOf(decided(draftOf('CollectionReversed', { noteId: null }), lacking)), 'taken');
  t.is(codeOf(decided(draftOf('ApprovalRefused', { noteId: null }), lacking)), 'taken');
  const ofOther = draftOf('ZakatEligibilitySet', { userId: OTHER, noteId: null });
  t.like(decided(ofOther, lacking), { code: 'request.invalid', fields: [{ path: 'reason' }] });
  t.is(codeOf(decided(draftOf('VoucherReversed', { noteId: null }), lacking)), 'request.invalid');
});
