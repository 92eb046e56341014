import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { LastDigits } from './last-digits.ts';

const NUMBER = '01712345678';

test('four right digits open, as often as they are typed', async (t) => {
  const digits = new LastDigits();
  for (let tried = 0; tried < 30; tried += 1) t.true(await digits.opens('a', NUMBER, '5678'));
  t.false(await digits.opens('a', NUMBER, '678'));
});

test('of many tries at once ten are judged, and then the right ones open nothing either', async (t) => {
  const digits = new LastDigits();
  const tries = Array.from({ length: 50 }, () => digits.opens('a', NUMBER, '0000').catch(isRefusal));
  const outcomes = await Promise.all(tries);
  t.is(outcomes.filter((refused) => refused === false).length, 10);
  const last = await digits.opens('a', NUMBER, '5678').catch((refusal: unknown) => refusal);
  t.like(last, { code: 'limit.exceeded' });
  t.true(await digits.opens('b', NUMBER, '5678'), 'another thing is open as before');
});
