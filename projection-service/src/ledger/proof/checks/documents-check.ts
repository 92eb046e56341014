import { createHash } from 'node:crypto';
import { canonicalJson, type DomainEvent } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import type { Documents, Envelope } from '../../../kernel/documents/index.ts';
import { foldTouches, touchesOf } from '../../../kernel/projecting/fold.ts';
import type { Projector } from '../../../kernel/projecting/index.ts';
import { firstDifference } from '../first-difference.ts';
import { type CheckResult, Findings } from './check.ts';

const PAGE = 1000;

const plain = (document: object) => JSON.parse(JSON.stringify(document)) as Json;
const hashOf = (document: object) =>
  createHash('sha256')
    .update(canonicalJson(plain(document)))
    .digest('hex');

/** What left it as it was may have been written down as its last event, and need not have been. */
const asFarAs = (replayed: Envelope, position: number): Envelope =>
  replayed.position < position ? { ...replayed, position } : replayed;

interface Place {
  readonly schoolId: string;
  /** Documents up to this position are proved. */
  readonly until: number;
  /** Whether an event stands at a position of the log. @throws StoreAway */
  isInLog(position: number): Promise<boolean>;
}

/**
 * A read model is what a replay of the events up to a position makes of it, document by document. One is replayed
 * at a time: what a school's largest collection takes is what the proof takes.
 */
export class DocumentsCheck {
  readonly #projector: Projector;
  readonly #documents: Documents;
  readonly #place: Place;
  readonly #findings: Findings;
  readonly #replayed = new Map<string, Envelope>();
  readonly #hash = createHash('sha256');
  #movedOn = 0;

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

  /** @throws DocumentsAway · StoreAway */
  async result(): Promise<CheckResult> {
    const tenant = this.#documents.of(this.#place.schoolId);
    for (let last = ''; ; ) {
      const page = await tenant.find<object>(this.#projector, last ? { _id: { $gt: last } } : {}, {
        limit: PAGE,
        sort: { _id: 1 },
      });
      for (const document of page) await this.#compare(document);
      last = page.at(-1)?._id ?? '';
      if (page.length < PAGE) break;
    }
    for (const [id, replayed] of this.#replayed)
      if (!('removed' in replayed)) await this.#missing(id, replayed);
    const { detail, ...found } = this.#findings.result();
    const told =
      found.pass && this.#movedOn > 0
        ? `${detail}; ${this.#movedOn} not compared, they have moved on`
        : detail;
    return { ...found, detail: told, hash: this.#hash.digest('hex') };
  }

  /** A document that has moved on since the fixed position is proved by the next run; its event must be there. */
  async #compare(document: Envelope): Promise<void> {
    const { _id, position } = document;
    const replayed = this.#replayed.get(_id);
    this.#replayed.delete(_id);
    if (position > this.#place.until && (await this.#place.isInLog(position))) {
      this.#movedOn += 1;
      return;
    }
    this.#findings.count += 1;
    const hash = hashOf(document);
    this.#hash.update(`${_id} ${hash}\n`);
    if (replayed && hashOf(asFarAs(replayed, position)) === hash) return;
    const where = `${this.#projector.collection} ${_id}`;
    if (!replayed || 'removed' in replayed) return this.#findings.fault(`${where} was made by no event`);
    const field = firstDifference(plain(document), plain(asFarAs(replayed, position)));
    this.#findings.fault(`${where} differs from its replay in ${field}`);
  }

  async #missing(id: string, { key }: Envelope): Promise<void> {
    const found = await this.#documents.of(this.#place.schoolId).findOne(this.#projector.collection, key);
    if (!found) this.#findings.fault(`${this.#projector.collection} ${id} is missing`);
  }
}
