import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineCommand, defineList, fields, power, stored } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';

const id = stored.storedId;
const on = stored.storedDay;
// The books know a user by the postings of an entry, and these have none.
const about = { receipt: 'receiptId' } as const;

/** A receipt was taken back as a correction, and what should stand in its place is still to come. Moves no money. */
export const ReplacementAwaited = defineJournalEvent(
  'ReplacementAwaited',
  z.object({ receiptId: id, on, userId: id }),
  { about, entry: { called: { bn: 'বদলি রসিদ বাকি', en: 'Right receipt still to come' } } },
);

/**
 * What became of a receipt that was taken back: another receipt stands for it, the money was handed back on a voucher,
 * or none had been taken. Moves no money.
 */
export const ReplacementSettled = defineJournalEvent(
  'ReplacementSettled',
  z.object({
    receiptId: id,
    on,
    userId: id,
    by: z.enum(['receipt', 'refund', 'nothing']),
    /** The receipt or the refund; null for nothing. */
    otherId: id.nullable(),
  }),
  { about, entry: { called: { bn: 'বদলি রসিদের নিষ্পত্তি', en: 'Receipt replaced' } } },
);

/** Why a receipt is taken back; absent: a correction whose right receipt is still to come. */
export const reversalKind = fields.word(['correction', 'refund', 'dishonoured'], undefined);

/** Says of a receipt taken back what stands for it. */
export const settleReplacement = defineCommand({
  name: 'SettleReplacement',
  path: '/api/accounts/fee_collections/:id/settle',
  access: power('record_delete_edit', 'delete'),
  params: { id: fields.id() },
  body: z.object({
    by: fields.word(['receipt', 'refund', 'nothing'], 'receipt' as const),
    receiptId: fields.optionalId(),
    refundId: fields.optionalId(),
  }),
  toCommand: ({ by, receiptId, refundId }, params) => ({
    receiptId: params.id,
    by,
    otherId: by === 'receipt' ? receiptId : by === 'refund' ? refundId : undefined,
  }),
  message: 'fees.replacement-settled',
});

const { UserCode, StudentName, ClassName } = studentColumns;

/** বদলি রসিদ বাকি: receipts taken back as wrong, whose right ones are still to come. */
export const awaitedReceiptsList = defineList({
  name: 'AwaitedReceipts',
  path: '/api/accounts/awaited_receipts',
  access: power('fee_collection', 'view'),
  title: 'awaitedReceipts',
  needs: [],
  query: {
    asOf: fields.optionalDay(),
    knownAt: fields.optionalInstant(),
  },
  columns: {
    receiptNo: column.number('receiptNo', { strong: true, phone: 'beside' }),
    on: column.day('day'),
    reversedOn: column.day('reversedOn'),
    UserCode: { ...UserCode, absent: true },
    StudentName: { ...StudentName, absent: true, share: 1.4 },
    ClassName: { ...ClassName, phone: 'hide', absent: true },
    AccountName: column.text('account'),
    reversedBy: column.who('writer', { share: 0.7 }),
    total: column.money('amount', { total: true, phone: 'side' }),
  },
  carries: { receiptId: z.int(), UserID: z.int(), AdmissionID: z.int() },
  searched: ['receiptNo', 'UserCode', 'StudentName', 'AccountName', 'total'],
  order: 'reversedOn',
  files: true,
});
