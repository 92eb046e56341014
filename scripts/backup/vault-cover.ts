import { FileVault, type Vault } from '@madrasah/service-kit/vault';
import { BackupFault, type Subject } from './contents.ts';

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
