import { Away } from '../logging/away.ts';

/** The key of an erased person was destroyed; nothing can be written for that person any more. */
export class KeyDestroyed extends Error {
  override readonly name = 'KeyDestroyed';

  /** Whether it is a person's: not a note's or an application's. */
  get isOfPerson(): boolean {
    return /\/person:\d+$/.test(this.message);
  }
}

/** The vault cannot be read or written for the moment, as when the disk is full. No key was made or destroyed. */
export class VaultAway extends Away {
  override readonly name = 'VaultAway';
}

/** The vault cannot be used as it is set up. `message` is the sentence for the person who starts the product. */
export class VaultRefused extends Error {
  override readonly name = 'VaultRefused';
}

/** Whether a subject has a key, had one that was destroyed, or is not known. */
export type Standing = 'held' | 'destroyed' | 'unknown';

/**
 * One key for each person of a school, outside the log: destroying it erases the person while every event,
 * chain and proof stays as it is. A key is durable before it is used.
 */
export interface Vault {
  /**
   * The subject's key, made durable first when it is new.
   * @param first what a new one is, where something is known by it already @throws KeyDestroyed · VaultAway
   */
  keyFor(school: string, subject: string, first?: Buffer): Buffer;
  /**
   * Makes the keys of these subjects durable, those that are new, in one question: for a whole import a vault is asked,
   * and the disk waited for, once. Absent where that is nothing. @throws VaultAway
   */
  prepare?(school: string, subjects: readonly string[]): void;
  /** The subject's key; undefined when there is none or it was destroyed. @throws VaultAway */
  find(school: string, subject: string): Buffer | undefined;
  /** @throws VaultAway */
  standing(school: string, subject: string): Standing;
  /**
   * Destroys the key for good, also one that is not there yet.
   * @throws VaultAway when it must be repeated: the key, or a copy of it, may still be there
   */
  destroy(school: string, subject: string): void;
  /** Every school, or whatever else keeps keys here. @throws VaultAway */
  schools(): readonly string[];
  /** All subjects of a school with their keys; undefined where it was destroyed. @throws VaultAway */
  of(school: string): ReadonlyMap<string, Buffer | undefined>;
  close(): void;
}

/** What reading and writing personal fields needs of a vault. */
export type Keys = Pick<Vault, 'find' | 'keyFor' | 'prepare'>;

/** For a tool that only reads: nothing is made, changed or destroyed through it. */
export const onlyRead = (vault: Vault): Keys & Pick<Vault, 'close'> => ({
  find: (school, subject) => vault.find(school, subject),
  keyFor(school, subject) {
    throw new KeyDestroyed(`${school}/${subject}: this vault is only read`);
  },
  close: () => vault.close(),
});
