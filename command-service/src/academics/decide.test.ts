import { isRefusal } from '@madrasah/events';
import { type AcademicLookup, refuseAcademics } from '@madrasah/events/academics';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { provokesEach } from '../test-support/refusal-table.ts';
import { addRow, changeRow, reorderRows } from './decide.ts';
import { type AcademicState, academicsStream } from './state.ts';

const names = (bn: string) => ({ bn, en: '', ar: '' });
const attributesOf = (lookup: AcademicLookup, name: string, classId = 1) => ({
  name: names(name),
  ...(lookup === 'session' ? { active: true } : {}),
  ...(lookup === 'section' ? { classId } : {}),
});

const add = (state: AcademicState, lookup: AcademicLookup, name: string, classId?: number, serial?: number) =>
  addRow(state, { lookup, attributes: attributesOf(lookup, name, classId), serial });
const change = (state: AcademicState, lookup: AcademicLookup, id: number, name: string, classId?: number) =>
  changeRow(state, { lookup, id, attributes: attributesOf(lookup, name, classId) });

function given(state: AcademicState, outcome: ReturnType<typeof add>): AcademicState {
  if (isRefusal(outcome)) throw new Error(outcome.code);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const draft of outcome) academicsStream.evolve(state, { ...draft, revision: 0, metadata });
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

const serials = (state: AcademicState, lookup: AcademicLookup) =>
  Object.fromEntries([...state[lookup].rows.values()].map(({ id, serial }) => [id, serial]));

provokesEach(refuseAcademics.codes, {
  'session.not-found': () => change(school(), 'session', 9, 'নতুন'),
  'class.not-found': () => add(school(), 'section', 'গ', 9),
  'section.not-found': () => reorderRows(school(), { lookup: 'section', order: [1, 2, 9] }),
  'academics.session.duplicate': () => add(school(), 'session', '২০২৬'),
  'academics.class.duplicate': () => change(school(), 'class', 2, 'হিফজ'),
  'academics.section.duplicate': () => add(school(), 'section', 'ক', 2),
  'academics.order.incomplete': () => reorderRows(school(), { lookup: 'class', order: [2] }),
});

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
  given(state, reorderRows(state, { lookup: 'section', order: [2, 1] }));
  t.deepEqual(serials(state, 'section'), { 1: 2, 2: 1, 3: 1 });
  given(state, reorderRows(state, { lookup: 'section', order: [3, 1, 2] }));
  t.deepEqual(serials(state, 'section'), { 1: 1, 2: 2, 3: 1 });
  given(state, reorderRows(state, { lookup: 'session', order: [2, 1] }));
  t.deepEqual(serials(state, 'session'), { 1: 2, 2: 1 });
  for (const order of [[1], [1, 1], [1, 2, 2]]) {
    const refused = reorderRows(state, { lookup: 'class', order });
    t.true(isRefusal(refused) && refused.code === 'academics.order.incomplete', String(order));
  }
});
