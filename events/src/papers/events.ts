import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';

/** A receipt left the printer. No money moves, so it stands in the stream `papers-<school>`, not in the journal. */
export const ReceiptPrinted = defineEvent(
  'ReceiptPrinted',
  z.object({
    receiptId: stored.storedId,
    /** How many sheets came out: 1 the guardian's, 2 the office's too. */
    copies: z.int().min(1),
    /** 1 for the first printing; what comes after it says on its face that it is a reprint. */
    printing: z.int().min(1),
  }),
  { about: { receipt: 'receiptId' }, history: { bn: 'রসিদ মুদ্রণ', en: 'Receipt printed' } },
);

export const paperEvents = { ReceiptPrinted };
