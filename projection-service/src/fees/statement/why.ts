import { journalEvents, type Language } from '@madrasah/events';
import { requestsProjector } from '../../approvals/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { Books, Cut, StatementLine } from '../../ledger/books/index.ts';
import { actorNames, actorsNeed, reasonsNeed } from '../../ledger/index.ts';
import { type Place, reasonsIn } from '../reports/standing/reasons.ts';

/** What the statement waits for to tell why something was conceded. */
export const whyConcededNeeds = [requestsProjector, ...reasonsNeed, ...actorsNeed] as const;

/** Why something was conceded, and who gave it. */
export interface Why {
  readonly reason: string;
  readonly giver: string;
}

interface Reading {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly books: Books;
  readonly cut: Cut;
  readonly language: Language;
}

/** Whether somebody granted it, beside what is typed into a receipt. */
const isGranted = ({ kind }: StatementLine) => journalEvents.get(kind)?.entry.statement?.tone === 'granted';

/** Of each line by which something was granted, why and by whom. @throws StoreAway, DocumentsAway */
export async function whyConceded(
  reading: Reading,
  lines: readonly StatementLine[],
): Promise<(line: StatementLine) => Why | undefined> {
  const { deps, tenant, books, language } = reading;
  const granted = lines.filter(isGranted);
  if (granted.length === 0) return () => undefined;
  const placesOf = ({ revision, itemIds }: StatementLine) =>
    itemIds.map((itemId): Place => ({ entry: revision, item: books.names.itemIds.find(itemId) }));
  const [reasonOf, actor] = await Promise.all([
    reasonsIn(reading, granted.flatMap(placesOf)),
    actorNames(deps, tenant, language),
  ]);
  return (line) => {
    if (!isGranted(line)) return undefined;
    const own = books.tables.entries.actor.at(line.revision);
    const told = placesOf(line).flatMap((place) => reasonOf(place) ?? []);
    const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('; ');
    return {
      reason: distinct(told.map(({ text }) => text)),
      giver: distinct(told.map(({ approvedBy = own }) => actor(approvedBy).name)),
    };
  };
}

/** The line with what is told of it, as papers have it: `ছাড়: বেতন – পিতা নেই (আব্দুল করিম)`. */
export const withWhy = (text: string, why: Partial<Why> | undefined): string => {
  if (!why?.reason) return text;
  return why.giver ? `${text} – ${why.reason} (${why.giver})` : `${text} – ${why.reason}`;
};
