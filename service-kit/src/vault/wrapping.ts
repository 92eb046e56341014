import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from './sealing.ts';

const KEY_BYTES = 32;

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Wraps the keys that are stored with a master key; without one they are stored as they are. */
export class Wrapping {
  readonly #master: Buffer | undefined;

  /** @param masterKey any text (VAULT_KEY) */
  constructor(masterKey: string | undefined) {
    this.#master = masterKey ? createHash('sha256').update(masterKey).digest() : undefined;
  }

  wrapped(key: Buffer): Buffer {
    return this.#master ? seal(key, this.#master) : key;
  }

  /** @throws Error for a key that another master key has wrapped */
  unwrapped(stored: Buffer): Buffer {
    return this.#master ? unseal(stored, this.#master) : stored;
  }

  /** What is wrong with VAULT_KEY, by a key that is stored: a sentence; undefined when it opens. */
  faultOf(stored: Buffer): string | undefined {
    const isWrapped = stored.length > KEY_BYTES;
    if (!this.#master)
      return isWrapped ? 'VAULT_KEY is missing: the keys of this vault are wrapped with one.' : undefined;
    if (!isWrapped) return 'VAULT_KEY is set, but the keys of this vault were stored without one.';
    try {
      this.unwrapped(stored);
      return undefined;
    } catch {
      return 'VAULT_KEY is not the one that the keys of this vault are wrapped with.';
    }
  }
}
