import test from 'ava';
import { schoolOf } from './school.ts';

const token = (payload: object) => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`;

test('the school of a token is read off it; of any other text there is none', (t) => {
  t.is(schoolOf(token({ schoolId: '10001', name: 'ছাত্র ?>~' })), '10001');
  for (const text of ['', 'T1', 'a.b.c', token({}), token({ schoolId: 7 })])
    t.is(schoolOf(text), undefined, text);
});
