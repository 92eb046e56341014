import test from 'ava';
import { guardLeaving, isGuarded } from './guards.ts';

type Way = Parameters<typeof isGuarded>[0];
const way = {} as Way;

test('a form that is filled in keeps its page although another stands below it that is not', (t) => {
  t.false(isGuarded(way));
  const filled = guardLeaving(() => true);
  const empty = guardLeaving(() => false);
  t.true(isGuarded(way));
  empty();
  t.true(isGuarded(way));
  filled();
  t.false(isGuarded(way), 'a form that is gone keeps nothing');
});

test('each is asked for the way that is taken', (t) => {
  const asked: Way[] = [];
  const done = guardLeaving((one) => {
    asked.push(one);
    return false;
  });
  isGuarded(way);
  done();
  t.deepEqual(asked, [way]);
});
