import { streams } from '@madrasah/events';
import { DuesLettersPrinted, DuesReplied, PaymentPromised, PromiseWithdrawn } from '@madrasah/events/dues';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface Promised {
  readonly userId: number;
  readonly withdrawn: boolean;
}

/** What decisions need to know of what was said about dues. */
export interface DuesState {
  /** `promise`, `reply`, `letters` → the last id given. */
  readonly counters: Table<string, number>;
  readonly promises: Table<number, Promised>;
}

const initial = (table: NewTable): DuesState => ({ counters: table(), promises: table() });

export const duesStream: StreamDefinition<DuesState> = {
  category: 'dues',
  nameFor: streams.dues,
  initial,
  evolve: foldOf<DuesState>(
    on(PaymentPromised, (state, { promiseId, userId }) => {
      state.counters.set('promise', promiseId);
      state.promises.set(promiseId, { userId, withdrawn: false });
    }),
    on(PromiseWithdrawn, (state, { promiseId, userId }) => {
      state.promises.set(promiseId, { userId, withdrawn: true });
    }),
    on(DuesReplied, (state, { replyId }) => {
      state.counters.set('reply', replyId);
    }),
    on(DuesLettersPrinted, (state, { printingId }) => {
      state.counters.set('letters', printingId);
    }),
  ),
};

export const nextId = ({ counters }: DuesState, of: string): number => (counters.get(of) ?? 0) + 1;
