import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineCommand, defineList, fields, power } from '../../kernel/index.ts';

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
