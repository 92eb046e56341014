import { createHash } from 'node:crypto';
import { seal, unseal } from './sealing.ts';

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
}
