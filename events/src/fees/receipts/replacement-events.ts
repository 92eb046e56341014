import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';

const id = stored.storedId;
const on = stored.storedDay;
// The books know a user by the postings of an entry, and these have none.
const about = { receipt: 'receiptId' } as const;

/** A receipt was taken back as a correction, and what should stand in its place is still to come. Moves no money. */
export const ReplacementAwaited = defineJournalEvent(
  'ReplacementAwaited',
  z.object({ receiptId: id, on, userId: id }),
  { about, entry: { called: { bn: 'বদলি রসিদ বাকি', en: 'Receipt to be replaced' } } },
);

/**
 * What became of a receipt that was taken back: another receipt stands for it, the money was handed back on a voucher,
 * or none had been taken. Moves no money.
 */
export const ReplacementSettled = defineJournalEvent(
  'ReplacementSettled',
  z.object({
    receiptId: id,
    on,
    userId: id,
    by: z.enum(['receipt', 'refund', 'nothing']),
    /** The receipt or the refund; null for nothing. */
    otherId: id.nullable(),
  }),
  { about, entry: { called: { bn: 'বদলি রসিদের নিষ্পত্তি', en: 'Receipt replaced' } } },
);
