import { createHmac } from 'node:crypto';
import { isSchoolId } from '@madrasah/events';
import type { Vault } from './port.ts';

/** In the vault, beside the schools: what belongs to none of them. */
const INSTALLATION = '';
const SUBJECT = 'paper-codes';

/** The key that papers were sealed with before it was kept: it follows from the secret that signs tokens. */
const derivedKey = (secret: string): Buffer => createHmac('sha256', secret).update('papers').digest();

/** Makes the key of the papers of a new house, at random: before any school of it keeps something. @throws VaultAway */
export function beginPaperKey(vault: Pick<Vault, 'keyFor' | 'schools'>): void {
  if (!vault.schools().some(isSchoolId)) vault.keyFor(INSTALLATION, SUBJECT);
}

/**
 * The key of the papers of this installation, kept in the vault: what was printed is known as ours when the secret that
 * signs tokens has been replaced, and nobody who knows a secret of tokens makes a paper. Of a house from before it was
 * kept it follows from the secret of then, since its papers were sealed so.
 * @throws VaultAway
 */
export function paperKey(vault: Pick<Vault, 'keyFor' | 'schools'> | undefined, secret: string): Buffer {
  if (!vault) return derivedKey(secret);
  beginPaperKey(vault);
  return vault.keyFor(INSTALLATION, SUBJECT, derivedKey(secret));
}
