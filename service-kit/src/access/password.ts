import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from '@madrasah/events';
import { FairQueue, TooMuchWaits } from './fair-queue.ts';

// N=2^15, r=8, p=3: about 0.2 s and 32 MiB a guess.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

/**
 * Of the processor there is one, whoever asks: two at a time leave half of Node's threads to the files. Of one network
 * as many wait as are done in some three seconds, so that a school behind one address comes in of a morning.
 */
const work = new FairQueue({ atOnce: 2, mostOfOne: 30, most: 300 });
const SECONDS_EACH = 0.1;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** @throws Refusal 429, where too much waits */
function inTurn<T>(network: string, doing: () => Promise<T>): Promise<T> {
  try {
    return work.run(network, doing);
  } catch (error) {
    if (!(error instanceof TooMuchWaits)) throw error;
    throw refuse('limit.exceeded', { seconds: Math.max(1, Math.ceil(work.waits * SECONDS_EACH)) });
  }
}

/**
 * `scrypt1$salt$key`, base64.
 * @param network from where it is asked for; '' for the house itself @throws Refusal 429
 */
export async function hashPassword(password: string, network = ''): Promise<string> {
  const salt = randomBytes(16);
  const key = await inTurn(network, () => derive(password, salt));
  return `scrypt1$${salt.toString('base64')}$${key.toString('base64')}`;
}

interface Verifying {
  /** From where it is asked for; '' for the house itself. */
  readonly network?: string;
  /** Looked at when its turn has come: whoever is locked out by then costs no more. @throws Refusal */
  readonly before?: () => unknown;
}

/**
 * Whether a password belongs to a hash. An absent hash costs the same time, so that names cannot be probed.
 * @throws Refusal 429 where too much waits, and what `before` throws
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  { network = '', before = () => undefined }: Verifying = {},
): Promise<boolean> {
  const [scheme, salt = '', key = ''] = (stored ?? '').split('$');
  const derived = await inTurn(network, async () => {
    await before();
    return derive(password, Buffer.from(salt, 'base64'));
  });
  const expected = Buffer.from(key, 'base64');
  return scheme === 'scrypt1' && expected.length === LENGTH && timingSafeEqual(derived, expected);
}
