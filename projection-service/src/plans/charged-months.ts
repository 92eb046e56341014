import { type Books, itemStates } from '../ledger/books/index.ts';

/** The months for which fees stand charged to one of these admissions. */
export function chargedMonths(books: Books, admissions: ReadonlySet<number>): ReadonlySet<number> {
  const months = new Set<number>();
  for (const { admissionId, monthId, charged } of itemStates(books, books.cut(), { all: true }))
    if (monthId > 0 && charged > 0 && admissions.has(admissionId)) months.add(monthId);
  return months;
}
