import * as z from 'zod';
import { leafFields, leafFrom } from '../../fees/receipts/leaf.ts';
import { defineCommand, defineQuery, fields, power, stored, sumPaisa } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { stated } from '../../ledger/entries/stated.ts';
import { postingSchema } from '../../ledger/posting.ts';

const id = stored.storedId;

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
    history: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaver’s account settled', tells: 'money' },
    entry: {
      called: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaver settled' },
      statement: { line: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaving settled' } },
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

const path = '/api/accounts/leaver_settlement/:AdmissionID';
const NONE = 13;

export const settleLeaver = defineCommand({
  name: 'SettleLeaver',
  path,
  access: power('fee_collection', 'insert'),
  params: { AdmissionID: fields.id() },
  body: z.object({
    /** The last day of the student. */
    on: fields.day(),
    cancelFrom: fields.optionalInteger(1, NONE),
    /** What a charge shall have been in all, once days are counted. */
    adjust: z
      .array(z.object({ itemId: fields.id(), amount: fields.amount() }))
      .max(100)
      .optional(),
    pay: z
      .object({
        ...{ Account: fields.id(), amount: fields.amount(), transactionNo: fields.optionalText(60) },
        ...leafFields,
      })
      .optional(),
    writeOff: fields.optionalFlag(false),
    reason: fields.requiredText(300),
  }),
  toCommand: ({ on, cancelFrom, adjust, pay, writeOff, reason }, { AdmissionID }) => ({
    admissionId: AdmissionID,
    leftOn: on,
    cancelFrom: cancelFrom ?? NONE,
    adjust: (adjust ?? []).map(({ itemId, amount }) => ({ itemId, charged: amount })),
    pay: pay && {
      ...{ moneyAccount: pay.Account, amount: pay.amount, transactionNo: pay.transactionNo },
      leaf: leafFrom(pay),
    },
    writeOff,
    reason,
  }),
  message: 'plans.leaver-settled',
  /** What is written off waits for a second person. */
  waiting: 'plans.leaver-waits',
  status: 201,
  example: {
    ...{ on: '2026-04-14', cancelFrom: 6, writeOff: 0, reason: 'অন্য মাদরাসায় ভর্তি' },
    ...{ adjust: [{ itemId: 1, amount: 300 }], pay: { Account: 2, amount: 100 } },
  },
});

/** What a student who leaves owes and has left with us, over all sessions; `clear` when neither is anything. */
export const leaverSettlement = defineQuery({
  name: 'LeaverSettlement',
  path,
  access: power('fee_collection', 'view'),
  query: { AdmissionID: fields.id() },
});
