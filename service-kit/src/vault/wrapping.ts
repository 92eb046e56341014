import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Wraps the keys that are stored with a master key; without one they are stored as they are. */
export class Wrapping {
  readonly #master: Buffer | undefined;

  /** @param masterKey any text (VAULT_KEY) */
  constructor(masterKey: string | undefined) {
    this.#master = masterKey ? createHash('sha256').update(masterKey).digest() : undefined;
  }

  wrapped(key: Buffer): Buffer {
    if (!this.#master) return key;
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#master, iv);
    return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error for a key that another master key has wrapped */
  unwrapped(stored: Buffer): Buffer {
    if (!this.#master) return stored;
    const decipher = createDecipheriv('aes-256-gcm', this.#master, stored.subarray(0, 12));
    decipher.setAuthTag(stored.subarray(-16));
    return Buffer.concat([decipher.update(stored.subarray(12, -16)), decipher.final()]);
  }
}
