import test from 'ava';
import { Prepared } from './prepared.ts';

test('an answer is made once, for all who ask meanwhile, until what it is made of is another', async (t) => {
  let made = 0;
  const prepared = new Prepared<number>(10);
  const make = async () => {
    made += 1;
    return made;
  };
  const person = { name: 'আয়েশা' };
  t.deepEqual(
    await Promise.all([prepared.of('a', [7, person], make), prepared.of('a', [7, person], make)]),
    [1, 1],
  );
  t.is(await prepared.of('b', [7, person], make), 2);
  t.is(await prepared.of('a', [8, person], make), 3);
  t.is(await prepared.of('b', [7, person], make), 2); // another’s change makes nothing anew
  t.is(await prepared.of('a', [8, { ...person }], make), 4);
});

test('one that failed is made again, and so many are kept at most', async (t) => {
  const prepared = new Prepared<string>(2);
  await t.throwsAsync(
    prepared.of('a', [], () => Promise.reject(new Error('away'))),
    { message: 'away' },
  );
  t.is(await prepared.of('a', [], async () => 'made'), 'made');
  await prepared.of('b', [], async () => 'two');
  await prepared.of('c', [], async () => 'three');
  t.is(await prepared.of('b', [], async () => 'again'), 'two');
  t.is(await prepared.of('a', [], async () => 'again'), 'again');
});

test('what was begun before a change is not given after it', async (t) => {
  const prepared = new Prepared<string>(10);
  const slow = Promise.withResolvers<string>();
  const before = prepared.of('a', [1], () => slow.promise);
  t.is(await prepared.of('a', [2], async () => 'new'), 'new');
  slow.resolve('old');
  t.is(await before, 'old');
  t.is(await prepared.of('a', [2], async () => 'newer'), 'new');
});
