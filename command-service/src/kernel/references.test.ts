import { StreamOpened } from '@madrasah/events';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { openedStream } from './opening.ts';
import { References } from './references.ts';
import type { Reference, StreamDefinition } from './stream.ts';
import { others, type Things, things, thirds } from './test-support.ts';

const BOX = { key: 'box' };
const READER = { key: 'reader', ties: ['owes', 'reads'] } as const;

const names = ({ names: known }: Things, id: number) => [...known.values()].includes(id);
const referring = (stream: StreamDefinition<Things>, ...refers: Reference<Things>[]) => ({
  ...stream,
  refers,
});
const opened = (...keys: readonly string[]) => {
  const state = openedStream.initial(plainTable);
  for (const key of keys)
    openedStream.evolve(state, {
      ...StreamOpened({ category: 'shelves', key }),
      ...{ revision: 0, metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } } },
    });
  return state;
};

/** A look at states in which each of these streams names these ids. */
const looking =
  (named: Readonly<Record<string, readonly number[]>>, keys = opened()) =>
  <S>({ nameFor, category }: StreamDefinition<S>): S => {
    if (category === openedStream.category) return keys as S;
    const ids = named[nameFor('1001')] ?? [];
    return { names: new Map(ids.map((id) => [`n${id}`, id])) } as S;
  };

test('what streams say they refer to is used while one of them names it', (t) => {
  const references = new References([
    referring(things, { to: BOX, names }),
    referring(others, { to: BOX, names }),
    thirds,
  ]);
  const users = references.usersOf(BOX, opened());
  t.deepEqual(
    users.reads.map(({ category }) => category),
    ['things', 'others'],
  );
  t.true(users.isUsed(7, looking({ 'others-1001': [7] })));
  t.false(users.isUsed(7, looking({ 'others-1001': [8], 'thirds-1001': [7] })));
  t.deepEqual(references.usersOf({ key: 'box' }, opened()).reads, [], 'another thing of the same name');
});

test('a stream that whoever asks has before him is left to him', (t) => {
  const own = referring(things, { to: BOX, names });
  const users = new References([own]).usersOf(BOX, opened(), { beside: own });
  t.deepEqual(users.reads, []);
  t.false(users.isUsed(7, looking({ 'things-1001': [7] })));
});

test('by which of its ties something is held is told, and asked for', (t) => {
  const references = new References([
    referring(things, { to: READER, tie: 'owes', names }),
    referring(others, { to: READER, tie: 'reads', names }),
  ]);
  const look = looking({ 'things-1001': [3], 'others-1001': [3, 4] });
  const users = references.usersOf(READER, opened());
  t.deepEqual([...users.tiesOf(3, look)], ['owes', 'reads']);
  t.deepEqual([...users.tiesOf(4, look)], ['reads']);
  t.deepEqual([...users.tiesOf(5, look)], []);
  const owing = references.usersOf(READER, opened(), { tie: 'owes' });
  t.deepEqual([owing.isUsed(3, look), owing.isUsed(4, look)], [true, false]);
});

test('a tie that the thing does not have is told at once, and so is none where it has some', (t) => {
  for (const tie of ['lends', undefined])
    t.throws(() => new References([referring(things, { to: READER, names, ...(tie ? { tie } : {}) })]), {
      ...{ instanceOf: TypeError, message: `things holds reader by ${tie}, which is none of its ties` },
    });
  t.throws(() => new References([referring(things, { to: BOX, tie: 'owes', names })]), {
    instanceOf: TypeError,
  });
});

test('of keyed streams those are asked that are opened, and a key refers to what it is the id of', (t) => {
  const shelf = (key: string) => ({
    ...referring(things, { to: READER, tie: 'reads', names }),
    nameFor: (school: string) => `shelves-${school}_${key}`,
  });
  const keyed = { category: 'shelves', streamOf: (key: string) => shelf(key) as never, keyOf: BOX };
  const references = new References([], [keyed]);
  const keys = opened('2', '5');
  const look = looking({ 'shelves-1001_5': [9], 'shelves-1001_6': [8] }, keys);
  const readers = references.usersOf(READER, keys);
  t.deepEqual(
    readers.reads.map(({ nameFor }) => nameFor('1001')),
    ['shelves-1001_2', 'shelves-1001_5'],
  );
  t.deepEqual([readers.isUsed(9, look), readers.isUsed(8, look)], [true, false]);
  const boxes = references.usersOf(BOX, keys);
  t.deepEqual(
    [2, 5, 6].map((id) => boxes.isUsed(id, look)),
    [true, true, false],
  );
});
