import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { schoolOfFile } from '@madrasah/events/files';
import type { Keys } from '../vault/index.ts';
import type { FilePart, FileStore } from './port.ts';

const FORM = 1; // the first byte: how what follows is sealed
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Which bytes these are: sealed, they cannot be put in another's place unnoticed. */
export interface Sealing {
  readonly fileId: string;
  readonly part: FilePart;
  /** Of the owner, as the vault knows him. */
  readonly subject: string;
}

const boundTo = ({ fileId, subject, part }: Sealing) => Buffer.from(JSON.stringify([fileId, subject, part]));
const fileKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'files', 32));

/** @throws RangeError for no id of ours */
function schoolOf({ fileId }: Sealing): string {
  const school = schoolOfFile(fileId);
  if (!school) throw new RangeError('no file’s id');
  return school;
}

/** Seals bytes with a key made from their owner's. @throws KeyDestroyed · VaultAway */
export function sealFile(keys: Keys, sealing: Sealing, bytes: Uint8Array): Buffer {
  const key = fileKey(keys.keyFor(schoolOf(sealing), sealing.subject));
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(sealing));
  return Buffer.concat([Buffer.from([FORM]), iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Opens what was sealed; undefined when the owner's key was destroyed.
 * @throws Error when the bytes are not those that were sealed · VaultAway
 */
export function openFile(keys: Keys, sealing: Sealing, sealed: Buffer): Buffer | undefined {
  const key = keys.find(schoolOf(sealing), sealing.subject);
  if (!key) return undefined;
  if (sealed[0] !== FORM) throw new Error(`${sealing.fileId}: sealed in a form this program does not know`);
  const decipher = createDecipheriv('aes-256-gcm', fileKey(key), sealed.subarray(1, 1 + IV_BYTES));
  decipher.setAAD(boundTo(sealing)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** Files as whoever holds the keys reads them. */
export interface SealedFiles {
  readonly store: FileStore;
  /**
   * Undefined when the bytes are not there, or their owner's key was destroyed.
   * @throws FilesAway · VaultAway, and Error for bytes that are not those that were sealed
   */
  read(sealing: Sealing): Promise<Buffer | undefined>;
}

export const sealedFiles = (store: FileStore, keys: Keys): SealedFiles => ({
  store,
  async read(sealing) {
    const sealed = await store.get(sealing.fileId, sealing.part);
    return sealed && openFile(keys, sealing, sealed);
  },
});
