import { createHmac } from 'node:crypto';
import { type Vault, VaultAway } from './port.ts';

/** In the vault, beside the schools: what belongs to none of them. */
const INSTALLATION = '';
const SUBJECT = 'drafts';

/** What a login's drafts are sealed with in browsers; undefined while it cannot be known. */
export type DraftKeyOf = (schoolId: string, loginId: number) => string | undefined;

/**
 * A key of 32 bytes for each login, as base64url, so that the next at the same machine reads none of its drafts. It
 * follows from one key of the vault: the same after a restart and after a new password, and not from anything that a
 * browser holds. Without a vault there is none, and no draft is kept.
 */
export function draftKeysFrom(vault: Pick<Vault, 'keyFor'> | undefined): DraftKeyOf {
  let root: Buffer | undefined;
  return (schoolId, loginId) => {
    try {
      root ??= vault?.keyFor(INSTALLATION, SUBJECT);
    } catch (error) {
      if (error instanceof VaultAway) return undefined;
      throw error;
    }
    return root && createHmac('sha256', root).update(`${schoolId}\n${loginId}`).digest('base64url');
  };
}
