import * as z from 'zod';
import { confirmationMark, stored } from '../kernel/index.ts';
import { subLedgerAccount } from '../ledger/accounts.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';
import { stated } from '../ledger/entries/stated.ts';
import { postingSchema } from '../ledger/posting.ts';
import { RESOLUTIONS } from './cash.ts';
import { LOCK_LEVELS } from './periods.ts';

const id = stored.storedId;
const on = stored.storedDay;
const amount = stored.storedPaisa;
const moneyAccount = stored.storedId;
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/**
 * No entry may be dated in a month, nor before it, from now on: `soft` until somebody makes an exception, `hard` for
 * good. To lock a month again ends its exception.
 */
export const PeriodLocked = defineJournalEvent(
  'PeriodLocked',
  z.object({ lockId: id, month, level: z.enum(LOCK_LEVELS) }),
  { about: { period_lock: 'lockId' }, entry: { called: { bn: 'মাস বন্ধ', en: 'Month lock' } } },
);

/** A month that is locked softly takes entries until the end of a business day; the reason stands in a note. */
export const PeriodUnlocked = defineJournalEvent(
  'PeriodUnlocked',
  z.object({ lockId: id, month, until: on, noteId: id.nullable() }),
  {
    about: { period_lock: 'lockId' },
    entry: { called: { bn: 'মাস সাময়িক খোলা', en: 'Month opened by exception' } },
  },
);

/** What lay in a drawer, note by note: `[value in taka, how many]`. */
export const countedNotes = z.array(z.tuple([z.int().positive(), z.int().positive()]));

/** What coins below a taka made beside the notes, in paisa; absent where there were none. */
const coins = stored.storedPaisa.optional();

/**
 * A cash account was counted and takes no entry of this day, nor of one before it. `book` is what each fund should
 * have had there; `difference` is what was counted above it.
 */
export const DayClosed = defineJournalEvent(
  'DayClosed',
  z.object({
    closeId: id,
    moneyAccount,
    on,
    book: z.array(z.object({ fundId: id, amount: z.int() })),
    notes: countedNotes,
    coins,
    counted: amount,
    difference: z.int(),
  }),
  { about: { day_close: 'closeId' }, entry: { called: { bn: 'দিন সমাপ্তি', en: 'Day close' } } },
);

/** The last day that an account has closed takes entries again; the difference it had is taken back with it. */
export const DayReopened = defineJournalEvent(
  'DayReopened',
  z.object({ closeId: id, moneyAccount, on, noteId: id.nullable() }),
  { about: { day_close: 'closeId' }, entry: { called: { bn: 'দিন পুনরায় খোলা', en: 'Day reopened' } } },
);

/**
 * What was counted differs from the books: they follow the drawer, always in the general fund, so that no restricted
 * fund loses. `change` is above zero where more lay there. Reopening the day posts the opposite.
 */
export const CashDifferencePosted = defineJournalEvent(
  'CashDifferencePosted',
  z.object({
    differenceId: id,
    closeId: id,
    moneyAccount,
    on,
    fundId: id,
    change: z.int(),
    postings: z.array(postingSchema),
  }),
  {
    about: { cash_difference: 'differenceId' },
    entry: {
      called: { bn: 'নগদের ঘাটতি / উদ্বৃত্ত', en: 'Cash short / over' },
      states: {
        account: '`sl:<moneyAccount>` in `fundId`',
        amount: '`change`',
        moved: (said) => [stated(subLedgerAccount(said.moneyAccount), said.change, said.fundId)],
      },
    },
  },
);

const counted = {
  moneyAccount,
  on,
  book: z.array(z.object({ fundId: id, amount: z.int() })),
  notes: countedNotes,
  coins,
  counted: amount,
  /** What was counted above the books; nothing is posted. */
  difference: z.int(),
};

/** A cash account was counted in between, before a second pair of eyes; nothing is closed by it. */
export const CashCounted = defineJournalEvent('CashCounted', z.object({ countId: id, ...counted }), {
  about: { cash_count: 'countId' },
  entry: { called: { bn: 'আকস্মিক গণনা', en: 'Surprise count' } },
});

/** A cash account was counted and given to the login that keeps it from now on. */
export const DrawerHandedOver = defineJournalEvent(
  'DrawerHandedOver',
  z.object({ handOverId: id, to: id, ...counted }),
  {
    about: { hand_over: 'handOverId' },
    entry: { called: { bn: 'ক্যাশ বুঝিয়ে দেওয়া', en: 'Drawer hand-over' } },
  },
);

/** A second person has said where the difference of a close goes; the reason stands in a note. */
export const CashDifferenceResolved = defineJournalEvent(
  'CashDifferenceResolved',
  z.object({
    resolutionId: id,
    closeId: id,
    moneyAccount,
    /** The day that had it; the entry is dated `on`. */
    day: on,
    on,
    to: z.enum(RESOLUTIONS),
    fundId: id,
    change: z.int(),
    /** Whose debt it is, where it goes to the cashier: the person behind the login that closed the day, if there is one. */
    userId: id.optional(),
    noteId: id.nullable(),
    postings: z.array(postingSchema),
    mark: confirmationMark,
  }),
  {
    about: { difference_resolution: 'resolutionId' },
    entry: {
      called: { bn: 'পার্থক্যের নিষ্পত্তি', en: 'Difference resolved' },
      states: {
        account: '`sys:cash-difference` in `fundId`',
        amount: '`change`',
        moved: ({ change, fundId }) => [stated('sys:cash-difference', change, fundId)],
      },
    },
  },
);

const posted = {
  closingId: id,
  yearId: id,
  /** The last day of the year, whenever it is signed off. */
  on,
  /** What each fund had over (below zero: what it lacked); paisa. */
  results: z.array(z.object({ fundId: id, amount: z.int() })),
  postings: z.array(postingSchema),
};

/** The accounting year is signed off: what its incomes and expenses were goes into the funds. No statement counts it. */
export const YearClosed = defineJournalEvent('YearClosed', z.object(posted), {
  about: { year_closing: 'closingId' },
  entry: {
    called: { bn: 'বর্ষ সমাপ্তি', en: 'Year close' },
    states: {
      account: '`sys:fund-balance`, each fund of `results`',
      amount: 'minus its `amount`',
      moved: ({ results }) => results.map((one) => stated('sys:fund-balance', -one.amount, one.fundId)),
    },
  },
});

/** The closing entry is taken back by its mirror, until the year is locked for good; the reason stands in a note. */
export const YearReopened = defineJournalEvent(
  'YearReopened',
  z.object({ ...posted, noteId: id.nullable() }),
  {
    about: { year_closing: 'closingId' },
    entry: {
      called: { bn: 'বর্ষ সমাপ্তি প্রত্যাহার', en: 'Year close reversed' },
      takesBack: YearClosed.type,
      states: {
        account: '`sys:fund-balance`, each fund of `results`',
        amount: 'its `amount`',
        moved: ({ results }) => results.map((one) => stated('sys:fund-balance', one.amount, one.fundId)),
      },
    },
  },
);

export const closingEvents = {
  CashCounted,
  DrawerHandedOver,
  CashDifferenceResolved,
  PeriodLocked,
  PeriodUnlocked,
  DayClosed,
  DayReopened,
  CashDifferencePosted,
  YearClosed,
  YearReopened,
};
