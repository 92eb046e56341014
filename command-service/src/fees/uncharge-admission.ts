import { refuseAdmissions } from '@madrasah/events/admissions';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import type { Item, JournalState } from '../ledger/journal/state.ts';
import { type CodeOf, planReversal, reverseCharges } from './reverse-charges.ts';

/** What stands charged under an admission. */
export const chargesOf = (
  { items, itemsOf }: JournalState,
  { admissionId, userId }: { readonly admissionId: number; readonly userId: number },
): Item[] =>
  (itemsOf.get(userId) ?? [])
    .flatMap((itemId) => items.get(itemId) ?? [])
    .filter((item) => item.admissionId === admissionId && !item.reversed);

/**
 * Takes back all that admissions were charged, with concessions and applied advances. Refused where a receipt paid or
 * lessened any of it, months were paid ahead, or dues from paper stand under one. Nothing where nothing is charged.
 */
export function unchargeAdmissions(
  books: Books,
  admissions: readonly { readonly admissionId: number; readonly userId: number }[],
  codeOf: CodeOf,
): Decided {
  const charges = admissions.flatMap((admission) => chargesOf(books.journal, admission));
  const ahead = admissions.some(({ admissionId, userId }) =>
    (books.journal.monthAdvances.get(userId) ?? []).some(
      (advance) => advance.admissionId === admissionId && advance.amount > advance.released,
    ),
  );
  if (ahead || charges.some(({ subLedgerId }) => subLedgerId === 0))
    return refuseAdmissions('admissions.money-came');
  if (charges.length === 0) return [];
  const reversal = planReversal(
    books,
    charges.map(({ itemId }) => itemId),
  );
  return reverseCharges(books, { chargeId: null, reason: '' }, reversal, codeOf);
}
