import * as z from 'zod';
import { stored } from '../kernel/index.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';
import { entryDay, postingSchema } from '../ledger/posting.ts';

const id = stored.storedId;
const on = stored.storedDay;
const postings = z.array(postingSchema);

/** Somebody has looked into whether a student is entitled to zakat. The last word counts. */
export const ZakatEligibilitySet = defineJournalEvent(
  'ZakatEligibilitySet',
  z.object({
    userId: id,
    /** Business day on which it was written. */
    on,
    eligible: z.boolean(),
    /** From which day on it holds. */
    since: on,
    /** Who has looked into it, and what he found. */
    noteId: id.nullable(),
  }),
  {
    about: { user: 'userId' },
    history: { bn: 'যাকাতের মুস্তাহিক কি না লেখা হয়েছে', en: 'Zakat eligibility recorded' },
    entry: { called: { bn: 'যাকাতের মুস্তাহিক', en: 'Entitled to zakat' } },
  },
);

/** Zakat of one open item: given to the student, who has paid the fee with it. */
const line = z.object({
  userId: id,
  admissionId: id,
  itemId: id,
  /** Its head and month as they stood; '' and 0 for old dues. */
  name: z.string(),
  monthId: z.int().min(0),
  amount: stored.storedPaisa,
  /** The receipt that stands beside it in the same append. */
  receiptId: id,
  receiptNo: id,
});

/** তামলীক: zakat paid to those entitled, on a debit voucher; the receipts of what they paid with it stand beside it. */
export const TamlikGiven = defineJournalEvent(
  'TamlikGiven',
  z.object({
    tamlikId: id,
    voucherNo: id,
    series: z.string(),
    ...entryDay,
    /** The zakat fund, and the account its money left. */
    fundId: id,
    moneyAccount: id,
    lines: z.array(line),
    /** Witness and reason; who received on behalf of the nth student of the lines, as `proxy<n>`. */
    noteId: id.nullable(),
    postings,
  }),
  {
    about: {
      tamlik: 'tamlikId',
      user: ({ lines }) => lines.map(({ userId }) => userId),
    },
    history: { bn: 'তামলীক', en: 'Tamlik', tells: 'money' },
    entry: {
      called: { bn: 'তামলীক', en: 'Tamlik' },
      states: { account: '`sl:<moneyAccount>` in `fundId`', amount: '−Σ `lines.amount`' },
    },
  },
);

/** A tamlik is taken back as a whole; the reversals of its receipts stand beside it. */
export const TamlikReversed = defineJournalEvent(
  'TamlikReversed',
  z.object({
    tamlikId: id,
    voucherNo: id,
    on,
    /** Whose it was. */
    users: z.array(id),
    noteId: id.nullable(),
    postings,
  }),
  {
    about: { tamlik: 'tamlikId', user: ({ users }) => users },
    history: { bn: 'তামলীক বাতিল', en: 'Tamlik reversed', tells: 'money-void' },
    entry: {
      called: { bn: 'তামলীক বাতিল', en: 'Tamlik reversed' },
      takesBack: TamlikGiven.type,
      states: {
        account: "the tamlik's money account",
        amount: 'minus what the tamlik stated; it must stand',
      },
    },
  },
);

/** Entries of the journal. */
export const tamlikEntries = { ZakatEligibilitySet, TamlikGiven, TamlikReversed };
