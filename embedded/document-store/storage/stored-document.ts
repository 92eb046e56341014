import type { Doc } from '../values/document.ts';
import { bytesOf, parse } from './bytes.ts';

/** One document of a collection. Its bytes are the record; `parsed` comes and goes. */
export type StoredDocument = {
  /** The key of its `_id`. */
  readonly id: string;
  text: string;
  parsed: Doc | undefined;
};

/** Bytes of documents whose parsed form is kept, per generation: about three times as much memory. */
const GENERATION_BYTES = 16 * 1024 * 1024;

/**
 * Keeps the parsed form of recently read documents, in two generations: when the young one is full,
 * the old one is forgotten. A million documents then cost their bytes, not their objects.
 */
export class ParsedDocuments {
  #young: StoredDocument[] = [];
  #old: StoredDocument[] = [];
  #bytes = 0;

  read(stored: StoredDocument): Doc {
    if (stored.parsed) return stored.parsed;
    const parsed = parse(bytesOf(stored.text));
    stored.parsed = parsed;
    this.#young.push(stored);
    this.#bytes += stored.text.length;
    if (this.#bytes > GENERATION_BYTES) this.#turn();
    return parsed;
  }

  #turn(): void {
    for (const stored of this.#old) stored.parsed = undefined;
    this.#old = this.#young;
    this.#young = [];
    this.#bytes = 0;
  }
}
