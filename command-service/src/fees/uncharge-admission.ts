import { refuseAdmissions } from '@madrasah/events/admissions';
import type { Books, Decided } from '../ledger/journal/facts.ts';
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
 * Takes back all that an admission was charged, with concessions and applied advances. Refused where a receipt paid or
 * lessened any of it, months were paid ahead, or dues from paper stand under it. Nothing where nothing is charged.
 */
export function unchargeAdmission(
  books: Books,
  admission: { readonly admissionId: number; readonly userId: number },
  codeOf: CodeOf,
): Decided {
  const charges = chargesOf(books.journal, admission);
  const ahead = (books.journal.monthAdvances.get(admission.userId) ?? []).some(
    ({ admissionId, amount, released }) => admissionId === admission.admissionId && amount > released,
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
