import { awaitedReceiptsList } from '@madrasah/events/fees';
import { studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { awaitedReceipts, entriesAbout, journalEntry } from '../../ledger/books/index.ts';
import { actorsNeed, namesNeed } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { naming } from './list.ts';

/** বদলি রসিদ বাকি: receipts taken back as wrong, until something stands for them. */
export function awaitedReceiptQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, awaitedReceiptsList, {
    needs: [deps.shelf, ...studentsNeed, ...namesNeed, ...actorsNeed],
    file: 'receipts-to-be-replaced',
    async rows(asked, tenant, { language }) {
      const books = await deps.shelf.of(tenant.school);
      const waiting = awaitedReceipts(books, books.cut(asked));
      const { actor, named } = await naming(deps, tenant, language);
      const receipts = waiting.flatMap(({ receiptId }) => entriesAbout(books, { receiptId }).slice(0, 1));
      const rows = await named(receipts.map((revision) => journalEntry(books, revision)));
      return {
        rows: rows.map(
          ({ SessionName: _session, at: _at, Account: _account, collector: _by, ...row }, at) => ({
            ...row,
            AdmissionID: journalEntry(books, receipts[at] as number).admissionId,
            reversedOn: waiting[at]?.since ?? row.on,
            reversedBy: actor(waiting[at]?.actorId ?? 0),
          }),
        ),
        beside: {},
      };
    },
    paper: (_, { asOf, knownAt }, __, { language }) => ({
      filters: periodText({ to: asOf, knownAt }, language),
    }),
  });
}
