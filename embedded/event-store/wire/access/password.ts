import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// About 50 ms and 16 MB a try on a small machine.
const COST = { N: 16_384, r: 8, p: 1 };
const BYTES = 32;
const HASH = /^scrypt\$(\d{1,8})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{22,})\$([A-Za-z0-9_-]{43})$/;

/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derived(password, salt, COST);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export const isPasswordHash = (text: string): boolean => HASH.test(text);

export async function matches(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = HASH.exec(hash) ?? [];
  if (N === undefined) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const tried = await derived(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(tried, Buffer.from(key, 'base64url'));
}

function derived(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
