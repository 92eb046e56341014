import { schoolOfFile } from '@madrasah/events/files';
import { type Bucket, DocumentsAway } from '../documents/index.ts';
import { type FilePart, type FileStore, FilesAway } from './port.ts';

const nameOf = (fileId: string, part: FilePart) => `${fileId}/${part}`;
const PARTS = ['thumbnail', 'whole'] as const;

/** Files in a MongoDB, which several machines share. */
export function gridFileStore(bucket: Bucket): FileStore {
  const ids = async (filter: object) => [
    ...new Set((await bucket.kept(filter)).map(({ name }) => name.slice(0, name.indexOf('/')))),
  ];
  return {
    put: (fileId, part, sealed) =>
      reaching(async () => {
        const school = schoolOfFile(fileId);
        if (!school) throw new RangeError('no file’s id');
        const once = async function* () {
          yield sealed;
        };
        await bucket.put(nameOf(fileId, part), once(), { school });
      }),
    get: (fileId, part) => reaching(() => bucket.get(nameOf(fileId, part))),
    async remove(fileId) {
      for (const part of PARTS) await reaching(() => bucket.remove(nameOf(fileId, part)));
    },
    schools: () =>
      reaching(async () => [...new Set((await ids({})).flatMap((id) => schoolOfFile(id) ?? []))]),
    list: (schoolId) => reaching(() => ids({ 'metadata.school': schoolId })),
  };
}

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentsAway) throw new FilesAway(error.message, { cause: error });
    throw error;
  }
}
