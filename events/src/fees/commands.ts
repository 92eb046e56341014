import * as z from 'zod';
import { answers, defineCommand, fields, power } from '../kernel/index.ts';
import { reverseChargedItems } from './charges/charge-reversals.ts';
import { chargeRunOperations, previewChargeRun, runCharges } from './charges/charge-run.ts';
import { PRICE_COLUMNS } from './constants.ts';
import { createInvoice } from './invoice.ts';
import { priceCommands } from './prices/commands.ts';
import { receiptAnswer } from './receipts/answers.ts';
import { classCommands } from './receipts/class-collection.ts';
import { aheadFrom, collectedRows, monthsAheadRows, rowsFrom } from './receipts/collected-rows.ts';
import { familyCommands } from './receipts/family.ts';
import { leafFields, leafFrom } from './receipts/leaf.ts';
import { refundFees } from './receipts/refunds.ts';
import { reversalKind, settleReplacement } from './receipts/replacements.ts';

const setting = 'fee_setting';

/** The cells of a row; an absent or empty cell is null, which is no 0. */
const cells = Object.fromEntries(PRICE_COLUMNS.map((column) => [column, fields.optionalAmount()]));

export const setFeePrices = defineCommand({
  name: 'SetFeePrices',
  versioned: true,
  path: '/api/accounts/fee_matrix',
  access: power(setting, 'insert'),
  body: z.object({
    SessionID: fields.id(),
    Classid: fields.id(),
    SLID: fields.id(),
    effectiveFrom: fields.optionalDay(),
    ...cells,
  }),
  toCommand: (body) => ({
    sessionId: body.SessionID,
    classId: body.Classid,
    subLedgerId: body.SLID,
    effectiveFrom: body.effectiveFrom,
    amounts: PRICE_COLUMNS.map((column) => (body as Record<string, number | undefined>)[column] ?? null),
  }),
  message: 'fees.prices-saved',
  status: 201,
});

export const withdrawFeePrices = defineCommand({
  name: 'WithdrawFeePrices',
  method: 'DELETE',
  path: '/api/accounts/fee_matrix/:id',
  access: power(setting, 'delete'),
  params: { id: fields.id() },
  toCommand: (_body, params) => ({ priceRowId: params.id }),
  message: 'fees.prices-withdrawn',
});

/** Several rows at once: all of them or none. */
export const withdrawManyFeePrices = defineCommand({
  name: 'WithdrawManyFeePrices',
  path: '/api/accounts/fee_matrix/delete',
  access: power(setting, 'delete'),
  body: z.object({ ids: z.array(fields.id()).min(1).max(1000) }),
  toCommand: ({ ids }) => ({ priceRowIds: ids }),
  message: 'fees.prices-withdrawn',
  example: { ids: [1] },
});

export const collectFees = defineCommand({
  name: 'CollectFees',
  path: '/api/accounts/fee_collections',
  access: power('fee_collection', 'insert'),
  body: z.object({
    UserID: fields.id(),
    AdmissionID: fields.id(),
    CreateAt: fields.optionalDay(),
    Remark: fields.optionalLines(500),
    AccountType: fields.id(),
    Account: fields.id(),
    transactionNo: fields.optionalText(60),
    /** Who pays, where it is not the guardian. */
    payer: fields.optionalText(100),
    payerMobile: fields.optionalMobile(),
    /** A receipt taken back, for which this one stands. */
    replaces: fields.optionalId(),
    ...leafFields,
    fees: collectedRows,
    months: monthsAheadRows.optional(),
  }),
  toCommand: (body) => ({
    userId: body.UserID,
    admissionId: body.AdmissionID,
    on: body.CreateAt,
    remark: body.Remark,
    ledgerId: body.AccountType,
    moneyAccount: body.Account,
    transactionNo: body.transactionNo,
    replaces: body.replaces,
    payer: body.payer,
    payerMobile: body.payerMobile,
    leaf: leafFrom(body),
    rows: rowsFrom(body.fees),
    ...aheadFrom(body.months),
  }),
  answer: () => answers.record(receiptAnswer()),
  message: 'fees.collected',
  asks: true,
  failed: { bn: 'ডেটা সাবমিট করতে সমস্যা হয়েছে', en: 'There was a problem submitting the data' },
  status: 201,
});

export const reverseCollection = defineCommand({
  name: 'ReverseCollection',
  path: '/api/accounts/fee_collections/:id/reverse',
  access: power('record_delete_edit', 'delete'),
  params: { id: fields.id() },
  body: z.object({
    reason: fields.textUnlessErased(300),
    kind: reversalKind,
    /** What the receipt should have been; by its money account and transaction number where it names none. */
    replacement: z
      .object({
        AdmissionID: fields.id(),
        /** Absent: the day of the wrong one while that is open, else today. */
        CreateAt: fields.optionalDay(),
        Remark: fields.optionalLines(500),
        Account: fields.optionalId(),
        transactionNo: fields.optionalText(60),
        ...leafFields,
        fees: collectedRows.min(1),
      })
      .optional(),
  }),
  unlessErased: ['reason'],
  toCommand: ({ reason, kind, replacement }, params) => ({
    receiptId: params.id,
    reason,
    kind,
    replacement: replacement && {
      admissionId: replacement.AdmissionID,
      on: replacement.CreateAt,
      remark: replacement.Remark,
      moneyAccount: replacement.Account,
      transactionNo: replacement.transactionNo,
      leaf: leafFrom(replacement),
      rows: rowsFrom(replacement.fees),
    },
  }),
  answer: () => answers.record(receiptAnswer()),
  message: 'fees.reversed',
  waiting: 'approval.waiting',
  status: 201,
});

export const feeCommands = {
  ...priceCommands,
  setFeePrices,
  withdrawFeePrices,
  withdrawManyFeePrices,
  collectFees,
  createInvoice,
  reverseCollection,
  ...familyCommands,
  ...classCommands,
  settleReplacement,
  refundFees,
  reverseChargedItems,
  runCharges,
  previewChargeRun,
  undoChargeRun: chargeRunOperations.undo,
  previewUndoChargeRun: chargeRunOperations.previewUndo,
};
