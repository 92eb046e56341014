import { isRefusal, type Refusal, type RegisterCommand } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { keptIn } from '../kernel/register/commands.ts';
import { decideRegister } from '../kernel/register/decide.ts';
import type { Home, Slots } from '../kernel/register/index.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { type AcademicState, academicHomes, academicsStream } from './state.ts';

type Key = 'session' | 'class' | 'section';
const names = (bn: string) => ({ bn, en: '', ar: '' });
const attributesOf = (register: Key, name: string, classId = 1) => ({
  name: names(name),
  ...(register === 'session' ? { active: true } : {}),
  ...(register === 'section' ? { classId } : {}),
});
const never = () => {
  throw new Error('no other stream is looked at');
};

function decide(state: AcademicState, command: RegisterCommand, seen?: number, own: Slots = {}) {
  const home = academicHomes.find(({ register }) => register.key === command.register) as Home;
  const scene = { homes: academicHomes, reach: [], own, state: state as never, look: never, seen };
  return decideRegister(keptIn(home, scene), command);
}
const add = (state: AcademicState, register: Key, name: string, classId?: number, serial?: number) =>
  decide(state, { kind: 'add', register, attributes: attributesOf(register, name, classId), serial });
const change = (state: AcademicState, register: Key, id: number, name: string, classId?: number) =>
  decide(state, { kind: 'change', register, id, changes: attributesOf(register, name, classId) });
const used = (register: Key, own?: Slots) =>
  decide(school(), { kind: 'remove', register, id: 1 }, undefined, own);
const reorder = (state: AcademicState, register: Key, order: number[]) =>
  decide(state, { kind: 'reorder', register, order });

let revision = 0;
function given(state: AcademicState, outcome: ReturnType<typeof add>): AcademicState {
  if (isRefusal(outcome)) throw new Error(outcome.code);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const draft of outcome) {
    revision += 1;
    academicsStream.evolve(state, { ...draft, revision, metadata });
  }
  return state;
}

/** Sessions ২০২৫ and ২০২৬; classes হিফজ and নাজেরা; sections ক and খ of the first, ক of the second. */
function school(): AcademicState {
  const state = academicsStream.initial(plainTable);
  for (const name of ['২০২৫', '২০২৬']) given(state, add(state, 'session', name));
  for (const name of ['হিফজ', 'নাজেরা']) given(state, add(state, 'class', name));
  for (const [name, classId] of [
    ['ক', 1],
    ['খ', 1],
    ['ক', 2],
  ] as const)
    given(state, add(state, 'section', name, classId));
  return state;
}

const serials = (state: AcademicState, register: Key) =>
  Object.fromEntries([...state[register].values()].map(({ id, serial }) => [id, serial]));

provokesEach(
  { ...sessions.refuse.codes, ...classes.refuse.codes, ...sections.refuse.codes },
  {
    'session.not-found': () => change(school(), 'session', 9, 'নতুন'),
    'class.not-found': () => add(school(), 'section', 'গ', 9),
    'section.not-found': () => reorder(school(), 'section', [1, 2, 9]),
    'academics.session.duplicate': () => add(school(), 'session', '২০২৬'),
    'academics.class.duplicate': () => change(school(), 'class', 2, 'হিফজ'),
    'academics.section.duplicate': () => add(school(), 'section', 'ক', 2),
    'session.in-use': () => used('session', { usedBy: () => true }),
    'class.in-use': () => used('class'),
    'section.in-use': () => used('section', { usedBy: () => true }),
    'academics.order.incomplete': () => reorder(school(), 'class', [2]),
  },
);

test('a row takes the next place of its list, a section of its class', (t) => {
  t.deepEqual(serials(school(), 'class'), { 1: 1, 2: 2 });
  t.deepEqual(serials(school(), 'section'), { 1: 1, 2: 2, 3: 1 });
  const state = school();
  t.like(add(state, 'class', 'কিতাব', undefined, 7), [{ data: { id: 3, serial: 7 } }]);
});

test('a name is the same in any form of Unicode', (t) => {
  const state = given(school(), add(school(), 'class', '\u09DC\u09BE'));
  const decomposed = add(state, 'class', '\u09A1\u09BC\u09BE');
  t.true(isRefusal(decomposed) && decomposed.code === 'academics.class.duplicate');
});

test('a row keeps its own name, and a name given up is free', (t) => {
  const state = school();
  t.deepEqual(change(state, 'class', 1, 'হিফজ'), []);
  given(state, change(state, 'class', 1, 'হিফজুল কুরআন'));
  t.like(add(state, 'class', 'হিফজ'), { length: 1 });
});

test('a section that moves to another class must not meet its name there', (t) => {
  const moved = change(school(), 'section', 3, 'ক', 1);
  t.true(isRefusal(moved) && moved.code === 'academics.section.duplicate');
});

test('a new order names every row once; that of sections is of one class or several', (t) => {
  const state = school();
  given(state, reorder(state, 'section', [2, 1]));
  t.deepEqual(serials(state, 'section'), { 1: 2, 2: 1, 3: 1 });
  given(state, reorder(state, 'section', [3, 1, 2]));
  t.deepEqual(serials(state, 'section'), { 1: 1, 2: 2, 3: 1 });
  given(state, reorder(state, 'session', [2, 1]));
  t.deepEqual(serials(state, 'session'), { 1: 2, 2: 1 });
  for (const order of [[1], [1, 1], [1, 2, 2]]) {
    const refused = reorder(state, 'class', order);
    t.true(isRefusal(refused) && refused.code === 'academics.order.incomplete', String(order));
  }
});

test('a change names the version that its maker has seen', (t) => {
  const state = school();
  const { version } = state.class.get(1) as { version: number };
  const renaming: RegisterCommand = {
    kind: 'change',
    register: 'class',
    id: 1,
    changes: { name: names('হিফজ খানা') },
  };
  const refused = decide(state, renaming, version - 1) as Refusal;
  t.is(refused.code, 'conflict.changed');
  given(state, decide(state, renaming, version));
  t.not(state.class.get(1)?.version, version);
  given(state, reorder(state, 'class', [2, 1]));
  t.deepEqual(decide(state, renaming, state.class.get(1)?.version), []);
});
