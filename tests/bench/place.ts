import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Beside the repository and not in the system's temporary folder, which is memory on many machines: there an
// fsync costs nothing and every figure would be too good.
const RUNS = join(import.meta.dirname, '.run');

/** A data folder of its own, on the disk the repository is on. */
export function newDataFolder(): string {
  mkdirSync(RUNS, { recursive: true });
  return mkdtempSync(join(RUNS, 'data-'));
}

export const removeDataFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
