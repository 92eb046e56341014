import { paisa } from '@madrasah/events';
import { FeeWaived, FeeWrittenOff, WrittenOffRecovered } from '@madrasah/events/concessions';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import type { JournalState } from './shape.ts';

/** What waivers and write-offs give up of an item. */
function forgone(state: JournalState, itemId: number, amount: number): void {
  const item = state.items.get(itemId);
  if (item) state.items.set(itemId, { ...item, forgone: paisa(item.forgone + amount) });
}

/** Waivers, write-offs and what comes of these later. */
export const writeOffCases: readonly FoldCase<JournalState>[] = [
  on(FeeWaived, (state, { itemId, amount }) => forgone(state, itemId, amount)),
  on(FeeWrittenOff, (state, { writeOffId, userId, admissionId, fundId, itemId, amount }) => {
    forgone(state, itemId, amount);
    state.writeOffs.set(writeOffId, { writeOffId, userId, admissionId, fundId, amount, recovered: 0 });
  }),
  on(WrittenOffRecovered, (state, { recoveryId, writeOffId, amount, series, voucherNo }) => {
    const written = state.writeOffs.get(writeOffId);
    if (written)
      state.writeOffs.set(writeOffId, { ...written, recovered: paisa(written.recovered + amount) });
    state.counters.set('recovery', recoveryId);
    state.counters.set(series, voucherNo);
  }),
];
