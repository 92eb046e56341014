import type { EventDraft } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import { overlaid } from '../../kernel/folding/overlay.ts';
import { evolveJournal } from './evolve.ts';
import type { Books } from './facts/index.ts';

/** Books to try decisions on, one after another: what is folded into them leaves the real ones as they are. */
export class TrialBooks {
  readonly books: Books;

  /** @param on the business day that counts as today */
  constructor(books: Books, on = books.today) {
    this.books = { ...books, journal: overlaid(books.journal), today: on };
  }

  fold(drafts: readonly EventDraft[]): void {
    const metadata = { at: `${this.books.today}T00:00:00.000Z`, actor: { id: 0 } };
    for (const draft of drafts) evolveJournal(this.books.journal, { ...draft, revision: 0, metadata });
  }
}

/** The books as they would stand after some events, on a day; the books themselves stay as they are. */
export function booksAfter(books: Books, drafts: readonly EventDraft[], on = books.today): Books {
  const trial = new TrialBooks(books, on);
  trial.fold(drafts);
  return trial.books;
}

/** All that some events post together. */
export const postingsIn = (drafts: readonly EventDraft[]): readonly Posting[] =>
  drafts.flatMap(({ data }) => (data as { postings?: readonly Posting[] }).postings ?? []);
