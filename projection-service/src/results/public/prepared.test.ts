import test from 'ava';
import { Prepared } from './prepared.ts';

test('an answer is made once, for all who ask meanwhile, until something is projected', async (t) => {
  let [position, made] = [7, 0];
  const prepared = new Prepared<number>(() => position, 10);
  const make = async () => {
    made += 1;
    return made;
  };
  t.deepEqual(await Promise.all([prepared.of('a', make), prepared.of('a', make)]), [1, 1]);
  t.is(await prepared.of('b', make), 2);
  position = 8;
  t.is(await prepared.of('a', make), 3);
});

test('one that failed is made again, and so many are kept at most', async (t) => {
  const prepared = new Prepared<string>(() => 1, 2);
  await t.throwsAsync(
    prepared.of('a', () => Promise.reject(new Error('away'))),
    { message: 'away' },
  );
  t.is(await prepared.of('a', async () => 'made'), 'made');
  await prepared.of('b', async () => 'two');
  await prepared.of('c', async () => 'three');
  t.is(await prepared.of('a', async () => 'again'), 'again');
});

test('what was begun before an event is not given after it', async (t) => {
  let position = 1;
  const prepared = new Prepared<string>(() => position, 10);
  const slow = Promise.withResolvers<string>();
  const before = prepared.of('a', () => slow.promise);
  position = 2;
  t.is(await prepared.of('a', async () => 'new'), 'new');
  slow.resolve('old');
  t.is(await before, 'old');
  t.is(await prepared.of('a', async () => 'newer'), 'new');
});
