import type { Vault } from './port.ts';

/** A key and which of the school's it is. */
export interface SnapshotSeal {
  readonly number: number;
  readonly key: Buffer;
}

const subject = (number: number) => `snapshots:${number}`;

/**
 * The keys that snapshots which hold something personal are encrypted with: one at a time for each school, the next
 * when it was destroyed. They are numbered, so that one can be destroyed whether or not a file of its is at hand.
 */
export class SnapshotSeals {
  readonly #vault: Pick<Vault, 'find' | 'keyFor' | 'standing' | 'destroy'>;

  constructor(vault: Pick<Vault, 'find' | 'keyFor' | 'standing' | 'destroy'>) {
    this.#vault = vault;
  }

  /** The key that is written with now. @throws VaultAway */
  current(school: string): SnapshotSeal {
    const number = this.#number(school);
    return { number, key: this.#vault.keyFor(school, subject(number)) };
  }

  /** A key that was written with; undefined when it is destroyed or never was. @throws VaultAway */
  find(school: string, number: number): Buffer | undefined {
    return this.#vault.find(school, subject(number));
  }

  /** What was written of a school so far can never be read again, wherever it is. @throws VaultAway */
  destroy(school: string): void {
    const number = this.#number(school);
    if (this.#vault.standing(school, subject(number)) === 'held')
      this.#vault.destroy(school, subject(number));
  }

  #number(school: string): number {
    let number = 1;
    while (this.#vault.standing(school, subject(number)) === 'destroyed') number += 1;
    return number;
  }
}

/**
 * Destroys the key of a person or a note for good, and with it every sealed snapshot of the school: it may tell what the log
 * tells no more. @throws VaultAway when it must be repeated
 */
export function erase(vault: Vault, school: string, subject: string): void {
  vault.destroy(school, subject);
  new SnapshotSeals(vault).destroy(school);
}
