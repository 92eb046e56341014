import * as z from 'zod';
import { fileId, fileUse } from '../files/index.ts';
import { answers, defineCommand, fields, power, takesFiles } from '../kernel/index.ts';
import { voucherAnswer } from './answers.ts';

const path = '/api/accounts/vouchers';

const line = z.object({ SLID: fields.id(), text: fields.optionalText(200), Amount: fields.amount() });

const content = {
  CAID: fields.choice(1, 2),
  FundID: fields.id(),
  on: fields.day(),
  AccountType: fields.optionalId(),
  Account: fields.id(),
  lines: z.array(line).min(1).max(60),
  payee: fields.requiredName(120, 'vouchers.payee-required'),
  address: fields.optionalText(200),
  BookNo: fields.optionalText(20),
  remark: fields.optionalLines(500),
  chequeNo: fields.optionalText(30),
  chequeOn: fields.optionalDay(),
  transactionNo: fields.optionalText(60),
  attachments: z.array(fileId()).max(10).nullish(),
};
type Content = z.output<z.ZodObject<typeof content>>;

const told = (body: Content) => ({
  fundId: body.FundID,
  direction: body.CAID,
  on: body.on,
  ledgerId: body.AccountType,
  moneyAccount: body.Account,
  lines: body.lines.map(({ SLID, text, Amount }) => ({ subLedgerId: SLID, text, amount: Amount })),
  payee: body.payee,
  address: body.address,
  bookNo: body.BookNo,
  remark: body.remark,
  chequeNo: body.chequeNo,
  chequeOn: body.chequeOn ?? null,
  transactionNo: body.transactionNo,
  attachments: body.attachments ?? [],
});

const example = {
  ...{ CAID: 2, FundID: 1, on: '2026-04-14', Account: 2, payee: 'বিদ্যুৎ অফিস' },
  lines: [{ SLID: 1, text: 'মার্চের বিল', Amount: 1250 }],
};
const reason = fields.requiredText(300, 'vouchers.reason-required');

export const voucherCommands = {
  postVoucher: defineCommand({
    name: 'PostVoucher',
    path,
    access: power('voucher', 'insert'),
    body: z.object(content),
    toCommand: told,
    answer: () => answers.record(voucherAnswer()),
    message: 'vouchers.posted',
    asks: true,
    failed: { bn: 'তথ্য জমা দেওয়া যায়নি। আবার চেষ্টা করুন।', en: 'Failed to submit data. Please try again.' },
    status: 201,
    example,
  }),
  reviseVoucher: defineCommand({
    name: 'ReviseVoucher',
    method: 'PUT',
    versioned: true,
    path: `${path}/:id`,
    access: power('voucher', 'edit'),
    params: { id: fields.id() },
    body: z.object({ ...content, reason }),
    toCommand: (body, params) => ({ ...told(body), voucherId: params.id, reason: body.reason }),
    answer: () => answers.record(voucherAnswer()),
    message: 'vouchers.revised',
    waiting: 'approval.waiting',
    example: { ...example, reason: 'অঙ্ক ভুল ছিল' },
  }),
  reverseVoucher: defineCommand({
    name: 'ReverseVoucher',
    path: `${path}/:id/reverse`,
    access: power('voucher', 'delete'),
    params: { id: fields.id() },
    body: z.object({ reason, on: fields.optionalDay() }),
    toCommand: (body, params) => ({ voucherId: params.id, on: body.on, reason: body.reason }),
    answer: () => answers.record(voucherAnswer()),
    message: 'vouchers.reversed',
    waiting: 'approval.waiting',
    status: 201,
    example: { reason: 'দুইবার লেখা হয়েছে' },
  }),
  settleCheque: defineCommand({
    name: 'SettleCheque',
    path: `${path}/:id/cheque`,
    access: power('voucher', 'edit'),
    params: { id: fields.id() },
    body: z.object({
      state: fields.requiredWord(['cleared', 'bounced']),
      on: fields.day(),
      reason: fields.optionalText(300),
    }),
    toCommand: (body, params) => ({ voucherId: params.id, ...body }),
    /** Of one that cleared no number was given anew. */
    answer: () => answers.record({ ...voucherAnswer(), VoucherNo: answers.cell.number().optional() }),
    message: 'vouchers.cheque-settled',
    example: { state: 'cleared', on: '2026-04-14' },
  }),
  attachBill: defineCommand({
    name: 'AttachBill',
    path: '/api/accounts/voucher_attachments',
    access: power('voucher', 'insert'),
    upload: takesFiles('file', fileUse('bill').kinds),
    body: z.object({}),
    toCommand: () => ({}),
    answer: () => answers.record({ fileId: answers.cell.text(), address: answers.cell.text() }),
    message: 'vouchers.bill-kept',
    status: 201,
    example: {},
  }),
};
