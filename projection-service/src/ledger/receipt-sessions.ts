import type { Language } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { studentsNeed, studentsOn } from '../admissions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { JournalEntry } from './books/index.ts';

/** What the sessions of receipts wait for. */
export const receiptSessionsNeed = studentsNeed;

const OF_RECEIPTS: ReadonlySet<string> = new Set([FeesCollected.type, CollectionReversed.type]);

/**
 * The session of a receipt, or of its reversal: its number is one of that session's series. Undefined of other entries.
 * @param entries all that will be asked about
 * @throws DocumentsAway
 */
export async function receiptSessions(
  tenant: Tenant,
  entries: readonly JournalEntry[],
  language: Language,
): Promise<(entry: JournalEntry) => string | undefined> {
  const receipts = entries.filter(({ kind }) => OF_RECEIPTS.has(kind));
  const users = new Set(receipts.flatMap(({ lines }) => lines.flatMap(({ userId }) => userId ?? [])));
  const { on } = await studentsOn(tenant, [...users], language);
  return ({ kind, admissionId }) => (OF_RECEIPTS.has(kind) ? on(admissionId)?.sessionName : undefined);
}
