import { createHash, randomBytes } from 'node:crypto';
import { type DataOf, isRefusal, MEDIA_TYPE_OF, type Refusal } from '@madrasah/events';
import { type FileStored, type FileUseName, fileIdOf, fileSubject, fileUse } from '@madrasah/events/files';
import { type FilePart, type FileStore, sealFile } from '@madrasah/service-kit/files';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { Keys } from '@madrasah/service-kit/vault';
import { type Drawn, drawPicture } from './pictures/draw.ts';
import { Turns } from './pictures/turns.ts';

export interface FileOrder {
  /** The owner; null is the institution. */
  readonly userId: number | null;
  readonly use: FileUseName;
  readonly file: UploadedFile;
}

type Stored = DataOf<typeof FileStored>;
type Content = Pick<Drawn, 'bytes'> & {
  readonly mediaType: string;
  width: number | null;
  height: number | null;
};

/** Where files are made and sealed before an event names them, and known until it does. */
export class FileRoom {
  readonly store: FileStore;
  readonly #keys: Keys;
  readonly #turns = new Turns();
  readonly #underWay = new Set<string>();

  constructor(store: FileStore, keys: Keys) {
    this.store = store;
    this.#keys = keys;
  }

  /** Whether a command of this process may be about to name a file. */
  isUnderWay(fileId: string): boolean {
    return this.#underWay.has(fileId);
  }

  /**
   * Draws and seals a file, lays it down durably and hands over what an event is to say of it. When nothing was
   * recorded by the work, what was laid down is taken up again; when that is not known, the sweep finds out.
   * @returns a refusal of the file, or what the work has yielded
   * @throws KeyDestroyed · VaultAway · FilesAway, and what the work throws
   */
  async keeping<T>(
    schoolId: string,
    order: FileOrder,
    work: (file: Stored) => Promise<{ readonly recorded: boolean; readonly result: T }>,
  ): Promise<T | Refusal> {
    const made = await this.#made(order);
    if (isRefusal(made)) return made;
    const fileId = fileIdOf(schoolId, randomBytes(16).toString('hex'));
    this.#underWay.add(fileId);
    try {
      const file = await this.#laidDown(fileId, order, made);
      const { recorded, result } = await work(file);
      if (!recorded) await this.store.remove(fileId);
      return result;
    } finally {
      this.#underWay.delete(fileId);
    }
  }

  async #made({ use, file }: FileOrder): Promise<(Content & { thumbnail?: Content }) | Refusal> {
    if (file.kind === 'pdf')
      return { bytes: file.bytes, mediaType: MEDIA_TYPE_OF.pdf, width: null, height: null };
    return this.#turns.take(() => drawPicture(file.bytes, fileUse(use).drawing));
  }

  async #laidDown(
    fileId: string,
    { userId, use, file }: FileOrder,
    made: Content & { thumbnail?: Content },
  ): Promise<Stored> {
    const lay = async (part: FilePart, { bytes, width, height }: Content) => {
      const sealed = sealFile(this.#keys, { fileId, part, subject: fileSubject(userId) }, bytes);
      await this.store.put(fileId, part, sealed);
      const sha256 = createHash('sha256').update(sealed).digest('hex');
      return { bytes: bytes.length, sha256, width, height };
    };
    const thumbnail = made.thumbnail ? await lay('thumbnail', made.thumbnail) : null;
    const whole = await lay('whole', made);
    return {
      fileId,
      userId,
      use,
      name: shownName(file.name),
      mediaType: made.mediaType,
      ...whole,
      thumbnail,
    };
  }
}

/** As its sender called it, in one line of a length that can be shown. */
function shownName(name: string): string | null {
  const line = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim();
  return line === '' ? null : line.slice(0, 200);
}
