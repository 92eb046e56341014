import type { Language } from '@madrasah/events';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Books, itemStates } from '../../ledger/books/index.ts';
import { feeNames, feeNamesNeed } from '../../ledger/index.ts';
import { monthNamesNeed, studentMonths } from '../../plans/index.ts';

/** Whom lists that tell what a promise is for depend on. */
export const promisedNeed = [...monthNamesNeed, ...feeNamesNeed];

interface Naming {
  readonly userId: number;
  readonly itemIds?: readonly number[] | undefined;
}

/** What the dues that promises name are called, head and month, by promise; none where all that is owed is meant. @throws DocumentsAway */
export async function promisedFor(
  tenant: Tenant,
  books: Books,
  promises: readonly Naming[],
  language: Language,
): Promise<(promise: Naming) => string[]> {
  const users = [...new Set(promises.filter(({ itemIds }) => itemIds).map(({ userId }) => userId))];
  if (users.length === 0) return () => [];
  const [fee, month] = await Promise.all([
    feeNames(tenant, language),
    studentMonths(tenant, users, language),
  ]);
  const names = new Map(
    users
      .flatMap((user) => itemStates(books, books.cut(), { user }))
      .map((item) => [item.itemId, [fee(item), month(item)].filter(Boolean).join(' – ')]),
  );
  return ({ itemIds = [] }) => itemIds.flatMap((itemId) => names.get(itemId) ?? []);
}
