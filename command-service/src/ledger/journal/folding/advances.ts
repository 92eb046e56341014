import { paisa, sumPaisa } from '@madrasah/events';
import {
  JournalVoucherPosted,
  JournalVoucherReversed,
  StaffAdvanceGiven,
  StaffAdvanceSettled,
} from '@madrasah/events/vouchers';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import type { JournalState } from '../shape.ts';

/** Staff advances, wallet settlements and journal vouchers. */
export const advanceCases: readonly FoldCase<JournalState>[] = [
  on(JournalVoucherPosted, (state, { journalVoucherId, series, voucherNo, on: day }, { revision }) => {
    counted(state, series, voucherNo);
    const posted = { journalVoucherId, voucherNo, on: day, revision, reversed: false };
    state.journalVouchers.set(journalVoucherId, posted);
  }),
  on(JournalVoucherReversed, (state, { journalVoucherId }) => {
    const posted = state.journalVouchers.get(journalVoucherId);
    if (posted) state.journalVouchers.set(journalVoucherId, { ...posted, reversed: true });
  }),
  on(StaffAdvanceGiven, (state, { advanceId, userId, fundId, amount, on: day }, { revision }) => {
    counted(state, 'staff-advance', advanceId);
    state.staffAdvances.set(advanceId, { advanceId, userId, fundId, on: day, left: amount, revision });
  }),
  on(StaffAdvanceSettled, (state, { advanceId, bills, returned }) => {
    const advance = state.staffAdvances.get(advanceId);
    const settled = sumPaisa([returned, ...bills.map(({ amount }) => amount)]);
    if (advance) state.staffAdvances.set(advanceId, { ...advance, left: paisa(advance.left - settled) });
  }),
];
