import test from 'ava';
import { residenceBoxes } from './form.ts';

test('the residence stands as boxes: the chosen one is crossed, the fourth is there where it was chosen', (t) => {
  t.regex(residenceBoxes(2, 'bn'), /^\[ +\] আবাসিক +\[×\] অনাবাসিক +\[ +\] ডে-কেয়ার$/);
  t.notRegex(residenceBoxes(1, 'en'), /Other/);
  t.regex(residenceBoxes(4, 'en'), /\[×\] Other$/);
});
