import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { encode } from '../storage/bytes.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex } from '../storage/indexing/index-definition.ts';
import type { Store } from '../storage/store.ts';
import type { Doc } from '../values/document.ts';
import { ChunkSeal } from './chunks.ts';
import { encodeHeader, type SnapshotHeader } from './header.ts';

/** Everything a store held at one instant. Stored bytes never change, so that holding them is enough. */
export type Captured = readonly CapturedCollection[];

type CapturedCollection = { readonly definition: Doc; readonly texts: readonly string[] };

/** So much is encrypted at a time, between two turns of the event loop: less than a millisecond of work. */
const CHUNK_BYTES = 256 * 1024;

/** What is there now; later writes do not show in it. A million documents take some 30 ms. */
export function capture(store: Store): Captured {
  return [...store.everything()].map(({ database, name, collection }) => ({
    definition: { database, name, indexes: collection.indexes.map(describeIndex) },
    texts: textsOf(collection),
  }));
}

function textsOf(collection: Collection): string[] {
  const texts: string[] = [];
  for (const { text } of collection.stored()) texts.push(text);
  return texts;
}

export type Saved = { readonly documents: number; readonly bytes: number };

/**
 * Writes a snapshot in the background, chunk by chunk: whole or not at all. A file that is there already is
 * replaced once the new one is on the disk. Errors are those of the file system.
 * @param key 32 bytes
 */
export async function save(
  path: string,
  key: Buffer,
  header: SnapshotHeader,
  captured: Captured,
): Promise<Saved> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  let saved: Saved;
  try {
    saved = await write(file, key, header, captured);
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await file.close();
  await rename(unfinished, path);
  await syncFolder(dirname(path));
  return saved;
}

async function write(
  file: FileHandle,
  key: Buffer,
  header: SnapshotHeader,
  captured: Captured,
): Promise<Saved> {
  const { bytes, salt } = encodeHeader(header);
  const seal = new ChunkSeal(key, salt, bytes);
  let length = 0;
  const put = async (part: Buffer) => {
    await file.writeFile(part);
    length += part.length;
  };
  await put(bytes);
  let documents = 0;
  for (const { definition, texts } of captured) {
    await put(seal.seal('collection', encode(definition)));
    for (const chunk of chunksOf(texts)) await put(seal.seal('documents', chunk));
    documents += texts.length;
  }
  await put(seal.seal('end', encode({ collections: captured.length, documents })));
  return { documents, bytes: length };
}

/** The documents one after another, as many as fit into a chunk, and always one. */
function* chunksOf(texts: readonly string[]): Generator<Buffer> {
  let from = 0;
  let length = 0;
  for (const [at, text] of texts.entries()) {
    if (length > 0 && length + text.length > CHUNK_BYTES) {
      yield joined(texts, from, at, length);
      from = at;
      length = 0;
    }
    length += text.length;
  }
  if (length > 0) yield joined(texts, from, texts.length, length);
}

function joined(texts: readonly string[], from: number, to: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (let i = from; i < to; i++) at += bytes.write(texts[i] as string, at, 'latin1');
  return bytes;
}

/** A rename is durable once its folder is; Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}
