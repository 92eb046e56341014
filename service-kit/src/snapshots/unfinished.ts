import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const UNFINISHED = /\.(\d+)\.unfinished$/;

/** Where a snapshot is written until it is whole; the process stands in its name. */
export const unfinishedPath = (path: string) => `${path}.${process.pid}.unfinished`;

/** Removes what processes that are no more have left half written. */
export async function clearUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(directory, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
