import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Envelope, ProjectionStore, StoredDocument, Tombstone } from '../../documents/index.ts';

/** A place in the log: the event there, undefined at its start. */
interface Place {
  readonly position: number;
  readonly last: RecordedEvent | undefined;
}

type Known = StoredDocument | Tombstone;

const DOCUMENTS_KEPT = 5000;
const IDS_KEPT = 1_000_000;

/** What is held at most before it is written: documents, and how often they were touched meanwhile. */
const HELD = { documents: 5_000, touches: 20_000 };

/**
 * The documents a projector has lately written, so that it need not load them again: most events touch what the
 * ones before them touched. Right even if another instance writes too, because folds of one log are the same
 * everywhere and an older document never replaces a newer one.
 *
 * Beside them those that it holds: folded, and not written yet.
 */
export class KnownDocuments {
  readonly #documents = new Map<string, Known>();
  /** Every id there is, as long as the collection was empty at first: what is not in it need not be looked for. */
  #ids: Set<string> | undefined;
  readonly #held = new Map<string, Envelope>();
  #touches = 0;
  #heldSince: Place | undefined;

  /** Begins with a collection that is empty, or of which nothing is known. */
  reset(collection: 'empty' | 'unknown'): void {
    this.#letGo();
    this.forget();
    if (collection === 'empty') this.#ids = new Set();
  }

  /** What stands in the store is not known any more. What is held stays: it is of events that are not to come again. */
  forget(): void {
    this.#documents.clear();
    this.#ids = undefined;
  }

  /** Once live, new documents are few and the ids are not worth their memory. */
  forgetIds(): void {
    this.#ids = undefined;
  }

  /** @throws DocumentsAway */
  async load(store: ProjectionStore, collection: string, ids: ReadonlySet<string>) {
    const found = new Map<string, Known>();
    const wanted: string[] = [];
    for (const id of ids) {
      const known = (this.#held.get(id) as Known | undefined) ?? this.#documents.get(id);
      if (known) found.set(id, known);
      else if (!this.#ids || this.#ids.has(id)) wanted.push(id);
    }
    for (const [id, document] of await store.load(collection, wanted)) found.set(id, document);
    return found;
  }

  /**
   * Folded, to be written with what comes after.
   * @param touches by how many touches they became so
   * @param before where the projector stood before these
   */
  hold(folded: readonly Envelope[], touches: number, { position, last }: Place): void {
    for (const document of folded) this.#held.set(document._id, document);
    this.#touches += touches;
    this.#heldSince ??= { position, last };
  }

  /** Up to where everything is written, while something is held. */
  get heldSince(): Place | undefined {
    return this.#heldSince;
  }

  /** What is held, and these after it. */
  heldWith(folded: readonly Envelope[]): readonly Envelope[] {
    if (this.#held.size === 0) return folded;
    const all = new Map(this.#held);
    for (const document of folded) all.set(document._id, document);
    return [...all.values()];
  }

  get isFull(): boolean {
    return this.#held.size >= HELD.documents || this.#touches >= HELD.touches;
  }

  /** Keeps what was written, and holds nothing more; call it only once the store has all of it. */
  remember(written: readonly Envelope[]): void {
    this.#letGo();
    for (const document of written) {
      this.#documents.delete(document._id);
      this.#documents.set(document._id, document as Known);
      this.#ids?.add(document._id);
    }
    for (const id of this.#documents.keys()) {
      if (this.#documents.size <= DOCUMENTS_KEPT) break;
      this.#documents.delete(id);
    }
    if (this.#ids && this.#ids.size > IDS_KEPT) this.#ids = undefined;
  }

  #letGo(): void {
    this.#held.clear();
    this.#touches = 0;
    this.#heldSince = undefined;
  }
}
