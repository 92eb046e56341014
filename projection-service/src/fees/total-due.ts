import { sumPaisa, toTaka } from '@madrasah/events';
import { feeQueries } from '@madrasah/events/fees';
import type { Context } from '../deps.ts';
import { handledQuery } from '../kernel/query.ts';
import { dues } from '../ledger/books/index.ts';

/** What all students owe together. */
export const totalDue: Context = ({ shelf }) => [
  handledQuery(feeQueries.totalDue, [shelf], async (query, tenant) => {
    const books = await shelf.of(tenant.school);
    const { admissions } = dues(books, books.cut(query));
    return { totalDue: toTaka(sumPaisa([...admissions.values()].map(({ due }) => due))) };
  }),
];
