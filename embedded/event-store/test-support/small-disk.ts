import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LARGE = Buffer.alloc(64 * 1024);
const SMALL = Buffer.alloc(1024);

/** A disk of a few MiB, that can be filled to its last byte and emptied again. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'madrasah-small-disk-'));

  /** @returns undefined where this user may not mount one */
  static mount(mebibytes: number): SmallDisk | undefined {
    const disk = new SmallDisk();
    try {
      const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', disk.folder];
      execFileSync('mount', options, { stdio: 'ignore' });
      return disk;
    } catch {
      rmdirSync(disk.folder);
      return undefined;
    }
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }

  /** Leaves no room for anything. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    for (const bytes of [LARGE, SMALL]) writeUntilFull(file, bytes);
    closeSync(file);
  }

  /** Makes room again. */
  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'ignore' });
    rmdirSync(this.folder);
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
