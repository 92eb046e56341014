import { digitsOf, type Language } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { studentsNeed, studentsOn } from '../admissions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { JournalEntry } from './books/index.ts';
import { entryName } from './entry-name.ts';

/** What names of entries with sessions wait for. */
export const receiptSessionsNeed = studentsNeed;

const OF_RECEIPTS: ReadonlySet<string> = new Set([FeesCollected.type, CollectionReversed.type]);

/**
 * What entries are called; a receipt's number is one of a session's series, so that the session stands beside it.
 * @param entries all that will be asked about
 * @throws DocumentsAway
 */
export async function entriesNamed(
  tenant: Tenant,
  entries: readonly JournalEntry[],
  language: Language,
): Promise<(entry: JournalEntry) => string> {
  const receipts = entries.filter(({ kind }) => OF_RECEIPTS.has(kind));
  const users = new Set(receipts.flatMap(({ lines }) => lines.flatMap(({ userId }) => userId ?? [])));
  const { on } = await studentsOn(tenant, [...users], language);
  return (entry) => {
    const name = entryName(entry.kind, entry.number, language);
    const session = OF_RECEIPTS.has(entry.kind) ? on(entry.admissionId)?.sessionName : undefined;
    return session ? `${name} (${digitsOf(session, language)})` : name;
  };
}
