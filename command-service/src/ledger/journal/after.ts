import type { EventDraft } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import { overlaid } from '../../kernel/folding/overlay.ts';
import { evolveJournal } from './evolve.ts';
import type { Books } from './facts.ts';

/** The books as they would stand after some events, on a day; the books themselves stay as they are. */
export function booksAfter(books: Books, drafts: readonly EventDraft[], on = books.today): Books {
  const journal = overlaid(books.journal);
  const metadata = { at: `${on}T00:00:00.000Z`, actor: { id: 0 } };
  for (const draft of drafts) evolveJournal(journal, { ...draft, revision: 0, metadata });
  return { ...books, journal, today: on };
}

/** All that some events post together. */
export const postingsIn = (drafts: readonly EventDraft[]): readonly Posting[] =>
  drafts.flatMap(({ data }) => (data as { postings?: readonly Posting[] }).postings ?? []);
