import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What can be read of a snapshot without its key. */
export interface Header {
  readonly keyName: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** A snapshot on the disk. */
export interface Kept {
  readonly path: string;
  readonly keyName: string;
  /** Every event up to here is in its documents. */
  readonly position: number;
}

const NAME = /^(\d{9})-[0-9a-f]{8}\.snapshot$/;
/** The newest, and the one before in case the newest cannot be read. */
const MOST = 2;

/** The files of the snapshots, newest first. */
export class SnapshotFolder {
  readonly #path: string;
  readonly #headerOf: (path: string) => Header | undefined;

  constructor(path: string, headerOf: (path: string) => Header | undefined) {
    this.#path = path;
    this.#headerOf = headerOf;
  }

  /** Those that have a header. */
  kept(): Kept[] {
    return this.#names().flatMap((name) => {
      const path = join(this.#path, name);
      const header = this.#headerOf(path);
      const position = header?.about['position'];
      return header && typeof position === 'number' ? [{ path, keyName: header.keyName, position }] : [];
    });
  }

  /** A name behind all that are there; another process that writes here draws another. Makes the folder. */
  nextPath(): string {
    mkdirSync(this.#path, { recursive: true, mode: 0o700 });
    const last = Number(NAME.exec(this.#names()[0] ?? '')?.[1] ?? 0);
    const number = String(last + 1).padStart(9, '0');
    return join(this.#path, `${number}-${randomBytes(4).toString('hex')}.snapshot`);
  }

  /** Leaves the newest two. */
  prune(): void {
    for (const name of this.#names().slice(MOST)) rmSync(join(this.#path, name), { force: true });
  }

  /** Removes what a process that was killed has left half written. */
  sweep(): void {
    for (const name of this.#entries())
      if (name.endsWith('.unfinished')) rmSync(join(this.#path, name), { force: true });
  }

  #names(): string[] {
    return this.#entries()
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  }

  #entries(): string[] {
    return existsSync(this.#path) ? readdirSync(this.#path) : [];
  }
}
