import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';
import { subLedgerAccount } from '../../ledger/accounts.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { stated } from '../../ledger/entries/stated.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';

const id = stored.storedId;

/** What a gift is of: its fund, its head, where the money lies, and how much. */
const gift = {
  ...{ donationId: id, donationNo: id, fundId: id },
  /** The head: a sub-ledger of income. */
  subLedgerId: id,
  moneyAccount: id,
  amount: stored.storedPaisa,
};
const postings = z.array(postingSchema);
/** Of a person who may be nobody: whoever gives may stay unnamed. */
const userId = id.nullable();
const about = { donation: 'donationId', user: 'userId' } as const;

/** দান: money that somebody gave, in one fund under one head, with a receipt of the fund’s own series or a leaf of a book. */
export const DonationReceived = defineJournalEvent(
  'DonationReceived',
  z.object({
    ...gift,
    series: z.string(),
    /** The printed book whose leaf it is, as it was numbered then; absent: the program numbered it. */
    bookNo: z.string().optional(),
    on: stored.storedDay,
    userId,
    transactionNo: z.string(),
    /** Who is named as the giver where he is no donor of the list, through whom it came, and a remark. */
    noteId: id.nullable(),
    postings,
  }),
  {
    about,
    history: { bn: 'দান', en: 'Donation' },
    entry: {
      called: { bn: 'দান', en: 'Donation' },
      states: {
        account: '`sl:<moneyAccount>` in `fundId`',
        amount: '`amount`',
        moved: ({ moneyAccount, amount, fundId }) => [stated(subLedgerAccount(moneyAccount), amount, fundId)],
      },
    },
  },
);

/** A gift was entered by mistake and is taken back as a whole. */
export const DonationReversed = defineJournalEvent(
  'DonationReversed',
  z.object({
    ...gift,
    userId,
    ...entryDay,
    /** Why. */
    noteId: id.nullable(),
    postings,
  }),
  {
    about,
    history: { bn: 'দান বাতিল', en: 'Donation reversed', tells: 'void' },
    entry: {
      called: { bn: 'দান বাতিল', en: 'Donation reversed' },
      takesBack: DonationReceived.type,
      states: {
        account: '`sl:<moneyAccount>` in `fundId`',
        amount: '−`amount`',
        moved: ({ moneyAccount, amount, fundId }) => [
          stated(subLedgerAccount(moneyAccount), -amount, fundId),
        ],
      },
    },
  },
);

/** The receipt of a gift left the printer. No money moves, so it stands in `papers-<school>`. */
export const DonationPrinted = defineEvent(
  'DonationPrinted',
  z.object({
    donationId: id,
    /** 1 for the first printing; what comes after it says on its face that it is a reprint. */
    printing: z.int().min(1),
  }),
  { about: { donation: 'donationId' } },
);

/** Entries of the journal. */
export const donationEntries = { DonationReceived, DonationReversed };
