import { toTaka } from '@madrasah/events';
import { feeQueries } from '@madrasah/events/fees';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { feesByMonth } from '../ledger/books/index.ts';

const MONTHS = 12;

/** Of the last twelve months: what fell due, what was collected of it, what was conceded, what is owed at the end. */
export function collectionByMonth({ clock, shelf }: Deps): HandledQuery[] {
  return [
    handledQuery(feeQueries.collectionByMonth, [shelf], async ({ SessionID, asOf, knownAt }, tenant) => {
      const books = await shelf.of(tenant.school);
      const until = asOf ?? today(clock);
      const wanted = { until, count: MONTHS, sessionId: SessionID };
      return {
        data: feesByMonth(books, books.cut({ asOf, knownAt }), wanted).map((row) => ({
          month: row.month,
          fellDue: toTaka(row.fellDue),
          collected: toTaka(row.collected),
          conceded: toTaka(row.conceded),
          due: toTaka(row.due),
        })),
      };
    }),
  ];
}
