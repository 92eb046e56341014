import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// N=2^15, r=8, p=3: about 0.2 s and 32 MiB a guess.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt1$salt$key`, base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt1$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/** Whether a password belongs to a hash. An absent hash costs the same time, so that names cannot be probed. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [scheme, salt = '', key = ''] = (stored ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  const expected = Buffer.from(key, 'base64');
  return scheme === 'scrypt1' && expected.length === LENGTH && timingSafeEqual(derived, expected);
}
