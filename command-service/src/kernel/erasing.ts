import { OutcomeUnknown } from '@madrasah/service-kit/event-store';
import { erase, type Vault, VaultAway } from '@madrasah/service-kit/vault';

/**
 * Destroys the key of whoever is erased, after the event that says so and never before it: a crash in between is
 * repaired by the erasure policy. @throws OutcomeUnknown: the event stands, "nothing was recorded" would be wrong
 */
export function eraseNow(vault: Vault, schoolId: string, subject: string): void {
  try {
    erase(vault, schoolId, subject);
  } catch (error) {
    if (error instanceof VaultAway) throw new OutcomeUnknown('the key stands yet', { cause: error });
    throw error;
  }
}
