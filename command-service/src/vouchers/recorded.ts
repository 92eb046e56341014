import { isRefusal, refuse } from '@madrasah/events';
import type { Desk } from '../kernel/desk.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { recordedAs } from '../ledger/journal/recorded.ts';
import { editionOf, type SaidLast, standingVoucher } from './changing/change-voucher.ts';
import type { IsBill } from './marks.ts';
import { overVouchers } from './steps.ts';

/** What a voucher said last, as the store has it; undefined while it is not recorded. */
export const saidLast = (desk: Desk, schoolId: string, voucherId: number): Promise<SaidLast | undefined> =>
  recordedAs<SaidLast>(desk, schoolId, ({ vouchers }) => vouchers.get(voucherId)?.revision);

/** A decision over a voucher as it was recorded last; one that changed in between is to be looked at again. */
export const decideLast =
  <More extends readonly unknown[]>(
    voucherId: number,
    last: SaidLast | undefined,
    decide: (books: Books, last: SaidLast, ...more: More) => Decided,
  ) =>
  (books: Books, ...more: More): Decided => {
    const standing = standingVoucher(books, voucherId);
    if (isRefusal(standing)) return standing;
    return last && editionOf(last) === standing.edition
      ? decide(books, last, ...more)
      : refuse('conflict.changed');
  };

/** The same as a step over the journal. */
export const overLast = (
  voucherId: number,
  last: SaidLast | undefined,
  decide: (books: Books, last: SaidLast, isBill: IsBill) => Decided,
) => overVouchers((books, isBill) => decideLast(voucherId, last, decide)(books, isBill));
