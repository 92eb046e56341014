import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';
import { voucherContent } from '../ledger/journal-events.ts';
import { postingSchema } from '../ledger/posting.ts';

const id = stored.storedId;
const postings = z.array(postingSchema);
const about = { voucher: 'voucherId' } as const;

/**
 * A voucher was written anew under its number: fund and direction stay. One entry takes back what it said before and
 * posts what it says now, both on the day `on`.
 */
export const VoucherRevised = defineEvent(
  'VoucherRevised',
  z.object({
    voucherId: id,
    voucherNo: id,
    /** 1 for the first revision. */
    edition: id,
    ...voucherContent,
    postings,
  }),
  { about },
);

export const REVERSAL_KINDS = ['void', 'bounced'] as const;

/** A voucher is taken back as it last stood: by choice, or because its cheque bounced, which is a fact. */
export const VoucherReversed = defineEvent(
  'VoucherReversed',
  z.object({
    voucherId: id,
    voucherNo: id,
    on: stored.storedDay,
    kind: z.enum(REVERSAL_KINDS),
    /** Why. */
    noteId: id.nullable(),
    postings,
  }),
  { about },
);

/** The bank has honoured a voucher's cheque. Its money was booked with the voucher. */
export const ChequeCleared = defineEvent('ChequeCleared', z.object({ voucherId: id, on: stored.storedDay }), {
  about,
});

export const voucherEntries = { VoucherRevised, VoucherReversed, ChequeCleared };
