import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineSecondPerson,
  field,
  fields,
  power,
  stored,
  word,
} from '../../kernel/index.ts';

const refundAnswer = () => ({ refundId: answers.cell.number(), voucherNo: answers.cell.number() });

/** A refund as it is kept while it waits: of an item that was paid, or of the open advance (of a fund, else the only one). */
const command = z.object({
  admissionId: stored.storedId,
  itemId: stored.storedId.nullable(),
  fundId: stored.storedId.nullable(),
  amount: stored.storedPaisa,
  moneyAccount: stored.storedId,
  noteId: stored.storedId.nullable(),
});
export type RefundAsked = z.output<typeof command>;

/** ফি ফেরত: money handed back on a debit voucher, always with a second person. */
export const refundRequests = defineSecondPerson({
  noun: ['Refund', 'Refunds'],
  kind: 'refund',
  path: '/api/accounts/refunds',
  title: 'refundRequests',
  view: power('fee_collection', 'view'),
  approve: power('concession_approve', 'edit'),
  command,
  answer: () => refundAnswer(),
  day: 'approval',
});

/** Asks for a refund; it is dated the day it is approved, never before the payment it gives back. */
export const refundFees = defineCommand({
  name: 'RefundFees',
  path: '/api/accounts/refunds',
  access: power('fee_collection', 'insert'),
  body: z.object({ AdmissionID: fields.id(), FundID: fields.idOrNone() }),
  unlessErased: ['payee', 'reason'],
  fields: [
    /** A fee that was paid; without it the open advance is handed back. */
    field.reading(field.given('itemId', word('head')), () => fields.idOrNone()),
    field.reading(field.money('amount', { bn: 'ফেরতের পরিমাণ', en: 'Amount to hand back' }), () =>
      fields.amount(),
    ),
    field.given('Account', { bn: 'যে হিসাব থেকে', en: 'From account' }),
    field.reading(field.text('payee', { bn: 'গ্রহীতা', en: 'Received by' }, { script: 'bn' }), () =>
      fields.nameUnlessErased(120),
    ),
    field.reason('bn'),
  ],
  toCommand: (body) => ({
    admissionId: body.AdmissionID,
    itemId: body.itemId ?? null,
    fundId: body.FundID ?? null,
    amount: body.amount,
    moneyAccount: body.Account,
    payee: body.payee,
    reason: body.reason,
  }),
  answer: () => answers.record(refundAnswer()),
  message: 'approval.waiting',
  waiting: 'approval.waiting',
  status: 201,
  example: { AdmissionID: 1, itemId: 1, amount: 100, Account: 2, payee: 'পিতা', reason: 'দুইবার নেওয়া হয়েছে' },
});
