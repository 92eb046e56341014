import { defineEntry, defineRegister, field, isRefusal, refuse } from '@madrasah/events';
import test from 'ava';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import { homesIn, registerStream } from '../register/index.ts';
import { refusedAt } from '../together.ts';
import { changeEntry, type EntryRoom, printEntry, withdrawEntry, writeEntry } from './decide.ts';
import { entryStream } from './state.ts';

interface Visit {
  readonly on: string;
  readonly kindId: number;
  readonly words: string | null;
}
const word = { bn: 'কথা', en: 'Word' };
const failed = { write: 'না', change: 'না', withdraw: 'না' };

const kinds = defineRegister<{ name: string }>()({
  ...{ noun: 'VisitKind', stream: 'kinds', power: 'class', path: '/api/kinds', id: 'KindID' },
  fields: { name: field.text('name', word, { missing: word }) },
  unique: ['name'],
  remove: 'retire',
  words: {
    bn: { one: 'ধরন', many: 'ধরন', purpose: 'ধরন' },
    en: { one: 'kind', many: 'kinds', purpose: 'Kinds' },
  },
});
const kindsStream = registerStream('kinds', String, { kind: kinds });

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
    KindID: field.ref('kindId', kinds, word),
    Words: field.text('words', word, { missing: word }),
  },
  sealed: ['words'],
  steps: {
    write: ['WriteVisit', 'VisitWritten'],
    change: ['ChangeVisit', 'VisitChanged'],
    withdraw: ['RemoveVisit', 'VisitWithdrawn'],
    print: ['RecordVisitPrinting', 'VisitPrinted'],
  },
  paper: { name: 'VisitPdf', kind: 'visit' },
  words: { bn: { one: 'দেখা', failed }, en: { one: 'visit', failed } },
  example: {},
});
const stream = entryStream(visits, String);

const TODAY = '2026-04-14';
const room: EntryRoom<Visit> = {
  entry: visits,
  reach: homesIn(kindsStream, { kind: kinds }),
  rules: {
    reads: [],
    whose: ({ userId }) => (userId === 17 ? { userId, admissionId: 31 } : refuse('request.not-found')),
  },
};
const KINDS = given(
  kindsStream,
  ...[1, 2].flatMap((id) =>
    kinds.recorded.write({ kind: 'added', id, serial: id, attributes: { name: `${id}` } }),
  ),
  ...kinds.recorded.write({ kind: 'retired', id: 2 }),
);
const context = (seen?: number) => ({ today: TODAY, look: () => KINDS, seen }) as never;
const asked = { userId: 17, sessionId: 1, on: TODAY, kindId: 1, words: 'সর্দি' };
const facts = { userId: 17, admissionId: 31, on: TODAY, kindId: 1, words: 'সর্দি' };
const written = (visitId: number, more: object = {}) => visits.events.write({ ...facts, visitId, ...more });
const whose = { userId: 17, admissionId: 31 };
const withdrawn = visits.events.withdraw({ visitId: 1, ...whose, withdrawnOn: TODAY });
const one = given(stream, written(1));

test('one is the next of its kind, also after one that was withdrawn; its state holds no sealed words', (t) => {
  t.deepEqual(writeEntry(room, given(stream), asked, context()), [written(1)]);
  t.deepEqual(writeEntry(room, given(stream, written(1), withdrawn), asked, context()), [written(2)]);
  t.deepEqual(one.entries.get(1), {
    ...{ ...facts, visitId: 1, words: null },
    ...{ withdrawn: false, printed: 0, version: 1 },
  });
});

test('none is of nobody, names what is on no list, or is of a day to come', (t) => {
  const write = (more: object) => writeEntry(room, one, { ...asked, ...more }, context());
  refuses(t, write({ userId: 18 }), 'request.not-found');
  refuses(t, write({ kindId: 9 }), 'visit-kind.not-found');
  refuses(t, write({ kindId: 2 }), 'visit-kind.not-found');
  t.like(write({ on: '2026-04-15' }), { code: 'visit.later', fields: [{ path: 'On' }] });
});

test('every fault is named at once: who it is of, what it names, its day and what the rules say', (t) => {
  const strict = { ...room.rules, settle: () => refusedAt('Words', refuse('request.invalid')) };
  const wrong = { ...asked, kindId: 9, on: '2026-04-15' };
  const pathsOf = (decided: unknown) =>
    isRefusal(decided) ? decided.fields.map(({ path, problem }) => [path, problem.key]) : decided;
  const [later, gone] = [
    ['On', 'visit.later'],
    ['KindID', 'visit-kind.not-found'],
  ];
  const nobody = writeEntry(room, one, { ...wrong, userId: 18 }, context());
  t.like(nobody, { code: 'request.not-found', status: 404 });
  t.deepEqual(pathsOf(nobody), [['UserID', 'request.not-found'], later, gone]);
  const ruled = { ...room, rules: strict };
  const all = [later, gone, ['Words', 'request.invalid']];
  t.deepEqual(pathsOf(writeEntry(ruled, one, wrong, context())), all);
  t.deepEqual(pathsOf(changeEntry(ruled, one, { ...wrong, visitId: 1 }, context(1))), all);
});

test('one is changed whole, for the same person, by whoever has seen it as it stands', (t) => {
  const change = (more: object, seen?: number, state = one) =>
    changeEntry(room, state, { ...asked, visitId: 1, ...more }, context(seen));
  const changed = visits.events.change({ ...facts, visitId: 1, words: 'জ্বর' });
  t.deepEqual(change({ words: 'জ্বর' }, 1), [changed]);
  const twice = given(stream, written(1), changed);
  refuses(t, change({}, 1, twice), 'conflict.changed');
  t.deepEqual(change({ words: 'জ্বর' }, 2, twice), [changed]);
  t.like(change({ userId: 18 }), { code: 'visit.of-another', fields: [{ path: 'UserID' }] });
  refuses(t, change({}, undefined, given(stream)), 'visit.not-found');
});

test('what it named stays its own when it has left its list', (t) => {
  const old = given(stream, written(1, { kindId: 2 }));
  t.like(changeEntry(room, old, { ...asked, visitId: 1, kindId: 2 }, context(1)), [{ type: 'VisitChanged' }]);
});

test('one is withdrawn once, and its printings are counted while it stands', (t) => {
  t.deepEqual(withdrawEntry(room, one, { visitId: 1 }, context()), [withdrawn]);
  const printing = (count: number) => visits.events.print({ visitId: 1, ...whose, printing: count });
  t.deepEqual(printEntry(room, one, { visitId: 1 }), [printing(1)]);
  t.deepEqual(printEntry(room, given(stream, written(1), printing(1)), { visitId: 1 }), [printing(2)]);
  const gone = given(stream, written(1), withdrawn);
  refuses(t, withdrawEntry(room, gone, { visitId: 1 }, context()), 'visit.not-found');
  refuses(t, printEntry(room, gone, { visitId: 1 }), 'visit.not-found');
});
