import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';

const days = { from: fields.optionalDay(), to: fields.optionalDay() };
const rows = { page: 100, most: 5000 };

/** What an advance was given for. */
export const PURPOSE_CHOICES = [
  { id: 1, bn: 'বাজার অগ্রিম', en: 'Shopping advance' },
  { id: 2, bn: 'বেতনের অগ্রিম', en: 'Advance on salary' },
] as const;

export const ADVANCE_STATES = {
  1: { word: 'unsettled', color: 'yellow' },
  2: { word: 'settledAdvance', color: 'green' },
} as const;

/** কর্মীর অগ্রিম: what colleagues have in hand, and what bills and change have settled of it. */
export const staffAdvancesList = defineList({
  name: 'StaffAdvances',
  path: '/api/accounts/staff_advances',
  access: power('voucher', 'view'),
  title: 'staffAdvances',
  needs: ['entries'],
  query: {
    ...twoClocks,
    ...days,
    /** 1 not settled yet, 2 settled. */
    state: fields.optionalInteger(1, 2),
  },
  columns: {
    advanceId: column.number('number', { phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    UserName: column.name('name', { strong: true, phone: 'title', share: 1.3 }),
    purpose: column.choice('kind', PURPOSE_CHOICES, { phone: 'beside' }),
    FundName: column.text('fund', { phone: 'hide' }),
    AccountName: column.text('account', { phone: 'hide' }),
    amount: column.money('amount', { total: true, phone: 'beside' }),
    settled: column.money('settledSum', { total: true, phone: 'hide' }),
    left: column.money('inHand', { total: true, phone: 'side', strong: true }),
    state: column.badge('state', ADVANCE_STATES, { phone: 'beside' }),
    writer: column.who('writer', { share: 0.7, only: 'sheets' }),
  },
  carries: { shown: z.string(), UserID: z.int(), FundID: z.int(), Account: z.int() },
  searched: ['advanceId', 'UserName', 'FundName', 'AccountName', 'amount', 'left'],
  explains: 'staff_advances',
  order: '-on',
  rows,
  files: true,
});

/** মোবাইল থেকে ব্যাংকে: what wallets held and what came of it to the bank. */
export const walletSettlementsList = defineList({
  name: 'WalletSettlements',
  path: '/api/accounts/wallet_settlements',
  access: power('balance_transfer', 'view'),
  title: 'walletSettlements',
  needs: ['wallets', 'entries'],
  query: { ...twoClocks, ...days },
  columns: {
    settlementId: column.number('number', { phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    wallet: column.text('givenFrom', { phone: 'title', strong: true }),
    bank: column.text('takenInto', { phone: 'beside' }),
    amount: column.money('amount', { total: true, phone: 'hide' }),
    charge: column.money('walletCharge', { total: true, phone: 'hide' }),
    received: column.money('receivedSum', { total: true, phone: 'side' }),
    writer: column.who('writer', { share: 0.7, phone: 'hide' }),
  },
  carries: { shown: z.string(), Wallet: z.int(), Bank: z.int(), reversed: z.boolean() },
  searched: ['settlementId', 'wallet', 'bank', 'amount', 'charge', 'received'],
  struck: 'reversed',
  explains: 'wallet_settlements',
  order: '-on',
  rows,
  files: true,
});

/** জাবেদা ভাউচার, posted: those that wait or were rejected stand in the list of requests. */
export const postedJournalsList = defineList({
  name: 'PostedJournalVouchers',
  path: '/api/accounts/posted_journal_vouchers',
  access: power('journal_voucher', 'view'),
  title: 'journalVouchers',
  needs: ['entries'],
  query: { ...twoClocks, ...days, fundId: fields.optionalId() },
  columns: {
    voucherNo: column.number('voucherNo', { strong: true, phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    FundName: column.text('fund', { phone: 'beside' }),
    debits: column.names('debit', { phone: 'title', share: 1.3 }),
    credits: column.names('credit', { phone: 'line', share: 1.3 }),
    reason: column.text('reason', { phone: 'hide', absent: true, share: 1.2 }),
    amount: column.money('amount', { total: true, phone: 'side' }),
    reversedOn: column.day('reversedOn', { absent: true, phone: 'beside' }),
    asker: column.who('asker', { share: 0.7, phone: 'hide', only: 'sheets' }),
    decider: column.who('decider', { share: 0.7, phone: 'hide', only: 'sheets' }),
  },
  carries: { shown: z.string(), journalVoucherId: z.int(), reversed: z.boolean() },
  searched: ['voucherNo', 'FundName', 'debits', 'credits', 'reason', 'amount'],
  struck: 'reversed',
  explains: 'journal_vouchers',
  order: '-on',
  rows,
  files: true,
});
