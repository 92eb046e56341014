import test from 'ava';
import { issueToken } from '../access/index.ts';
import { tokenReader } from './token-reader.ts';

const SECRET = 'a secret of at least thirty-two characters';
const now = new Date('2026-04-14T04:05:00.000Z');
const { token, claims } = issueToken(SECRET, { schoolId: '1001', loginId: 4, permissionType: 5 }, now);

test('a token read before is read the same again, until it runs out', (t) => {
  const read = tokenReader(SECRET);
  t.deepEqual(read(token, now), claims);
  t.deepEqual(read(token, new Date(claims.expiresAt - 1)), claims);
  t.is(read(token, new Date(claims.expiresAt)), undefined);
  t.is(read(token, new Date(claims.expiresAt + 3600_000)), undefined);
});

test('a right token lets no other in', (t) => {
  const read = tokenReader(SECRET);
  read(token, now);
  const [head, body, signature] = token.split('.') as [string, string, string];
  const raised = JSON.parse(Buffer.from(body, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...raised, userId: 1 })).toString('base64url');
  for (const other of [`${head}.${forged}.${signature}`, `${head}.${body}.`, `${token}x`, ''])
    for (let times = 0; times < 2; times += 1) t.is(read(other, now), undefined, other);
  t.is(tokenReader('another secret of thirty-two letters')(token, now), undefined);
});

test('more tokens than are remembered are all read right', (t) => {
  const read = tokenReader(SECRET);
  const tokens = Array.from({ length: 5_002 }, (_, loginId) =>
    issueToken(SECRET, { schoolId: '1001', loginId, permissionType: 5 }, now),
  );
  for (const round of [tokens, [...tokens].reverse()])
    for (const { token: other, claims: its } of round) if (read(other, now)?.jti !== its.jti) t.fail();
  t.pass();
});
