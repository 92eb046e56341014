import test from 'ava';
import { hashPassword, verifyPassword } from './password.ts';

test('a password belongs to its hash, typed in either Unicode form', async (t) => {
  const stored = await hashPassword('য়\u09C7ন গোপন');
  t.regex(stored, /^scrypt1\$[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/);
  t.true(await verifyPassword('য়\u09C7ন গোপন'.normalize('NFD'), stored));
  t.false(await verifyPassword('য়\u09C7ন গোপন ', stored));
});

test('the same password is never stored alike', async (t) => {
  t.not(await hashPassword('madrasah-demo'), await hashPassword('madrasah-demo'));
});

for (const stored of [undefined, '', 'scrypt1$$', 'scrypt1$c2FsdA==$', 'md5$c2FsdA==$a2V5', 'plain'])
  test(`no password belongs to ${JSON.stringify(stored)}`, async (t) =>
    t.false(await verifyPassword('', stored)));
