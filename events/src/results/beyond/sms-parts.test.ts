import test from 'ava';
import { smsParts } from './sms-parts.ts';

test('English fits 160 alone and 153 a part; what is escaped counts twice', (t) => {
  t.deepEqual(smsParts('a'.repeat(160)), { coding: 'GSM-7', units: 160, parts: 1 });
  t.deepEqual(smsParts('a'.repeat(161)), { coding: 'GSM-7', units: 161, parts: 2 });
  t.deepEqual(smsParts('a'.repeat(307)), { coding: 'GSM-7', units: 307, parts: 3 });
  t.deepEqual(smsParts('€'.repeat(80)), { coding: 'GSM-7', units: 160, parts: 1 });
  // An escaped letter is not torn: 152 and one that takes two begin a second part with it.
  t.is(smsParts(`${'a'.repeat(152)}€${'a'.repeat(151)}`).parts, 2);
  t.is(smsParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`).parts, 3);
});

test('one Bengali letter makes all of it UCS-2: 70 alone, 67 a part', (t) => {
  t.deepEqual(smsParts('ক'.repeat(70)), { coding: 'UCS-2', units: 70, parts: 1 });
  t.deepEqual(smsParts('ক'.repeat(71)), { coding: 'UCS-2', units: 71, parts: 2 });
  t.is(smsParts('ক'.repeat(134)).parts, 2);
  t.is(smsParts('ক'.repeat(135)).parts, 3);
  t.is(smsParts(`${'a'.repeat(69)}ক`).coding, 'UCS-2');
  t.deepEqual(smsParts('😀'.repeat(35)), { coding: 'UCS-2', units: 70, parts: 1 });
  t.deepEqual(smsParts(''), { coding: 'GSM-7', units: 0, parts: 0 });
});
