import * as z from 'zod';
import { stored, sumPaisa } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { against, stated } from '../../ledger/entries/stated.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';
import { monthAdvancePostings, repricedPostings, standingConcessionPostings } from './postings.ts';

const id = stored.storedId;
const amount = stored.storedPaisa;
const heads = z.array(z.object({ subLedgerId: id, fundId: id }));
const totals = z.array(z.object({ fundId: id, amount }));

interface Lines {
  readonly lines: readonly (readonly number[])[];
}
/** Items, students and admissions of compact lines `[itemId, userId, …, admissionId at 4]`. */
const aboutLines = {
  item: ({ lines }: Lines) => lines.map(([itemId]) => itemId as number),
  user: ({ lines }: Lines) => lines.map(([, userId]) => userId as number),
  admission: ({ lines }: Lines) => lines.map(([, , , , admissionId]) => admissionId as number),
};

/** By what a charge is lessened as it is made: an approved grant, or a rule of the institution. */
const source = z.object({
  kind: z.enum(['concession', 'free', 'staff', 'sibling']),
  grantId: id.nullable(),
  /** Hundredths of a per cent; null where a sum is lessened. */
  percent: z.int().min(0).max(10_000).nullable(),
  amount: amount.nullable(),
});

/**
 * ছাড় that stands for a student, granted on charges in the append that makes them. Compact: a line is
 * `[itemId, userId, subLedgerId, amount, admissionId, index of its source]`; its postings follow (`postingsOf`).
 */
export const StandingConcessionsGranted = defineJournalEvent(
  'StandingConcessionsGranted',
  z.object({
    concessionId: id,
    chargeId: id,
    on: stored.storedDay,
    heads,
    sources: z.array(source).min(1),
    lines: z.array(z.tuple([id, id, id, amount, id, z.int().min(0)])).min(1),
    totals,
  }),
  {
    about: { concession: 'concessionId', ...aboutLines },
    history: { bn: 'ছাড়', en: 'Concession', tells: 'money' },
    entry: {
      called: { bn: 'ধার্যের সঙ্গে ছাড়', en: 'Concessions with charges' },
      unfold: standingConcessionPostings,
      statement: {
        line: { bn: 'ছাড়', en: 'Concession' },
        label: { bn: 'ছাড়', en: 'Concession' },
        tone: 'granted',
      },
      states: {
        account: '`sys:concession`, `sys:receivable`, each fund of `totals`',
        amount: '+ and − its total',
        moved: ({ totals: given }) =>
          given.flatMap((one) => against('sys:concession', one.amount, one.fundId)),
      },
    },
  },
);

/**
 * Months paid ahead pay their charges, in the append that makes them, none before its receipt. Compact: a line is
 * `[itemId, userId, subLedgerId, amount, admissionId, receiptId, monthId]`; its postings follow (`postingsOf`).
 */
export const MonthAdvancesApplied = defineJournalEvent(
  'MonthAdvancesApplied',
  z.object({
    applicationId: id,
    chargeId: id,
    ...entryDay,
    heads,
    lines: z.array(z.tuple([id, id, id, amount, id, id, z.int().min(1).max(12)])).min(1),
    totals,
  }),
  {
    about: { month_application: 'applicationId', ...aboutLines },
    history: { bn: 'অগ্রিম সমন্বয়', en: 'Advance set off', tells: 'money' },
    entry: {
      called: { bn: 'মাসের অগ্রিম সমন্বয়', en: 'Months paid ahead, set off' },
      unfold: monthAdvancePostings,
      statement: {
        line: { bn: '{head}: মাসের অগ্রিম সমন্বয়', en: '{head}: month paid ahead, set off' },
        label: { bn: 'সমন্বয়', en: 'Set-off' },
      },
      states: {
        account: '`sys:month-advance`, `sys:receivable`, each fund of `totals`',
        amount: '+ and − its total',
        moved: ({ totals: paid }) =>
          paid.flatMap((one) => against('sys:month-advance', one.amount, one.fundId)),
      },
    },
  },
);

/**
 * Charges that stand get another price: by the matrix applied to them, a student's change, or days that are counted
 * when he leaves. Compact: a line is `[itemId, userId, subLedgerId, chargedBefore, admissionId, chargedAfter,
 * concededBefore, concededAfter]`, `overpaid` is `[itemId, amount]`: what had been paid above the new price and is an
 * open advance of its fund now. Postings follow (`postingsOf`).
 */
export const ChargesRepriced = defineJournalEvent(
  'ChargesRepriced',
  z.object({
    repriceId: id,
    on: stored.storedDay,
    why: z.enum(['prices', 'student-change', 'leaver']),
    /** The operation over many that this is a part of; '' where it is by itself. */
    operation: z.string(),
    /** Why prices were applied, or taken back. */
    reason: z.string().optional(),
    heads,
    lines: z.array(z.tuple([id, id, id, amount, id, amount, amount, amount])).min(1),
    overpaid: z.array(z.tuple([id, amount])),
    /** By how much the dues of each fund rise, or below zero fall. */
    totals: z.array(z.object({ fundId: id, amount: z.int() })),
  }),
  {
    about: { reprice: 'repriceId', ...aboutLines },
    history: { bn: 'ধার্য ফি পরিবর্তন', en: 'Charges changed', tells: 'money' },
    entry: {
      called: { bn: 'ফি পুনর্নির্ধারণ', en: 'Charges changed' },
      unfold: repricedPostings,
      statement: {
        line: { bn: '{head}: ফি পুনর্নির্ধারণ', en: '{head}: charge changed' },
        label: { bn: 'পুনর্নির্ধারণ', en: 'Changed' },
      },
      states: {
        account: '`sys:receivable`, each fund of `totals`',
        amount: 'its total; each line reprices a charge that stands at what it says',
      },
    },
  },
);

/**
 * A student leaves: no month is charged to him any more that begins after the day, nor one from `cancelFrom` on. Months
 * he had paid ahead are open advances of their funds from now on: `[receiptId, subLedgerId, monthId, amount]`.
 */
export const LeaverSettled = defineJournalEvent(
  'LeaverSettled',
  z.object({
    settlementId: id,
    on: stored.storedDay,
    userId: id,
    admissionId: id,
    leftOn: stored.storedDay,
    /** 1–12; 13: no month is cancelled by its number. */
    cancelFrom: z.int().min(1).max(13),
    months: z.array(z.tuple([id, id, z.int().min(1).max(12), stored.storedPaisa])),
    noteId: id.nullable(),
    postings: z.array(postingSchema),
  }),
  {
    about: { settlement: 'settlementId', user: 'userId', admission: 'admissionId' },
    history: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaver’s settlement', tells: 'money' },
    entry: {
      called: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaver’s settlement' },
      statement: { line: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaver’s settlement' } },
      states: {
        account: '`sys:month-advance`, `sys:open-advance`',
        amount: '+ and − Σ amounts of `months` `[receiptId, subLedgerId, monthId, amount]`',
        moved: ({ months }) => {
          const moved = sumPaisa(months.map(([, , , amount]) => amount));
          return [stated('sys:month-advance', moved), stated('sys:open-advance', -moved)];
        },
      },
    },
  },
);

export const planJournalEvents = {
  StandingConcessionsGranted,
  MonthAdvancesApplied,
  ChargesRepriced,
  LeaverSettled,
};
