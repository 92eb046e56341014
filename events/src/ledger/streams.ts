import { defineKeyedStream, defineStream } from '../kernel/index.ts';

export const ledgerStreams = {
  /** Funds, ledgers, fee heads, prices. */
  chart: defineStream('chart'),
  /** All money. The first book is every school's from its first day. */
  journal: defineKeyedStream<[book?: number]>('journal', '1'),
};
