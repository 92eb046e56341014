import test from 'ava';
import { innerToken, isInnerToken } from './index.ts';

const SECRET = 'a secret that is long enough for anybody';
const QUESTION = '/inner/certificates/10001/1/bn';

test('a token is good for its question, under its secret, and for nothing else', (t) => {
  const token = innerToken(SECRET, QUESTION);
  t.true(isInnerToken(SECRET, QUESTION, token));
  t.false(isInnerToken(SECRET, QUESTION.replace('10001', '20002'), token));
  t.false(isInnerToken(`${SECRET}.`, QUESTION, token));
  for (const wrong of ['', token.slice(1), `${token}0`, token.replace(/^./, 'x')])
    t.false(isInnerToken(SECRET, QUESTION, wrong));
});
