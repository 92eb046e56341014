import { TamlikGiven, TamlikReversed, ZakatEligibilitySet } from '@madrasah/events/tamlik';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from './counted.ts';
import type { JournalState } from './shape.ts';

/** Who is entitled to zakat, and what was given to whom. */
export const tamlikCases: readonly FoldCase<JournalState>[] = [
  on(ZakatEligibilitySet, (state, { userId, eligible, since }) => {
    if (eligible) state.zakatEligible.set(userId, since);
    else state.zakatEligible.delete(userId);
  }),
  on(TamlikGiven, (state, { tamlikId, voucherNo, series, on: day, lines }, { revision }) => {
    counted(state, series, voucherNo);
    const receipts = [...new Set(lines.map(({ receiptId }) => receiptId))];
    state.tamliks.set(tamlikId, { tamlikId, voucherNo, on: day, revision, receipts, reversed: false });
  }),
  on(TamlikReversed, (state, { tamlikId }) => {
    const tamlik = state.tamliks.get(tamlikId);
    if (tamlik) state.tamliks.set(tamlikId, { ...tamlik, reversed: true });
  }),
];
