import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileIdOf, isFileId, schoolOfFile } from '@madrasah/events/files';
import { type FilePart, type FileStore, FilesAway } from './port.ts';

const ENDING = { whole: '', thumbnail: '.thumbnail' } as const;
const UNFINISHED = '.unfinished';
const NAME = /^([0-9a-f]{32})(\.thumbnail)?(\.unfinished)?$/;

/** Runs work on the disk; a file that is not there is `undefined`. @throws FilesAway for whatever else it says */
async function reaching<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    if (code === undefined) throw error; // no word of the disk's: a defect
    throw new FilesAway(message, { cause: error });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Written beside its place, made durable, and only then given its name. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(path + UNFINISHED, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(path + UNFINISHED, path);
  // The name as well, and those of folders that are new.
  const named = made === undefined ? [folder] : [folder, dirname(folder), dirname(dirname(folder))];
  for (const each of named) await syncFolder(each);
}

/** The place of a file under a root: `<school>/<first two figures>/<random>`. @throws RangeError for no id of ours */
export function placeOf(root: string, fileId: string, part: FilePart): string {
  const school = schoolOfFile(fileId);
  if (!school) throw new RangeError('no file’s id');
  const random = fileId.slice(school.length + 1);
  return join(root, school, random.slice(0, 2), random + ENDING[part]);
}

/** Files as files of a folder, which two services may share. Made when the first one comes. */
export function folderFileStore(root: string): FileStore {
  const names = async (...path: string[]) => (await reaching(() => readdir(join(root, ...path)))) ?? [];
  return {
    async put(fileId, part, sealed) {
      const written = await reaching(async () => {
        await mkdir(root, { recursive: true, mode: 0o700 });
        await writeWhole(placeOf(root, fileId, part), sealed);
        return true;
      });
      if (!written) throw new FilesAway(`${root}: it was removed while it was written`);
    },
    get: (fileId, part) => reaching(() => readFile(placeOf(root, fileId, part))),
    async remove(fileId) {
      for (const part of ['thumbnail', 'whole'] as const)
        for (const ending of [UNFINISHED, ''])
          await reaching(() => rm(placeOf(root, fileId, part) + ending, { force: true }));
    },
    schools: async () => (await names()).filter((name) => isFileId(fileIdOf(name, '0'.repeat(32)))),
    async list(schoolId) {
      const ids = new Set<string>();
      for (const shelf of await names(schoolId))
        for (const name of await names(schoolId, shelf)) {
          const random = NAME.exec(name)?.[1];
          if (random) ids.add(fileIdOf(schoolId, random));
        }
      return [...ids];
    },
  };
}
