import test from 'ava';
import { initials } from './initials.ts';

test('initials are whole letters of the own name', (t) => {
  t.is(initials('মোঃ আশরাফুল আলম'), 'আ আ');
  t.is(initials('লুৎফর রহমান'), 'লু র');
  t.is(initials(''), '');
});
