import test from 'ava';
import { codeKey, compareCodes, plainCode, sameCode, searchedCode } from './code.ts';

const WRITTEN = ['45', '0045', '৪৫', '০০৪৫', '٤٥', '4\u200b5', '\ufeff45\u200e', ' 45 ', '4\u00ad5', '４５'];

test('a code of digits is one by its value, however it is written', (t) => {
  for (const written of WRITTEN) {
    t.is(codeKey(written), '45', JSON.stringify(written));
    t.true(searchedCode('45').includes(plainCode(written)), JSON.stringify(written));
  }
  t.false(sameCode('450', '45'));
  t.deepEqual([codeKey('0'), codeKey('000'), codeKey('')], ['0', '0', '']);
  t.true(sameCode('a-7', 'A-7'));
});

test('it is recorded as it was typed, in Latin digits; the order is that of the values', (t) => {
  t.is(plainCode(' ০০৪\u200b৫ '), '0045');
  t.deepEqual(['0100', '45', '007'].sort(compareCodes), ['007', '45', '0100']);
});
