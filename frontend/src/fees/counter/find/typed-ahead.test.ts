import test from 'ava';
import { keyedAhead } from './typed-ahead.ts';

test('digits of either script, point and comma are kept for the amount, the last can be taken back', (t) => {
  const typed = [...'1২,০0.5', 'Backspace'];
  t.is(
    typed.reduce<string>((amount, key) => keyedAhead(amount, key) ?? amount, ''),
    '1২,০0.',
  );
});

for (const key of ['a', 'ক', 'Enter', 'Shift', '/', '-'])
  test(`${key} is no part of an amount`, (t) => t.is(keyedAhead('12', key), undefined));
