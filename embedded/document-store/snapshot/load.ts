import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parse } from '../storage/bytes.ts';
import type { Collection } from '../storage/collection.ts';
import { Store } from '../storage/store.ts';
import type { Doc } from '../values/document.ts';
import { CHUNK_HEADER_BYTES, ChunkSeal, TAG_BYTES } from './chunks.ts';
import { headerOf } from './header.ts';

export type Loaded = { readonly store: Store; readonly about: Doc; readonly documents: number };

/** No chunk is longer than the longest document and what belongs to it. */
const LONGEST_CHUNK = 17 * 1024 * 1024;

/**
 * Reads a snapshot into a store of its own. Every byte is vouched for by the seal of its chunk, and the end counts
 * what was there. @throws Error saying what is wrong with the file; nothing of it is then used
 * @param key 32 bytes
 */
export function load(path: string, key: Buffer): Loaded {
  const file = openSync(path, 'r');
  try {
    return read(file, key);
  } finally {
    closeSync(file);
  }
}

function read(file: number, key: Buffer): Loaded {
  const { about, bytes, salt } = headerOf(file);
  const seal = new ChunkSeal(key, salt, bytes);
  const filling = new Filling();
  const { size } = fstatSync(file);
  for (let at = bytes.length; at < size; ) {
    const { place, sealed } = chunkAt(file, at, size);
    const { kind, content } = opened(seal, place, sealed);
    at += CHUNK_HEADER_BYTES + sealed.length;
    if (kind === 'collection') filling.begin(parse(content));
    else if (kind === 'documents') filling.add(content);
    else return { about, ...filling.end(parse(content), at === size) };
  }
  throw new Error('cut short');
}

function chunkAt(file: number, at: number, size: number): { place: number; sealed: Buffer } {
  const head = Buffer.alloc(CHUNK_HEADER_BYTES);
  if (readSync(file, head, 0, head.length, at) < head.length) throw new Error('cut short');
  const length = head.readUInt32LE(0);
  if (length < TAG_BYTES || length > LONGEST_CHUNK) throw new Error('a chunk of an impossible length');
  if (at + head.length + length > size) throw new Error('cut short');
  const sealed = Buffer.allocUnsafe(length);
  if (readSync(file, sealed, 0, length, at + head.length) < length) throw new Error('cut short');
  return { place: head.readUInt8(4), sealed };
}

function opened(seal: ChunkSeal, place: number, sealed: Buffer): ReturnType<ChunkSeal['open']> {
  try {
    return seal.open(place, sealed);
  } catch {
    throw new Error('altered, or sealed with another key');
  }
}

/** A store that is being filled. */
class Filling {
  readonly #store = new Store();
  #collection: Collection | undefined;
  #collections = 0;
  #documents = 0;

  begin({ database, name, indexes }: Doc): void {
    this.#collection = this.#store.open(String(database), String(name));
    for (const index of indexes as Doc[]) this.#collection.createIndex(index);
    this.#collections += 1;
  }

  add(content: Buffer): void {
    if (this.#collection === undefined) throw new Error('documents of no collection');
    for (let at = 0; at < content.length; ) {
      const length = content.readInt32LE(at);
      const bytes = content.subarray(at, at + length);
      this.#collection.restore(bytes);
      at += length;
      this.#documents += 1;
    }
  }

  end({ collections, documents }: Doc, atEnd: boolean): Omit<Loaded, 'about'> {
    if (!atEnd) throw new Error('bytes behind its end');
    if (collections !== this.#collections || documents !== this.#documents) throw new Error('incomplete');
    return { store: this.#store, documents: this.#documents };
  }
}
