import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const KEPT = join(import.meta.dirname, '../../node_modules/.cache/journeys');
const DAY_MS = 86_400_000;
const WAIT_MS = 50;
/** Whoever makes something for longer than this has died over it. */
const DEAD_MS = 90_000;

/**
 * A folder that all test files share, made by the first that needs it; the others wait for it meanwhile. Nobody
 * may write into it.
 * @param key of what it is made of: another key, another folder
 */
export async function madeOnce(
  name: string,
  key: string,
  make: (folder: string) => Promise<void>,
  kept = KEPT,
): Promise<string> {
  mkdirSync(kept, { recursive: true });
  const folder = join(kept, `${name}-${key}`);
  const lock = `${folder}.being-made`;
  while (!existsSync(folder)) {
    if (!isMine(lock)) {
      await pause(WAIT_MS);
      continue;
    }
    try {
      await makeThere(folder, make);
      clearOld(kept, name, folder);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return folder;
}

/** Half a folder is never seen under its name. */
async function makeThere(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return; // another has, between the look and the lock
  const making = mkdtempSync(`${folder}.half-`);
  try {
    await make(making);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Who took longer than DEAD_MS may have lost the lock, and the name, to another that made the same.
    if (!existsSync(folder)) throw error;
  }
}

/** Takes the lock, also from one who died with it. */
function isMine(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DEAD_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** What was made of older sources, and what a dead run left, once nobody can be using it any more. */
function clearOld(kept: string, name: string, folder: string): void {
  for (const entry of readdirSync(kept)) {
    const path = join(kept, entry);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (entry.startsWith(`${name}-`) && path !== folder && age > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
