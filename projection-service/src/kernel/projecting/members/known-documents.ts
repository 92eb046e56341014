import type { Envelope, ProjectionStore, StoredDocument, Tombstone } from '../../documents/index.ts';
import { HeldDocuments } from './held-documents.ts';

type Known = StoredDocument | Tombstone;

/** While a log is read from its beginning. */
const MOST_DOCUMENTS = 5_000;
/** Of who is live: what is touched together comes together, and each of some forty projectors keeps his own. */
const MOST_WHEN_LIVE = 1_000;
const IDS_KEPT = 1_000_000;

/**
 * The documents a projector has lately written, so that it need not load them again: most events touch what the
 * ones before them touched. Right even if another instance writes too, because folds of one log are the same
 * everywhere and an older document never replaces a newer one.
 */
export class KnownDocuments {
  readonly #documents = new Map<string, Known>();
  #most = MOST_DOCUMENTS;
  /** Every id there is, as long as the collection was empty at first: what is not in it need not be looked for. */
  #ids: Set<string> | undefined;
  /** Those that are newer than what is written. */
  readonly held = new HeldDocuments();

  /** Begins with a collection that is empty, or of which nothing is known. */
  reset(collection: 'empty' | 'unknown'): void {
    this.held.clear();
    this.forget();
    this.#most = MOST_DOCUMENTS;
    if (collection === 'empty') this.#ids = new Set();
  }

  /** What stands in the store is not known any more. What is held stays: it is of events that are not to come again. */
  forget(): void {
    this.#documents.clear();
    this.#ids = undefined;
  }

  /** Once live, new documents are few: neither the ids nor so many documents are worth their memory. */
  becomesLive(): void {
    this.#ids = undefined;
    this.#most = MOST_WHEN_LIVE;
    this.#makeRoom();
  }

  /** @throws DocumentsAway */
  async load(store: ProjectionStore, collection: string, ids: ReadonlySet<string>) {
    const found = new Map<string, Known>();
    const wanted: string[] = [];
    for (const id of ids) {
      const known = (this.held.find(id) as Known | undefined) ?? this.#documents.get(id);
      if (known) found.set(id, known);
      else if (!this.#ids || this.#ids.has(id)) wanted.push(id);
    }
    for (const [id, document] of await store.load(collection, wanted)) found.set(id, document);
    return found;
  }

  /** Keeps what was written; call it only once the store has all of it. */
  remember(written: readonly Envelope[]): void {
    for (const document of written) {
      this.#documents.delete(document._id);
      this.#documents.set(document._id, document as Known);
      this.#ids?.add(document._id);
    }
    this.#makeRoom();
    if (this.#ids && this.#ids.size > IDS_KEPT) this.#ids = undefined;
  }

  #makeRoom(): void {
    for (const id of this.#documents.keys()) {
      if (this.#documents.size <= this.#most) break;
      this.#documents.delete(id);
    }
  }
}
