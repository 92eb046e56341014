import type { PublishedFacts, PublishedRow, ResultsPlace } from '@madrasah/events/results';
import type { Tenant } from '../../kernel/documents/index.ts';
import { publishedSheetsProjector, versionKey } from '../sheets/published.ts';

/** A published version with its rows by student. */
export interface KeptSheet {
  readonly facts: PublishedFacts;
  readonly rows: ReadonlyMap<number, PublishedRow>;
}

const MOST = 400;

/**
 * Published versions that were lately asked for, kept in memory: a version never changes, so one that is kept is never
 * wrong. Which version stands, and whose a code is, is asked of the read models each time.
 */
export class KeptSheets {
  readonly #kept = new Map<string, KeptSheet>();

  /** @returns undefined where there is no such version. @throws DocumentsAway */
  async of(tenant: Tenant, place: ResultsPlace, version: number): Promise<KeptSheet | undefined> {
    const key = `${tenant.school}/${versionKey(place, version)}`;
    const known = this.#kept.get(key) ?? (await readSheet(tenant, place, version));
    if (!known) return undefined;
    this.#kept.delete(key); // the last one asked for stands at the end
    this.#kept.set(key, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }
}

async function readSheet(tenant: Tenant, place: ResultsPlace, version: number) {
  const facts = await tenant.findOne(publishedSheetsProjector, versionKey(place, version));
  return facts && { facts, rows: new Map(facts.rows.map((row) => [row.userId, row])) };
}
