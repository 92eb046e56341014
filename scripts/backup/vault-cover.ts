import { streams } from '@madrasah/events';
import { Proofs } from '@madrasah/service-kit/codec';
import { FileVault, type Vault, VaultRefused } from '@madrasah/service-kit/vault';
import { BackupFault, type Checked, type Subject } from './contents.ts';

/** How a vault fits the events it is to open. */
export interface Cover {
  readonly held: number;
  readonly destroyed: number;
  /** Their names could never be read again. */
  readonly missing: readonly Subject[];
}

/** Counts which of the events' subjects a vault knows. */
export function coverIn(vault: Pick<Vault, 'standing'>, subjects: readonly Subject[]): Cover {
  const missing: Subject[] = [];
  let destroyed = 0;
  for (const subject of subjects) {
    const standing = vault.standing(subject.school, subject.subject);
    if (standing === 'unknown') missing.push(subject);
    if (standing === 'destroyed') destroyed += 1;
  }
  return { held: subjects.length - destroyed - missing.length, destroyed, missing };
}

/** The same of a vault's file, which may be written meanwhile. */
export function coverOf(vaultFile: string, subjects: readonly Subject[]): Cover {
  const vault = new FileVault(vaultFile);
  try {
    return coverIn(vault, subjects);
  } finally {
    vault.close();
  }
}

/** @throws BackupFault when names could never be read again */
export function requireNames({ missing: [first, ...more] }: Cover): void {
  if (first)
    throw new BackupFault(
      `the vault lacks ${more.length + 1} keys these events need, the first of ${first.subject} of school ${first.school}: it is older than they are. --without-names restores all the same`,
    );
}

/**
 * @param ends revision of the last event of each stream
 * @throws BackupFault when the vault has closed streams behind what the events hold: nobody could sign in
 */
export function requireKnown(vault: Vault, ends: ReadonlyMap<string, number>): void {
  const proofs = new Proofs(vault);
  for (const school of vault.schools()) {
    const stream = school === '' ? streams.platform() : streams.access(school);
    const fault = proofs.endFault(stream, ends.get(stream) ?? -1);
    if (fault)
      throw new BackupFault(
        `the vault is of later than these events (${stream}${fault}), and nobody could sign in: --vault-from the vault that was backed up with them`,
      );
  }
}

/** The same of a vault's file. A key that does not open it is told by the start. @throws BackupFault */
export function requireKnownBy(vaultFile: string, vaultKey: string | undefined, ends: Checked['ends']): void {
  const vault = new FileVault(vaultFile, vaultKey);
  try {
    vault.checkWrapping();
    requireKnown(vault, ends);
  } catch (error) {
    if (!(error instanceof VaultRefused)) throw error;
  } finally {
    vault.close();
  }
}

/**
 * Destroys again the keys of those who were erased after this vault was copied.
 * @returns how many had come back
 */
export function eraseAgain(vaultFile: string, erased: readonly Subject[]): number {
  const vault = new FileVault(vaultFile);
  try {
    const back = erased.filter(({ school, subject }) => vault.standing(school, subject) !== 'destroyed');
    for (const { school, subject } of back) vault.destroy(school, subject);
    return back.length;
  } finally {
    vault.close();
  }
}
