import * as z from 'zod';
import { answers, defineCommand, fields, power } from '../../kernel/index.ts';
import { receiptAnswer } from './answers.ts';
import { aheadFrom, collectedRows, monthsAheadRows, rowsFrom } from './collected-rows.ts';
import { leafFields, leafFrom } from './leaf.ts';
import { reversalKind } from './replacements.ts';

/** পারিবারিক রসিদ: what one payer brings for several children, on one number. */
const collectFromFamily = defineCommand({
  name: 'CollectFromFamily',
  path: '/api/accounts/family_receipts',
  access: power('fee_collection', 'insert'),
  body: z.object({
    CreateAt: fields.optionalDay(),
    Account: fields.id(),
    transactionNo: fields.optionalText(60),
    Remark: fields.optionalLines(500),
    /** Who pays, where it is not the guardian. */
    payer: fields.optionalText(100),
    payerMobile: fields.optionalMobile(),
    /** A receipt taken back, for which this one stands. */
    replaces: fields.optionalId(),
    ...leafFields,
    students: z
      .array(z.object({ AdmissionID: fields.id(), fees: collectedRows, months: monthsAheadRows.optional() }))
      .min(1)
      .max(20),
  }),
  toCommand: (body) => ({
    on: body.CreateAt,
    remark: body.Remark,
    moneyAccount: body.Account,
    transactionNo: body.transactionNo,
    payer: body.payer,
    payerMobile: body.payerMobile,
    replaces: body.replaces,
    leaf: leafFrom(body),
    students: body.students.map(({ AdmissionID, fees, months }) => ({
      admissionId: AdmissionID,
      rows: rowsFrom(fees),
      ...aheadFrom(months),
    })),
  }),
  answer: () => answers.record(receiptAnswer()),
  message: 'fees.collected',
  asks: true,
  status: 201,
  example: {
    ...{ CreateAt: '2026-04-14', Account: 2, transactionNo: '', Remark: '', payer: 'চাচা' },
    students: [
      { AdmissionID: 1, fees: [{ itemId: 1, amount: 500, deposit: 500 }] },
      { AdmissionID: 2, fees: [{ itemId: 2, amount: 300, deposit: 300 }] },
    ],
  },
});

/** Takes a family receipt back, as a whole. */
const reverseFamilyReceipt = defineCommand({
  name: 'ReverseFamilyReceipt',
  path: '/api/accounts/family_receipts/:id/reverse',
  access: power('record_delete_edit', 'delete'),
  params: { id: fields.id() },
  body: z.object({ reason: fields.textUnlessErased(300), kind: reversalKind }),
  unlessErased: ['reason'],
  toCommand: ({ reason, kind }, params) => ({ receiptId: params.id, reason, kind }),
  answer: () => answers.record(receiptAnswer()),
  message: 'fees.reversed',
  waiting: 'approval.waiting',
  status: 201,
  example: { reason: 'ভুল অঙ্ক', kind: 'correction' },
});

export const familyCommands = { collectFromFamily, reverseFamilyReceipt };
