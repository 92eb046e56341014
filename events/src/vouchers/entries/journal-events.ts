import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { headsMoved } from '../../ledger/entries/stated.ts';
import { VoucherPosted, voucherContent } from '../../ledger/journal-events.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';
import { StaffAdvanceGiven, StaffAdvanceSettled } from '../colleagues/advance-events.ts';
import { CashierDebtSettled } from '../colleagues/events.ts';
import { ContraReversed, FundsTransferReversed } from './reversal-events.ts';
import { WalletSettled, WalletSettlementReversed } from './wallet-events.ts';

const id = stored.storedId;
const postings = z.array(postingSchema);
const about = { voucher: 'voucherId' } as const;

/**
 * What a voucher said is taken back on its own day, because it is written anew on another: the revision, or the voucher
 * that takes its place, stands behind it in the same append and posts only what it says now.
 */
export const VoucherMirrored = defineJournalEvent(
  'VoucherMirrored',
  z.object({
    voucherId: id,
    voucherNo: id,
    /** Which of its editions is taken back; 0 as it was posted. */
    edition: z.int().min(0),
    ...entryDay,
    postings,
  }),
  {
    about,
    entry: {
      called: { bn: 'ভাউচারের আগের লেখা ফেরত', en: 'Earlier wording of a voucher taken back' },
      states: {
        account: "the voucher's money account",
        amount: 'minus what the voucher stated last, which it states no more; it must stand',
      },
    },
  },
);

/**
 * A voucher was written anew under its number: fund and direction stay. One entry takes back what it said before and
 * posts what it says now, both on the day `on`; behind a `VoucherMirrored` it only posts what it says now.
 */
export const VoucherRevised = defineJournalEvent(
  'VoucherRevised',
  z.object({
    voucherId: id,
    voucherNo: id,
    /** 1 for the first revision. */
    edition: id,
    ...voucherContent,
    postings,
  }),
  {
    about,
    entry: {
      called: { bn: 'ভাউচার সংশোধন', en: 'Voucher revision' },
      states: {
        account: '`sl:<moneyAccount>`, and the account it had before',
        amount: 'as `VoucherPosted`, less what the voucher stated before; it must stand',
      },
    },
  },
);

export const REVERSAL_KINDS = ['void', 'bounced'] as const;

/** A voucher is taken back as it last stood: by choice, or because its cheque bounced, which is a fact. */
export const VoucherReversed = defineJournalEvent(
  'VoucherReversed',
  z.object({
    voucherId: id,
    voucherNo: id,
    ...entryDay,
    kind: z.enum(REVERSAL_KINDS),
    /** Why. */
    noteId: id.nullable(),
    /** The voucher of another accounting year that stands in its place, where its day was changed so. */
    replacedBy: id.optional(),
    postings,
  }),
  {
    about,
    entry: {
      called: { bn: 'ভাউচার বাতিল', en: 'Voucher reversed' },
      takesBack: VoucherPosted.type,
      states: {
        account: "the voucher's money account",
        amount: 'minus what the voucher stated last; it must stand',
      },
    },
  },
);

/** The bank has honoured a voucher's cheque. Its money was booked with the voucher. */
export const ChequeCleared = defineJournalEvent(
  'ChequeCleared',
  z.object({ voucherId: id, on: stored.storedDay }),
  {
    about,
    entry: { called: { bn: 'চেক পাস', en: 'Cheque cleared' } },
  },
);

/** A line of a journal voucher: one side of an account. */
const side = z.object({ subLedgerId: id, debit: stored.storedPaisa, credit: stored.storedPaisa });

/** জাবেদা ভাউচার: moves no money; it stands once a second person has confirmed it. */
export const JournalVoucherPosted = defineJournalEvent(
  'JournalVoucherPosted',
  z.object({
    journalVoucherId: id,
    voucherNo: id,
    series: z.string(),
    on: stored.storedDay,
    fundId: id,
    lines: z.array(side),
    noteId: id.nullable(),
    postings,
  }),
  {
    about: { journal_voucher: 'journalVoucherId' },
    entry: {
      called: { bn: 'জাবেদা ভাউচার', en: 'Journal voucher' },
      states: {
        account: 'each `sl:<lines.subLedgerId>` in `fundId`',
        amount: 'Σ debit − Σ credit of its lines',
        moved: headsMoved,
      },
    },
  },
);

/** A journal voucher is taken back as a whole; it names the voucher, whose paper then says so. */
export const JournalVoucherReversed = defineJournalEvent(
  'JournalVoucherReversed',
  z.object({
    journalVoucherId: id,
    voucherNo: id,
    ...entryDay,
    fundId: id,
    /** As they are posted now: what was debit is credit. */
    lines: z.array(side),
    /** Why. */
    noteId: id.nullable(),
    postings,
  }),
  {
    about: { journal_voucher: 'journalVoucherId' },
    entry: {
      called: { bn: 'জাবেদা ভাউচার বাতিল', en: 'Journal voucher reversed' },
      takesBack: JournalVoucherPosted.type,
      states: {
        account: 'each `sl:<lines.subLedgerId>` in `fundId`',
        amount: 'Σ debit − Σ credit of its lines',
        moved: headsMoved,
      },
    },
  },
);

/** Entries of the journal. */
export const voucherEntries = {
  ...{ ContraReversed, FundsTransferReversed, WalletSettlementReversed },
  ...{ VoucherMirrored, VoucherRevised, VoucherReversed, ChequeCleared },
  ...{ JournalVoucherPosted, JournalVoucherReversed, WalletSettled, StaffAdvanceGiven, StaffAdvanceSettled },
  CashierDebtSettled,
};
