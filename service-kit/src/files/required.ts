import { createHash } from 'node:crypto';
import type { DataOf } from '@madrasah/events';
import { FileStored, FileWithdrawn, fileUse, schoolOfFile } from '@madrasah/events/files';
import { PersonErased } from '@madrasah/events/people';
import type { FilePart, FileStore } from './port.ts';

/** Bytes that must lie in the store, by what an event says of them. */
export interface RequiredPart {
  readonly fileId: string;
  readonly part: FilePart;
  /** Of the bytes as they are sealed. */
  readonly sha256: string;
}

type Stored = DataOf<typeof FileStored>;
const ownerKey = (schoolId: string, userId: number) => `${schoolId}:${userId}`;

/** Which files a log says are there: those it names, without the ones withdrawn that prove nothing, and of people erased. */
export class RequiredFiles {
  readonly #files = new Map<string, Pick<Stored, 'userId' | 'sha256'> & { readonly small: string | null }>();
  readonly #erased = new Set<string>();

  /** Takes note of an event, decoded or as it is stored. */
  take(schoolId: string, { type, data }: { readonly type: string; readonly data: object }): void {
    if (type === PersonErased.type)
      this.#erased.add(ownerKey(schoolId, (data as DataOf<typeof PersonErased>).userId));
    if (type === FileStored.type) {
      const { fileId, userId, sha256, thumbnail } = data as Stored;
      this.#files.set(fileId, { userId, sha256, small: thumbnail?.sha256 ?? null });
    }
    if (type === FileWithdrawn.type) {
      const { fileId, use } = data as DataOf<typeof FileWithdrawn>;
      if (!fileUse(use).evidence) this.#files.delete(fileId);
    }
  }

  has(fileId: string): boolean {
    const file = this.#files.get(fileId);
    if (!file) return false;
    return file.userId === null || !this.#erased.has(ownerKey(schoolOfFile(fileId) ?? '', file.userId));
  }

  *parts(): Generator<RequiredPart> {
    for (const [fileId, { sha256, small }] of this.#files) {
      if (!this.has(fileId)) continue;
      yield { fileId, part: 'whole', sha256 };
      if (small !== null) yield { fileId, part: 'thumbnail', sha256: small };
    }
  }
}

/** What is wrong with bytes that must be there; undefined when they are those that were stored. @throws FilesAway */
export async function faultOf(
  store: Pick<FileStore, 'get'>,
  { fileId, part, sha256 }: RequiredPart,
): Promise<'missing' | 'changed' | undefined> {
  const sealed = await store.get(fileId, part);
  if (!sealed) return 'missing';
  return createHash('sha256').update(sealed).digest('hex') === sha256 ? undefined : 'changed';
}
