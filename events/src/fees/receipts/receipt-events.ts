import * as z from 'zod';
import { stored, sumPaisa } from '../../kernel/index.ts';
import { subLedgerAccount } from '../../ledger/accounts.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { stated } from '../../ledger/entries/stated.ts';
import { entryDay, itemsPosted, postingSchema } from '../../ledger/posting.ts';

const on = stored.storedDay;
const id = stored.storedId;
const amount = stored.storedPaisa;
const postings = z.array(postingSchema);

const member = { userId: id, admissionId: id };
type Whose = {
  readonly userId: number;
  readonly family?: readonly { readonly userId: number }[] | undefined;
};
/** Everybody whom a receipt, or its reversal, is of. */
const usersOf = ({ userId, family }: Whose) => family?.map((one) => one.userId) ?? [userId];

export const collectedRowSchema = z.object({
  itemId: id,
  admissionId: id,
  sessionId: z.int().min(0),
  subLedgerId: z.int().min(0),
  priceRowId: z.int().min(0),
  monthId: z.int().min(0),
  fundId: id,
  name: z.string(),
  /** Prescribed fee, past discount and paid before, as they stood; then what this receipt did. */
  fee: amount,
  pastDiscount: amount,
  paidBefore: amount,
  deduction: amount,
  deposit: amount,
  due: amount,
});
export type CollectedRow = z.output<typeof collectedRowSchema>;

/** A guardian paid at the counter: one receipt, one number, whatever funds it touches. */
export const FeesCollected = defineJournalEvent(
  'FeesCollected',
  z.object({
    receiptId: id,
    receiptNo: id,
    series: z.string(),
    /** The printed book whose leaf it is, as it was numbered then; absent: the program numbered it. */
    bookNo: z.string().optional(),
    on,
    userId: id,
    admissionId: id,
    moneyAccount: id,
    transactionNo: z.string(),
    /** Plain until it stood in a note; '' since. */
    remark: z.string(),
    /** Where the remark stands; absent where nothing was remarked. */
    noteId: id.optional(),
    rows: z.array(collectedRowSchema),
    /** Charges that fall due after the day of the receipt: what it paid of each is part of its advance until then. */
    beforehand: z.array(collectedRowSchema).optional(),
    /** Months paid before they are charged, each whole: what their charge runs will charge and concede, and what was paid. */
    months: z
      .array(
        z.object({
          ...{ admissionId: id, sessionId: id, subLedgerId: id, priceRowId: z.int().min(0) },
          ...{ monthId: z.int().min(1).max(12), fundId: id, name: z.string() },
          ...{ fee: amount, concession: amount, deposit: amount },
        }),
      )
      .optional(),
    /** What was paid above what was due on its day and stays with us as an open advance. */
    advance: z.object({ fundId: id, amount }).nullable(),
    /** Who paid, where it was not the guardian; absent or null: he did. */
    payerNoteId: id.nullable().optional(),
    /** The tamlik whose zakat the student has paid with; it stands beside it in the same append. */
    tamlikId: id.optional(),
    /** The sitting of a class at which it was taken with others. */
    sitting: id.optional(),
    /** Of several children on one number: whose the items of the rows and of those beforehand are, and what of the advance. The first is the one above. */
    family: z.array(z.object({ ...member, items: z.array(id), advance: amount })).optional(),
    postings,
  }),
  {
    about: {
      receipt: 'receiptId',
      user: usersOf,
      admission: ({ admissionId, family }) => family?.map((one) => one.admissionId) ?? [admissionId],
      item: itemsPosted,
    },
    history: { bn: 'ফি জমা', en: 'Fees collected', tells: 'money' },
    entry: {
      called: { bn: 'রসিদ', en: 'Receipt' },
      statement: {
        line: { bn: 'রসিদ নং {number}', en: 'Receipt no. {number}' },
        label: { bn: 'জমা', en: 'Receipt' },
        tone: 'received',
      },
      states: {
        account: '`sl:<moneyAccount>`',
        amount:
          'Σ `rows.deposit` + Σ `months.deposit` (months paid ahead, where it has any) + `advance.amount`; `beforehand`, where it is, says what of the advance was for which later charge and is no amount of its own',
        moved: ({ moneyAccount, rows, months = [], advance }) => {
          const deposits = [...rows, ...months].map(({ deposit }) => deposit);
          return [stated(subLedgerAccount(moneyAccount), sumPaisa([...deposits, advance?.amount ?? 0]))];
        },
      },
    },
  },
);

/**
 * A receipt is taken back: its entry stands, the mirror stands beside it. A correction wants the latest day of all that
 * it takes back.
 */
export const CollectionReversed = defineJournalEvent(
  'CollectionReversed',
  z.object({
    receiptId: id,
    receiptNo: id,
    ...entryDay,
    kind: z.enum(['correction', 'refund', 'dishonoured']),
    /** Plain until it stood in a note; '' since. */
    reason: z.string(),
    /** Where the reason stands. */
    noteId: id.optional(),
    userId: id,
    admissionId: id,
    /** Advance of this receipt that had been applied already and is un-applied by this entry. */
    unapplied: z.array(z.object({ applicationId: id, itemId: id, amount })),
    /** Advances of the receipt that were handed back before it was dishonoured: owed since, each as an item of its own. */
    owed: z
      .array(
        z.object({ itemId: id, ...member, sessionId: z.int().min(0), fundId: id, name: z.string(), amount }),
      )
      .optional(),
    /** The sitting of a class that was taken back, and the receipt with it. */
    sitting: id.optional(),
    /** Of a family receipt, which falls as a whole: everybody it was of. */
    family: z.array(z.object(member)).optional(),
    postings,
  }),
  {
    about: {
      receipt: 'receiptId',
      user: usersOf,
      admission: ({ admissionId, family }) => family?.map((one) => one.admissionId) ?? [admissionId],
      item: itemsPosted,
    },
    history: { bn: 'রসিদ বাতিল', en: 'Receipt voided', tells: 'money-void' },
    entry: {
      called: { bn: 'রসিদ বাতিল', en: 'Receipt voided' },
      statement: {
        line: { bn: 'রসিদ নং {number} বাতিল', en: 'Receipt no. {number} voided' },
        label: { bn: 'বাতিল', en: 'Void' },
        tone: 'back',
      },
      takesBack: FeesCollected.type,
      states: {
        account: "the receipt's money account",
        amount: 'minus what the receipt brought; the receipt must stand: collected before, not reversed yet',
      },
    },
  },
);
