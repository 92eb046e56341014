import { schoolOfFile } from '@madrasah/events/files';
import type { FileStore } from './port.ts';

/** Files in memory, for tests: gone with the process. */
export function memoryFileStore(): FileStore {
  const files = new Map<string, Map<string, Buffer>>();
  const ids = () => [...files.keys()];
  return {
    async put(fileId, part, sealed) {
      const parts = files.get(fileId) ?? new Map<string, Buffer>();
      files.set(fileId, parts.set(part, Buffer.from(sealed)));
    },
    get: async (fileId, part) => files.get(fileId)?.get(part),
    async remove(fileId) {
      files.delete(fileId);
    },
    schools: async () => [...new Set(ids().flatMap((id) => schoolOfFile(id) ?? []))],
    list: async (schoolId) => ids().filter((id) => schoolOfFile(id) === schoolId),
  };
}
