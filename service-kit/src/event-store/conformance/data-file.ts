import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataFile {
  readonly path: string;
  /** Replaces the first occurrence of these bytes; both texts are equally long. The store must be closed. */
  alter(from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

/** A data file in a folder of its own. */
export async function temporaryDataFile(): Promise<DataFile> {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  const path = join(folder, 'events.db');
  return {
    path,
    async alter(from, to) {
      const bytes = await readFile(path);
      const at = bytes.indexOf(from);
      if (at < 0) throw new Error(`${from} is not in the data file`);
      bytes.write(to, at);
      await writeFile(path, bytes);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
