import * as z from 'zod';
import { stored } from '../kernel/index.ts';
import { subLedgerAccount } from '../ledger/accounts.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';
import { against, stated, totalOf } from '../ledger/entries/stated.ts';
import { entryDay, itemsPosted, postingSchema } from '../ledger/posting.ts';
import { chargePostings, reversedChargePostings } from './charges/charge-postings.ts';
import { CollectionReversed, FeesCollected } from './receipts/receipt-events.ts';
import { ReplacementAwaited, ReplacementSettled } from './receipts/replacement-events.ts';

const on = stored.storedDay;
const id = stored.storedId;
const amount = stored.storedPaisa;
const postings = z.array(postingSchema);

/**
 * Fees fall due. One event a day, however many students: a line is
 * `[admissionId, userId, subLedgerId, priceRowId, monthId, amount]`, its item id is `firstItemId` + index,
 * its postings follow from it (`postingsOf`); `totals` are stored so that a reader can check them.
 */
export const FeesCharged = defineJournalEvent(
  'FeesCharged',
  z.object({
    chargeId: id,
    /** The admission whose fee plan this charges; null for a charge run over many. */
    admissionId: id.nullable(),
    ...entryDay,
    /** From when on it is owed: its ages and its late fee count from here, on whatever day it stands. */
    dueOn: stored.storedDay,
    sessionId: id,
    firstItemId: id,
    heads: z.array(z.object({ subLedgerId: id, fundId: id, name: z.string() })),
    lines: z.array(z.tuple([id, id, id, z.int().min(0), z.int().min(0), amount])),
    totals: z.array(z.object({ fundId: id, amount })),
    /** The exam whose candidates are charged. */
    examId: id.optional(),
    /** The exam of a board for which students are registered. */
    boardExamId: id.optional(),
    /** Of charges over several days: the first of them, and how many students no earlier one charges. */
    run: z.object({ chargeId: id, students: z.int().min(0) }).optional(),
  }),
  {
    about: {
      charge: 'chargeId',
      exam: ({ examId }) => [examId ?? null],
      admission: ({ lines }) => lines.map(([admissionId]) => admissionId),
      user: ({ lines }) => lines.map(([, userId]) => userId),
      item: ({ lines, firstItemId }) => lines.map((_, index) => firstItemId + index),
    },
    history: { bn: 'ফি ধার্য', en: 'Fees charged', tells: 'money' },
    entry: {
      called: { bn: 'ফি ধার্য', en: 'Fees charged' },
      unfold: chargePostings,
      statement: { line: { bn: '{head} ধার্য', en: '{head} charged' }, label: { bn: 'ধার্য', en: 'Charge' } },
      states: {
        account: '`sys:receivable`, each fund of `totals`',
        amount: 'its total',
        moved: ({ totals }) => totals.map(({ fundId, amount }) => stated('sys:receivable', amount, fundId)),
      },
    },
  },
);

/**
 * An open advance pays charges, in the append of what lets it: on the latest of the charge's day, the day on which the
 * advance came in and, where money changes its fund, the first day on which it can; `wanted` leaves the last out.
 */
export const AdvanceApplied = defineJournalEvent(
  'AdvanceApplied',
  z.object({
    firstApplicationId: id,
    ...entryDay,
    userId: id,
    lines: z.array(
      z.object({
        itemId: id,
        amount,
        fundId: id,
        advanceFundId: id,
        /** The account through which the money changes its fund; null within one fund. */
        moneyAccount: id.nullable(),
      }),
    ),
    postings,
  }),
  {
    about: { application: 'firstApplicationId', user: 'userId', item: itemsPosted },
    history: { bn: 'অগ্রিম সমন্বয়', en: 'Advance set off', tells: 'money' },
    entry: {
      called: { bn: 'অগ্রিম সমন্বয়', en: 'Advance set off' },
      statement: {
        line: { bn: 'অগ্রিম সমন্বয়', en: 'Advance set off' },
        label: { bn: 'সমন্বয়', en: 'Set-off' },
      },
      states: {
        account: '`sys:open-advance`, `sys:receivable`',
        amount: '+ and − Σ `lines.amount`',
        moved: ({ lines }) => against('sys:open-advance', totalOf(lines)),
      },
    },
  },
);

/** ছাড়: approved before payment, an event of its own that a receipt's reversal leaves standing. */
export const ConcessionGranted = defineJournalEvent(
  'ConcessionGranted',
  z.object({
    concessionId: id,
    on,
    userId: id,
    admissionId: id,
    lines: z.array(z.object({ itemId: id, amount })),
    kind: z.enum(['concession', 'free', 'staff', 'sibling']),
    /** Hundredths; null where a sum was granted. */
    percent: z.int().min(1).max(10_000).nullable(),
    /** The request that a second person approved; null within the limit of whoever gave it. */
    requestId: id.nullable(),
    /** Where the reason stands; older ones have it here. */
    noteId: id.nullable(),
    reason: z.string(),
    postings,
  }),
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, kind: 'concession', percent: null, requestId: null, noteId: null }) },
    about: { concession: 'concessionId', user: 'userId', admission: 'admissionId', item: itemsPosted },
    history: { bn: 'ছাড়', en: 'Concession', tells: 'money' },
    entry: {
      called: { bn: 'ছাড়', en: 'Concession' },
      statement: {
        line: { bn: 'ছাড়', en: 'Concession' },
        label: { bn: 'ছাড়', en: 'Concession' },
        tone: 'granted',
      },
      states: {
        account: '`sys:concession`, `sys:receivable`',
        amount: '+ and − Σ `lines.amount`',
        moved: ({ lines }) => against('sys:concession', totalOf(lines)),
      },
    },
  },
);

/**
 * Charges are taken back: all of a run, or some by themselves. Compact like a charge: a line is
 * `[itemId, userId, subLedgerId, charged, conceded, admissionId]`, an un-application
 * `[applicationId, itemId, amount, advanceFundId, moneyAccount]` (0: within one fund) of an item of these lines;
 * the postings follow from both (`postingsOf`). What a receipt has paid or lessened is never among them.
 */
export const ChargesReversed = defineJournalEvent(
  'ChargesReversed',
  z.object({
    reversalId: id,
    /** The charge that is taken back as a whole; null where single items are. */
    chargeId: id.nullable(),
    ...entryDay,
    reason: z.string(),
    /** Where the reason stands, if not here. */
    noteId: id.nullable().optional(),
    heads: z.array(z.object({ subLedgerId: id, fundId: id })),
    lines: z.array(z.tuple([id, id, id, amount, amount, id])),
    unapplied: z.array(z.tuple([id, id, amount, id, z.int().min(0)])),
    /** Months paid ahead that had paid such an item and are paid ahead again: `[itemId, amount]`. */
    prepaid: z.array(z.tuple([id, amount])).optional(),
    /** By how much the dues of each fund fall. */
    totals: z.array(z.object({ fundId: id, amount })),
  }),
  {
    about: {
      reversal: 'reversalId',
      admission: ({ lines }) => lines.map(([, , , , , admissionId]) => admissionId),
      user: ({ lines }) => lines.map(([, userId]) => userId),
      item: ({ lines }) => lines.map(([itemId]) => itemId),
    },
    history: { bn: 'ধার্য প্রত্যাহার', en: 'Charges taken back', tells: 'money' },
    entry: {
      called: { bn: 'ধার্য প্রত্যাহার', en: 'Charges taken back' },
      unfold: reversedChargePostings,
      statement: {
        line: { bn: '{head} ধার্য প্রত্যাহার', en: '{head}: charge reversed' },
        label: { bn: 'প্রত্যাহার', en: 'Withdrawn' },
        tone: 'back',
      },
      states: {
        account: '`sys:receivable`, each fund of `totals`, and in all funds',
        amount:
          'minus its total; each line takes back the whole of a charge that stands: charged before, not taken back yet',
      },
    },
  },
);

/** Money handed back, on a debit voucher: an open advance, or a fee already paid. */
export const FeeRefunded = defineJournalEvent(
  'FeeRefunded',
  z.object({
    refundId: id,
    voucherNo: id,
    series: z.string(),
    on,
    userId: id,
    kind: z.enum(['advance', 'fee']),
    itemId: id.nullable(),
    fundId: id,
    moneyAccount: id,
    amount,
    /** Plain only before notes were. */
    payee: z.string(),
    reason: z.string(),
    /** Payee and reason. */
    noteId: id.nullable(),
    postings,
  }),
  {
    version: 2,
    upcasts: { 1: (data) => ({ noteId: null, ...data }) },
    about: { refund: 'refundId', user: 'userId', item: ({ itemId }) => [itemId] },
    history: { bn: 'ফেরত', en: 'Refund', tells: 'money' },
    entry: {
      called: { bn: 'ফি ফেরত', en: 'Fee refund' },
      statement: { line: { bn: 'ফেরত', en: 'Refund' }, label: { bn: 'ফেরত', en: 'Refund' }, tone: 'back' },
      states: {
        account: '`sl:<moneyAccount>` in `fundId`',
        amount: '−`amount`',
        moved: (said) => [stated(subLedgerAccount(said.moneyAccount), -said.amount, said.fundId)],
      },
    },
  },
);

export const feeJournalEvents = {
  FeesCharged,
  FeesCollected,
  CollectionReversed,
  AdvanceApplied,
  ConcessionGranted,
  ChargesReversed,
  FeeRefunded,
  ReplacementAwaited,
  ReplacementSettled,
};
