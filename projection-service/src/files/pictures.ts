import { fileSubject, schoolOfFile } from '@madrasah/events/files';
import type { Deps } from '../deps.ts';
import type { PictureReader } from '../printing/index.ts';
import { filesProjector, type StoredFile } from './projectors.ts';

/** Up to so many pictures are printed as they were kept; of a school's worth of faces the small ones do. */
const MOST_WHOLE = 60;
/** Read at a time: each is decrypted, and a transparent one drawn anew. */
const TOGETHER = 8;

/** A PDF takes transparency apart outside the order in which it is written; paper is white anyway. */
async function onPaper(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // with the first paper that shows one
  return sharp(bytes).flatten({ background: '#fff' }).png().toBuffer();
}

const idIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Reads what papers show by its address, of the school that stands in it. What was withdrawn or lost is left out. */
export function pictureReader({
  documents,
  sealedFiles,
}: Pick<Deps, 'documents' | 'sealedFiles'>): PictureReader {
  async function bytesOf({ fileId, userId, mediaType, hasThumbnail }: StoredFile, small: boolean) {
    const part = small && hasThumbnail ? 'thumbnail' : 'whole';
    const bytes = await sealedFiles.read({ fileId, part, subject: fileSubject(userId) });
    return bytes && mediaType === 'image/png' ? onPaper(bytes) : bytes;
  }
  return async (addresses) => {
    const pictures = new Map<string, Uint8Array>();
    const bySchool = Map.groupBy(addresses, (address) => schoolOfFile(idIn(address)));
    for (const [school, ofSchool] of bySchool) {
      if (school === undefined) continue;
      const found = await documents.of(school).findByKeys(filesProjector, ofSchool.map(idIn));
      const standing = new Map(
        found.filter(({ withdrawn }) => !withdrawn).map((file) => [file.fileId, file]),
      );
      for (let first = 0; first < ofSchool.length; first += TOGETHER)
        await Promise.all(
          ofSchool.slice(first, first + TOGETHER).map(async (address) => {
            const file = standing.get(idIn(address));
            const bytes = file && (await bytesOf(file, addresses.size > MOST_WHOLE));
            if (bytes) pictures.set(address, bytes);
          }),
        );
    }
    return pictures;
  };
}
