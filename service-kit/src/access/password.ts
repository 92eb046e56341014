import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from '@madrasah/events';
import { type Asked, FairQueue, TooMuchWaits } from './fair-queue.ts';
import { InVain } from './in-vain.ts';

// N=2^15, r=8, p=3: about 0.2 s and 32 MiB a guess.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

/**
 * Of the processor there is one, whoever asks: two at a time leave half of Node's threads to the files. Of one network
 * as many wait as are done in some three seconds, so that a school behind one address comes in of a morning. Nobody
 * waits for so long that he is told that nothing is known of his sign-in.
 */
const work = new FairQueue({ atOnce: 2, mostOfOne: 30, most: 300, waitMs: 8_000 });
/** By what was asked about: of a login that somebody guesses at, others' sign-ins go first. */
const guessed = new InVain();
const SECONDS_EACH = 0.1;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** @throws Refusal 429, where too much waits, or its turn did not come in time */
async function inTurn<T>(asked: Asked, doing: () => Promise<T>): Promise<T> {
  try {
    return await work.run(asked, doing);
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
  const key = await inTurn({ from: network }, () => derive(password, salt));
  return `scrypt1$${salt.toString('base64')}$${key.toString('base64')}`;
}

interface Verifying extends Pick<Asked, 'about' | 'ahead' | 'gone'> {
  /** From where it is asked for, or who it is that has proved himself; '' for the house itself. */
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
  { network = '', before = () => undefined, ...more }: Verifying = {},
): Promise<boolean> {
  const [scheme, salt = '', key = ''] = (stored ?? '').split('$');
  const { about } = more;
  const inVain = about === undefined ? {} : { inVain: () => guessed.of(about) };
  const derived = await inTurn({ from: network, ...more, ...inVain }, async () => {
    await before();
    return derive(password, Buffer.from(salt, 'base64'));
  });
  const expected = Buffer.from(key, 'base64');
  const right = scheme === 'scrypt1' && expected.length === LENGTH && timingSafeEqual(derived, expected);
  if (about !== undefined) guessed.note(about, right);
  return right;
}
