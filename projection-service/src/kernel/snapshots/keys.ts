import { randomUUID } from 'node:crypto';
import type { Vault } from '@madrasah/service-kit/vault';

/** No school: schools are digits. */
const OWNER = 'document-snapshots';

/** A key of the vault and what it is called there. */
export interface SnapshotKey {
  readonly keyName: string;
  readonly key: Buffer;
}

/** The keys that snapshots are encrypted with. They are in the vault, so that a file alone tells nothing. */
export class SnapshotKeys {
  readonly #vault: Vault;
  #current: string | undefined;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  find(keyName: string): Buffer | undefined {
    return this.#vault.find(OWNER, keyName);
  }

  /** Goes on with the key of a snapshot that was loaded. */
  use(keyName: string): void {
    this.#current = keyName;
  }

  /**
   * The key of the next snapshot; a new one when there is none, or when another process over the same folder has
   * destroyed it. @throws what the vault throws on a full disk
   */
  current(): SnapshotKey {
    const isLost = this.#current !== undefined && this.#vault.standing(OWNER, this.#current) === 'destroyed';
    if (isLost || this.#current === undefined) this.#current = randomUUID();
    return { keyName: this.#current, key: this.#vault.keyFor(OWNER, this.#current) };
  }

  isCurrent(keyName: string): boolean {
    return keyName === this.#current;
  }

  /** Destroys these keys and the present one: what they have encrypted can never be read again, wherever it is. */
  destroy(keyNames: Iterable<string>): void {
    const all = new Set(keyNames);
    if (this.#current !== undefined) all.add(this.#current);
    this.#current = undefined;
    for (const keyName of all) this.#vault.destroy(OWNER, keyName);
  }
}
