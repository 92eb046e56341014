import { paisa } from '@madrasah/events';
import { TamlikGiven, TamlikReversed, ZakatEligibilitySet } from '@madrasah/events/tamlik';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import type { GivenTamlik, JournalState } from '../shape.ts';

function payOf({ zakatPaid }: JournalState, paid: GivenTamlik['paid'], sign: 1 | -1): void {
  for (const [itemId, amount] of paid)
    zakatPaid.set(itemId, paisa((zakatPaid.get(itemId) ?? 0) + sign * amount));
}

/** Who is entitled to zakat, and what was given to whom. */
export const tamlikCases: readonly FoldCase<JournalState>[] = [
  on(ZakatEligibilitySet, (state, { userId, eligible, since }) => {
    if (eligible) state.zakatEligible.set(userId, since);
    else state.zakatEligible.delete(userId);
  }),
  on(TamlikGiven, (state, { tamlikId, voucherNo, series, fundId, on: day, lines }, { revision }) => {
    counted(state, series, voucherNo);
    const receipts = [...new Set(lines.map(({ receiptId }) => receiptId))];
    const paid = lines.map(({ itemId, amount }) => [itemId, amount] as const);
    state.tamliks.set(tamlikId, {
      tamlikId,
      voucherNo,
      fundId,
      on: day,
      revision,
      receipts,
      paid,
      reversed: false,
    });
    payOf(state, paid, 1);
  }),
  on(TamlikReversed, (state, { tamlikId }) => {
    const tamlik = state.tamliks.get(tamlikId);
    if (!tamlik) return;
    state.tamliks.set(tamlikId, { ...tamlik, reversed: true });
    payOf(state, tamlik.paid, -1);
  }),
];
