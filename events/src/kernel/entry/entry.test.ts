import test from 'ava';
import { field } from '../register/index.ts';
import { defineEntry } from './index.ts';
import { entrySentences } from './sentences.ts';

interface Visit {
  readonly on: string;
  readonly words: string | null;
}
const word = { bn: 'কথা', en: 'Words' };
const failed = { write: 'না', change: 'না', withdraw: 'না' };

const visits = defineEntry<Visit, 'visitId'>({
  ...{
    noun: 'SickVisit',
    code: 'visit',
    stream: 'visits',
    power: 'class',
    path: '/api/visits',
    id: 'visitId',
  },
  fields: {
    On: field.day('on', word, { past: true }),
    Words: field.text('words', word, { missing: { bn: 'কথা লিখুন', en: 'Words are required' } }),
  },
  sealed: ['words'],
  steps: {
    write: ['WriteVisit', 'VisitWritten'],
    change: ['ChangeVisit', 'VisitChanged'],
    withdraw: ['RemoveVisit', 'VisitWithdrawn'],
    print: ['RecordVisitPrinting', 'VisitPrinted'],
  },
  paper: { name: 'VisitPdf', kind: 'visit' },
  words: { bn: { one: 'রোগী দেখা', short: 'দেখা', failed }, en: { one: 'sick visit', failed } },
  example: {},
});

test('one definition makes endpoints, refusals and sentences in both languages', (t) => {
  t.deepEqual(
    [...visits.made.commands, ...visits.made.queries].map(
      ({ name, method, path }) => `${name} ${method} ${path}`,
    ),
    [
      'WriteVisit POST /api/visits',
      'ChangeVisit PUT /api/visits/:id',
      'RemoveVisit DELETE /api/visits/:id',
      'RecordVisitPrinting POST /api/visits/:id/printed',
      'VisitPdf GET /api/visits/:id.pdf',
    ],
  );
  t.deepEqual(visits.refuse.codes, { 'visit.not-found': 404, 'visit.of-another': 409, 'visit.later': 400 });
  const { bn, en } = entrySentences(visits);
  t.is(bn['visit.of-another'], 'দেখাটি অন্য শিক্ষার্থীর; তা তুলে নিয়ে নতুন করে লিখুন');
  t.is(en['visit.written'], 'The sick visit is recorded');
  t.is(en['sick-visit.words-required'], 'Words are required');
});

test('its events say whose they are, and seal what is his own', (t) => {
  const { write, withdraw } = visits.events;
  t.deepEqual(write.about, { sick_visit: 'visitId', user: 'userId', admission: 'admissionId' });
  t.deepEqual(write.personal?.fields, ['words']);
  t.is(write.personal?.subject({ userId: 17 }), 'person:17');
  t.is(withdraw.personal, undefined);
  const facts = { visitId: 1, userId: 17, admissionId: 31, on: '2026-04-14' };
  t.true(write.schema.safeParse({ ...facts, words: null }).success);
  t.false(write.schema.safeParse(facts).success);
});

test('its form is read into the domain’s own names', (t) => {
  const body = { UserID: 17, SessionID: '১', On: '2026-04-14', Words: ' সর্দি ' };
  const asked = { userId: 17, sessionId: 1, on: '2026-04-14', words: 'সর্দি' };
  t.deepEqual(visits.commands.write.input.parse({ params: {}, body }), asked);
  t.deepEqual(visits.commands.change.input.parse({ params: { id: '4' }, body }) as object, {
    visitId: 4,
    ...asked,
  });
});
