import { type DraftOf, Problem, type Refusal } from '@madrasah/events';
import { type FeesCollected, refuseFees as refuse } from '@madrasah/events/fees';
import { advanceFund, mayHold } from '../../../ledger/chart/lookups.ts';
import type { SubLedger } from '../../../ledger/chart/state.ts';
import { booksAfter } from '../../../ledger/journal/after.ts';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import { AdvanceApplier, type Payable } from '../../apply-advance.ts';
import { beforeCharge } from '../../open-items.ts';
import type { Share } from './shares.ts';

/** What a receipt of a day pays of charges that stand on it, and what it pays of later ones. */
export function partedBy(shares: readonly Share[], on: string) {
  const isLater = ({ item }: Share) => item.dueSince > on;
  return { now: shares.filter((share) => !isLater(share)), later: shares.filter(isLater) };
}

/**
 * Why what falls due after the day of a receipt cannot be paid beforehand: zakat that was given for a fee is nobody's
 * advance, a day to come holds no entry, and a discount is given on what is due.
 */
export function laterFault(
  { today }: Books,
  later: readonly Share[],
  { on, isTamlik }: { readonly on: string; readonly isTamlik: boolean },
): Refusal | undefined {
  const bound = later.filter(({ item }) => isTamlik || item.dueSince > today);
  const early = beforeCharge(
    bound.map(({ item }) => item),
    on,
    'CreateAt',
  );
  const lessened = later.find(({ deduction }) => deduction > 0);
  if (early || !lessened) return early;
  const day = { day: lessened.item.dueSince };
  const problem = new Problem('fees.deduction-before-charge', day);
  return refuse('fees.deduction-before-charge', day, [{ path: 'CreateAt', problem }]);
}

/** The fund in which an advance is held: the school's, or that of all it is for where the account may not hold that. */
export function heldIn({ chart }: Books, account: SubLedger, over: number, later: readonly Share[]) {
  const fund = advanceFund(chart);
  const [own, ...others] = new Set(later.map(({ item }) => item.fundId));
  const isElsewhere = over === 0 && own !== undefined && others.length === 0;
  return fund && isElsewhere && !mayHold(account, fund.fundId) ? own : fund?.fundId;
}

/**
 * What a receipt has paid beforehand pays its charges, each on its day (ACCOUNTING 3.1): an advance until then, and one
 * receipt for both.
 */
export function appliedBeforehand(books: Books, receipt: DraftOf<typeof FeesCollected>) {
  const { beforehand = [] } = receipt.data;
  if (beforehand.length === 0) return [];
  const payables = new Map<number, Payable[]>();
  for (const { itemId, deposit } of beforehand) {
    const item = books.journal.items.get(itemId);
    if (!item) continue;
    const { fundId, dueSince, userId } = item;
    payables.set(userId, [...(payables.get(userId) ?? []), { itemId, fundId, dueSince, due: deposit }]);
  }
  const applier = new AdvanceApplier(booksAfter(books, [receipt]));
  return [...payables].flatMap(([userId, own]) => applier.apply(userId, own));
}
