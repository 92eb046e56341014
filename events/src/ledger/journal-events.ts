import * as z from 'zod';
import { stored } from '../kernel/index.ts';
import { TRANSFER_KINDS } from './constants.ts';
import { defineJournalEvent } from './entries/journal-event.ts';
import { contraMoved, fundsMoved, stated, totalOf } from './entries/stated.ts';
import { entryDay, postingSchema } from './posting.ts';

const on = stored.storedDay;
const postings = z.array(postingSchema);
const amount = stored.storedPaisa;
const fundId = stored.storedId;
const moneyAccount = stored.storedId;

/** What entries say of people and why: in a note, or nowhere. */
const noteId = stored.storedId.nullable();

/** What a voucher says besides its number. Payee, remark and particulars stand in its note; plain only before notes were. */
export const voucherContent = {
  on,
  fundId,
  direction: z.int().min(1).max(2),
  moneyAccount,
  lines: z.array(z.object({ subLedgerId: stored.storedId, particulars: z.string(), amount })),
  payee: z.string(),
  bookNo: z.string(),
  remark: z.string(),
  noteId,
  /** Of a cheque its number ('' where none) and the day on it. */
  chequeNo: z.string(),
  chequeOn: on.nullable(),
  /** Of a bank or wallet, as it calls the payment. */
  transactionNo: z.string(),
  /** Bills: ids of files. */
  attachments: z.array(z.string()),
};

/** What a voucher did not say before it had a note, a cheque and bills. */
export const UNSAID_BEFORE = {
  ...{ noteId: null, chequeNo: '', chequeOn: null, transactionNo: '', attachments: [] },
};

/** A credit (1, জমা) or debit (2, খরচ) voucher. Numbered per (fund, direction, accounting year). */
export const VoucherPosted = defineJournalEvent(
  'VoucherPosted',
  z.object({
    voucherId: stored.storedId,
    voucherNo: stored.storedId,
    series: z.string(),
    ...voucherContent,
    /** The voucher of another accounting year in whose place it stands, where that one's day was changed so. */
    replaces: stored.storedId.optional(),
    postings,
  }),
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, ...UNSAID_BEFORE }) },
    about: { voucher: 'voucherId' },
    entry: {
      called: { bn: 'ভাউচার', en: 'Voucher' },
      states: { account: '`sl:<moneyAccount>`', amount: 'Σ `lines.amount`, negative for `direction` 2' },
    },
  },
);

/** Money from one account to another; each fund's part stays in its fund. */
export const ContraPosted = defineJournalEvent(
  'ContraPosted',
  z.object({
    contraId: stored.storedId,
    contraNo: stored.storedId,
    series: z.string(),
    on,
    fromAccount: moneyAccount,
    toAccount: moneyAccount,
    lines: z.array(z.object({ fundId, amount })),
    /** Plain only before notes were. */
    remark: z.string(),
    noteId,
    postings,
  }),
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, noteId: null }) },
    about: { contra: 'contraId' },
    entry: {
      called: { bn: 'কন্ট্রা ভাউচার', en: 'Contra voucher' },
      states: {
        account: '`sl:<fromAccount>`, `sl:<toAccount>`',
        amount: '− and + Σ `lines.amount`',
        moved: contraMoved,
      },
    },
  },
);

/** Money of one fund becomes another fund's: for good (gift), to be given back (loan), or given back (repay). */
export const FundsTransferred = defineJournalEvent(
  'FundsTransferred',
  z.object({
    transferId: stored.storedId,
    transferNo: stored.storedId,
    series: z.string(),
    on,
    kind: z.enum(TRANSFER_KINDS),
    fromFund: fundId,
    toFund: fundId,
    moneyAccount,
    /** Where it comes to lie: the same account, unless the money moves as well. */
    toAccount: moneyAccount,
    amount,
    /** Plain only before notes were. */
    remark: z.string(),
    noteId,
    postings,
  }),
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, toAccount: data['moneyAccount'], noteId: null }) },
    about: { transfer: 'transferId' },
    entry: {
      called: { bn: 'তহবিল স্থানান্তর', en: 'Fund transfer' },
      states: {
        account:
          '`sl:<moneyAccount>` in `fromFund`, `sl:<toAccount>` (version 1: the same account) in `toFund`',
        amount: '− and + `amount`',
        moved: fundsMoved,
      },
    },
  },
);

/** The books as they stood on paper when the school came over; old dues become open items. */
export const OpeningBalancesPosted = defineJournalEvent(
  'OpeningBalancesPosted',
  z.object({
    openingId: stored.storedId,
    on,
    oldDues: z.array(
      z.object({
        itemId: stored.storedId,
        userId: stored.storedId,
        admissionId: stored.storedId,
        sessionId: stored.storedId,
        fundId,
        amount,
        /** Of which head and month it was owed on paper, and since when; absent of a sum alone. */
        subLedgerId: stored.storedId.optional(),
        monthId: z.int().min(1).max(12).optional(),
        dueOn: on.optional(),
      }),
    ),
    /** What the heads of old dues were called. */
    heads: z.array(z.object({ subLedgerId: stored.storedId, name: z.string() })).optional(),
    postings,
  }),
  {
    version: 2,
    upcasts: { 1: (data) => data },
    about: {
      opening: 'openingId',
      user: ({ oldDues }) => oldDues.map(({ userId }) => userId),
      admission: ({ oldDues }) => oldDues.map(({ admissionId }) => admissionId),
      item: ({ oldDues }) => oldDues.map(({ itemId }) => itemId),
    },
    history: { bn: 'পূর্বের বকেয়া', en: 'Arrears brought forward', tells: 'money' },
    entry: {
      called: { bn: 'প্রারম্ভিক জের', en: 'Opening balances' },
      statement: {
        line: { bn: 'পূর্বের বকেয়া', en: 'Arrears brought forward' },
        label: { bn: 'পূর্বের বকেয়া', en: 'Arrears brought forward' },
      },
      opens: true,
      states: {
        account: '`sys:receivable`',
        amount: 'Σ `oldDues.amount`',
        moved: ({ oldDues }) => [stated('sys:receivable', totalOf(oldDues))],
      },
    },
  },
);

/**
 * Balances brought over are taken back as a whole, with their old dues; advances that had paid these are as before.
 */
export const OpeningBalancesReversed = defineJournalEvent(
  'OpeningBalancesReversed',
  z.object({
    openingId: stored.storedId,
    /** Under which number it was asked for. */
    openingRequest: stored.storedId,
    ...entryDay,
    oldDues: z.array(z.object({ itemId: stored.storedId, userId: stored.storedId, amount })),
    unapplied: z.array(
      z.object({
        ...{ applicationId: stored.storedId, itemId: stored.storedId, userId: stored.storedId },
        amount,
      }),
    ),
    /** Why. */
    noteId,
    postings,
  }),
  {
    about: {
      opening: 'openingId',
      user: ({ postings: lines }) => [...new Set(lines.flatMap(({ party }) => party ?? []))],
      item: ({ oldDues }) => oldDues.map(({ itemId }) => itemId),
    },
    history: { bn: 'পূর্বের বকেয়া বাতিল', en: 'Arrears brought forward reversed', tells: 'void' },
    entry: {
      called: { bn: 'প্রারম্ভিক জের বাতিল', en: 'Opening balances reversed' },
      statement: {
        line: { bn: 'পূর্বের বকেয়া বাতিল', en: 'Arrears brought forward reversed' },
        label: { bn: 'প্রত্যাহার', en: 'Withdrawn' },
        tone: 'back',
      },
      opens: true,
      takesBack: OpeningBalancesPosted.type,
      states: {
        account: '`sys:receivable`',
        amount: 'Σ `unapplied.amount` − Σ `oldDues.amount`',
        moved: ({ oldDues, unapplied }) => [stated('sys:receivable', totalOf(unapplied) - totalOf(oldDues))],
      },
    },
  },
);

export const ledgerJournalEvents = {
  ...{ VoucherPosted, ContraPosted, FundsTransferred },
  ...{ OpeningBalancesPosted, OpeningBalancesReversed },
};
