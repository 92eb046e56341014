import test from 'ava';
import jwt from 'jsonwebtoken';
import { issueToken, readToken } from './token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const now = new Date('2026-04-14T04:05:00.123Z');
const later = (hours: number, milliseconds = 0) => new Date(now.getTime() + hours * 3600_000 + milliseconds);
const login = { schoolId: '1001', loginId: 4, permissionType: 5 };
const { token, claims } = issueToken(SECRET, login, now);

/** A token with our secret and whatever a forger would like to claim. */
const signed = (changes: object, options: jwt.SignOptions = {}) => {
  const payload = { jti: 'j', schoolId: '1001', userId: 4, permissionType: 5, iat: now.getTime() / 1000 };
  return jwt.sign({ ...payload, exp: later(1).getTime() / 1000, ...changes }, SECRET, options);
};

test('a token says who it was made for, to the millisecond', (t) => {
  t.deepEqual(readToken(SECRET, token, now), claims);
  t.like(claims, { ...login, issuedAt: now.getTime(), expiresAt: later(12).getTime() });
});

test('no two tokens are the same, so that one can be signed out', (t) => {
  t.not(issueToken(SECRET, login, now).claims.jti, claims.jti);
});

test('a token lasts a working day and not a moment longer', (t) => {
  t.truthy(readToken(SECRET, token, later(12, -1)));
  t.is(readToken(SECRET, token, later(12)), undefined);
});

test('a token signed with another secret, or with none, is no token', (t) => {
  t.is(readToken('another secret of thirty-two letters', token, now), undefined);
  const [, body] = token.split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  t.is(readToken(SECRET, `${none}.${body}.`, now), undefined);
  t.is(readToken(SECRET, signed({}, { algorithm: 'HS512' }), now), undefined);
});

test('a changed token is no token', (t) => {
  const [head, body, signature] = token.split('.') as [string, string, string];
  const claimed = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...claimed, schoolId: '9999' })).toString('base64url');
  t.is(readToken(SECRET, `${head}.${raised}.${signature}`, now), undefined);
});

const MALFORMED: Record<string, object> = {
  'no jti': { jti: undefined },
  'a school that is none': { schoolId: '../1' },
  'a school that is a number': { schoolId: 1001 },
  'a login that is text': { userId: '4' },
  'no permission type': { permissionType: undefined },
};
for (const [name, changes] of Object.entries(MALFORMED))
  test(`a token with ${name} is no token`, (t) => {
    t.truthy(readToken(SECRET, signed({}), now));
    t.is(readToken(SECRET, signed(changes), now), undefined);
  });

test('a token that never runs out is no token', (t) => {
  const endless = jwt.sign({ jti: 'j', schoolId: '1001', userId: 4, permissionType: 5 }, SECRET);
  t.is(readToken(SECRET, endless, now), undefined);
});

for (const text of ['', 'x', 'a.b.c', `${token}x`])
  test(`“${text.slice(0, 10)}…” (${text.length}) is no token`, (t) =>
    t.is(readToken(SECRET, text, now), undefined));

test('a token made while the clock was ahead is none once it is right again', (t) => {
  const { token: ahead } = issueToken(SECRET, login, later(24));
  t.truthy(readToken(SECRET, ahead, later(24)));
  t.is(readToken(SECRET, ahead, now), undefined);
  t.is(readToken(SECRET, token, later(0, -61_000)), undefined);
  t.truthy(readToken(SECRET, token, later(0, -60_000)), 'the clocks of two services may be a minute apart');
});

test('a token is not older than the login it is made for, and lasts no longer for that', (t) => {
  const validFrom = later(24).getTime();
  const { token: made } = issueToken(SECRET, { ...login, validFrom }, now);
  t.like(readToken(SECRET, made, now), { issuedAt: validFrom, expiresAt: later(12).getTime() });
  t.is(readToken(SECRET, made, later(12)), undefined);
});
