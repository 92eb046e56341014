import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

/** What a chunk holds: a collection that begins, documents of it, or the end of the snapshot. */
export type Kind = 'collection' | 'documents' | 'end';

const KINDS: readonly Kind[] = ['collection', 'documents', 'end'];
const CIPHER = 'aes-256-gcm';
export const TAG_BYTES = 16;
/** Length and kind, in front of every chunk. */
export const CHUNK_HEADER_BYTES = 5;

/**
 * Seals the chunks of one file, in order, or opens them. Each is encrypted with a key made for this file alone
 * (from the given one and the salt in its header) under its number, and vouches for the header, its kind and
 * itself: one that is changed, moved, left out or of another file does not open.
 */
export class ChunkSeal {
  readonly #key: Buffer;
  readonly #header: Buffer;
  #number = 0;

  /** @param key 32 bytes @param header the bytes at the beginning of the file, with the salt in them */
  constructor(key: Buffer, salt: Uint8Array, header: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', key, salt, 'document snapshot', 32));
    this.#header = createHash('sha256').update(header).digest();
  }

  /** The chunk as it stands in the file, the length in front. */
  seal(kind: Kind, content: Buffer): Buffer {
    const place = KINDS.indexOf(kind);
    const cipher = createCipheriv(CIPHER, this.#key, this.#nonce()).setAAD(this.#bound(place));
    const body = [cipher.update(content), cipher.final(), cipher.getAuthTag()];
    const head = Buffer.alloc(CHUNK_HEADER_BYTES);
    head.writeUInt32LE(content.length + TAG_BYTES, 0);
    head.writeUInt8(place, 4);
    return Buffer.concat([head, ...body]);
  }

  /** @param place the kind as it stands in the file @throws Error when it is not what was sealed */
  open(place: number, sealed: Buffer): { kind: Kind; content: Buffer } {
    const kind = KINDS[place];
    if (kind === undefined || sealed.length < TAG_BYTES) throw new Error('a chunk that is none');
    const decipher = createDecipheriv(CIPHER, this.#key, this.#nonce()).setAAD(this.#bound(place));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const content = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return { kind, content };
  }

  /** Never the same twice for one key: the key is the file's own. */
  #nonce(): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32LE(this.#number, 0);
    this.#number += 1;
    return nonce;
  }

  #bound(place: number): Buffer {
    return Buffer.concat([this.#header, Buffer.from([place])]);
  }
}
