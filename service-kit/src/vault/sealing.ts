import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes with a key of 32 bytes, an IV in front and a tag behind.
 * @param bound what the ciphertext belongs to: elsewhere it does not open
 */
export function seal(bytes: Uint8Array, key: Buffer, bound: Uint8Array = new Uint8Array()): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(bound);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed. @throws Error for any other bytes, key or binding */
export function unseal(sealed: Uint8Array, key: Buffer, bound: Uint8Array = new Uint8Array()): Buffer {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new RangeError('too short for what was sealed');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAAD(bound);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
