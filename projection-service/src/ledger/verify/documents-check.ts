import { createHash } from 'node:crypto';
import { canonicalJson, type DomainEvent } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import type { Documents, Envelope } from '../../kernel/documents/index.ts';
import { foldTouches, touchesOf } from '../../kernel/projecting/fold.ts';
import type { Projector } from '../../kernel/projecting/index.ts';
import { type Check, Findings } from './check.ts';

const PAGE = 1000;

const hashOf = (document: object) =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(document)) as Json))
    .digest('hex');

interface Place {
  readonly schoolId: string;
  /** Documents up to this position are proved. */
  readonly until: number;
  /** Whether an event stands at a position of the log. @throws StoreAway */
  isInLog(position: number): Promise<boolean>;
}

/** A read model is what a replay of the events up to a position makes of it, document by document. */
export class DocumentsCheck implements Check {
  readonly #projector: Projector;
  readonly #documents: Documents;
  readonly #place: Place;
  readonly #findings: Findings;
  readonly #replayed = new Map<string, Envelope>();

  constructor(projector: Projector, documents: Documents, place: Place) {
    this.#projector = projector;
    this.#documents = documents;
    this.#place = place;
    this.#findings = new Findings(`documents:${projector.name}`, 'documents equal to their replay');
  }

  decoded(event: DomainEvent): void {
    const { schoolId, until } = this.#place;
    if (event.position > until) return;
    const touches = touchesOf(this.#projector, [event]).filter(({ school }) => school === schoolId);
    for (const written of foldTouches(this.#projector, touches, this.#replayed as never))
      this.#replayed.set(written._id, written);
  }

  async result() {
    const standing = new Set<string>();
    for (let skip = 0; ; skip += PAGE) {
      const page = await this.#documents
        .of(this.#place.schoolId)
        .find<object>(this.#projector, {}, { skip, limit: PAGE, sort: { key: 1 } });
      for (const document of page) {
        standing.add(document._id);
        await this.#compare(document);
      }
      if (page.length < PAGE) break;
    }
    for (const [id, replayed] of this.#replayed)
      if (!standing.has(id) && !('removed' in replayed)) await this.#missing(id, replayed);
    return this.#findings.result();
  }

  /** A document that has moved on since the fixed position is proved by the next run; its event must be there. */
  async #compare(document: Envelope): Promise<void> {
    if (document.position > this.#place.until && (await this.#place.isInLog(document.position))) return;
    const replayed = this.#replayed.get(document._id);
    this.#findings.count += 1;
    if (!replayed || hashOf(replayed) !== hashOf(document))
      this.#findings.fault(`${this.#projector.collection} ${document._id} differs from its replay`);
  }

  async #missing(id: string, { key }: Envelope): Promise<void> {
    const found = await this.#documents.of(this.#place.schoolId).findOne(this.#projector.collection, key);
    if (!found) this.#findings.fault(`${this.#projector.collection} ${id} is missing`);
  }
}
