import test from 'ava';
import { whenFirstAsked } from './when-first-asked.ts';

test('what is made later is made once, with the first look at any of it, and not before', (t) => {
  let times = 0;
  const thing = whenFirstAsked({ name: 'a' }, ['one', 'two'], () => {
    times += 1;
    return { one: { times }, two: 2 };
  });
  t.is(thing.name, 'a');
  t.deepEqual(Object.keys(thing), ['name', 'one', 'two']);
  t.is(times, 0);
  t.is(thing.two, 2);
  t.is(thing.one, thing.one);
  t.is(times, 1);
  t.deepEqual({ ...thing }, { name: 'a', one: { times: 1 }, two: 2 });
});
