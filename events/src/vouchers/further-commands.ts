import * as z from 'zod';
import { fileId } from '../files/index.ts';
import {
  answers,
  defineCommand,
  defineSecondPerson,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';
import { ADVANCE_PURPOSES, ADVANCES } from './colleagues/purposes.ts';

const kept = z.object({
  fundId: stored.storedId,
  on: stored.storedDay,
  lines: z.array(
    z.object({ subLedgerId: stored.storedId, debit: stored.storedPaisa, credit: stored.storedPaisa }),
  ),
  noteId: stored.storedId.nullable(),
});
/** A journal voucher as it waits: paisa, one side a line. */
export type JournalVoucher = z.output<typeof kept>;

/** জাবেদা ভাউচার */
export const journalVoucherRequests = defineSecondPerson({
  noun: ['JournalVoucher', 'JournalVouchers'],
  kind: 'journal-voucher',
  path: '/api/accounts/journal_vouchers',
  title: 'journalVouchers',
  view: power('journal_voucher', 'view'),
  approve: power('journal_voucher', 'edit'),
  command: kept,
  day: 'own',
  holds: ({ on }) => ({ on, accounts: [] }),
});

const reason = fields.requiredText(300, 'vouchers.reason-required');
const bill = z.object({
  SLID: fields.id(),
  amount: fields.amount(),
  text: fields.optionalText(200),
  attachments: z.array(fileId()).max(10).nullish(),
});

export const furtherCommands = {
  postJournalVoucher: defineCommand({
    name: 'PostJournalVoucher',
    path: '/api/accounts/journal_vouchers',
    access: power('journal_voucher', 'insert'),
    body: z.object({
      lines: z
        .array(
          z.object({ SLID: fields.id(), debit: fields.optionalAmount(), credit: fields.optionalAmount() }),
        )
        .min(2)
        .max(60),
      reason,
    }),
    fields: [
      field.given('FundID', word('fund')),
      field.day('on', word('day'), { past: true, begins: 'today' }),
      field.text('reason', word('reason'), { script: 'bn' }),
    ],
    toCommand: (body) => ({
      ...{ fundId: body.FundID, on: body.on as string, reason: body.reason },
      lines: body.lines.map((line) => ({
        ...{
          subLedgerId: line.SLID,
          debit: (line.debit ?? 0) as number,
          credit: (line.credit ?? 0) as number,
        },
      })),
    }),
    message: 'approval.waiting',
    asks: true,
    waiting: 'approval.waiting',
    status: 201,
    example: {
      ...{ FundID: 1, on: '2026-04-14', reason: 'ভুল খাত সংশোধন' },
      lines: [
        { SLID: 1, debit: 500 },
        { SLID: 3, credit: 500 },
      ],
    },
  }),
  settleWallet: defineCommand({
    name: 'SettleWallet',
    path: '/api/accounts/wallet_settlements',
    access: power('balance_transfer', 'insert'),

    fields: [
      field.given('wallet', { bn: 'মোবাইল হিসাব', en: 'Wallet' }),
      field.given('bank', { bn: 'ব্যাংক হিসাব', en: 'Bank' }),
      field.day('on', word('day'), { past: true, begins: 'today' }),
      field.reading(field.money('received', { bn: 'ব্যাংকে যত এসেছে', en: 'What the bank received' }), () =>
        fields.amount(),
      ),
      field.reading(field.money('charge', { bn: 'কেটে রাখা চার্জ', en: 'Charge kept back' }), () =>
        fields.optionalAmount(),
      ),
    ],
    toCommand: (body) => ({
      ...body,
      received: body.received as number,
      charge: (body.charge ?? 0) as number,
    }),
    message: 'vouchers.settled',
    status: 201,
    example: { on: '2026-04-14', wallet: 2, bank: 3, received: 9850, charge: 150 },
  }),
  giveStaffAdvance: defineCommand({
    name: 'GiveStaffAdvance',
    path: '/api/accounts/staff_advances',
    access: power('voucher', 'insert'),

    fields: [
      field.given('UserID', { bn: 'কাকে', en: 'To whom' }),
      field.reading(
        field.choice('purpose', { bn: 'কেন', en: 'What for' }, ADVANCES, { open: true, begins: 'shopping' }),
        () => fields.requiredWord(ADVANCE_PURPOSES),
      ),
      field.given('FundID', word('fund')),
      field.given('Account', word('account')),
      field.amount('amount', word('amount')),
      field.day('on', word('day'), { past: true, begins: 'today' }),
    ],
    toCommand: (body) => ({
      ...{ userId: body.UserID, purpose: body.purpose, fundId: body.FundID },
      ...{ moneyAccount: body.Account, amount: body.amount as number, on: body.on as string },
    }),
    answer: () => answers.record({ advanceId: answers.cell.number(), unsettled: answers.cell.money() }),
    message: 'vouchers.advance-given',
    asks: true,
    status: 201,
    example: { UserID: 1, purpose: 'shopping', FundID: 1, Account: 2, amount: 1000, on: '2026-04-14' },
  }),
  settleStaffAdvance: defineCommand({
    name: 'SettleStaffAdvance',
    path: '/api/accounts/staff_advances/:id/settle',
    access: power('voucher', 'insert'),
    params: { id: fields.id() },
    body: z.object({ bills: z.array(bill).max(60).nullish() }),
    fields: [
      field.reading(field.money('returned', { bn: 'ফেরত টাকা', en: 'Given back' }), () =>
        fields.optionalAmount(),
      ),
      field.reading(field.given('Account', { bn: 'যে হিসাবে ফেরত', en: 'Into account' }), () =>
        fields.optionalId(),
      ),
      field.reading(field.day('on', word('day'), { past: true, begins: 'today' }), () =>
        fields.optionalDay(),
      ),
    ],
    toCommand: (body, params) => ({
      ...{ advanceId: params.id, on: body.on, returned: (body.returned ?? 0) as number },
      moneyAccount: body.Account ?? null,
      bills: (body.bills ?? []).map(({ SLID, amount, text, attachments }) => ({
        ...{ subLedgerId: SLID, amount: amount as number, text, attachments: attachments ?? [] },
      })),
    }),
    message: 'vouchers.advance-settled',
    status: 201,
    example: { bills: [{ SLID: 1, amount: 900, text: 'বাজার' }], returned: 100, Account: 2 },
  }),
};
