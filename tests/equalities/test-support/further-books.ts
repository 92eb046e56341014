import { paisa, streams } from '@madrasah/events';
import { cr, dr, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import type { StreamDefinition } from '../../../command-service/src/kernel/stream.ts';
import { type JournalState, journalStream } from '../../../command-service/src/ledger/journal/state.ts';

/** A further journal book: a stream that is opened by its first entry. */
export const bookOf = (book: number): StreamDefinition<JournalState> => ({
  ...journalStream,
  nameFor: (school) => streams.journal(school, book),
});

/** The nth entry of a further book: taka of the general fund given and laid into the cash box. */
export const gift = (book: number, nth: number, taka: number) =>
  VoucherPosted({
    ...UNSAID_BEFORE,
    ...{
      voucherId: nth,
      voucherNo: nth,
      series: `1-1-book${book}`,
      on: '2026-04-10',
      fundId: 1,
      direction: 1,
    },
    ...{ moneyAccount: 901, payee: 'দাতা', bookNo: '', remark: '' },
    lines: [{ subLedgerId: 902, particulars: 'দান', amount: paisa(taka * 100) }],
    postings: [dr('sl:901', 1, paisa(taka * 100)), cr('sl:902', 1, paisa(taka * 100))],
  });
