import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';

/** What became of a voucher, in the order in which it is told. */
export const VOUCHER_STATES = {
  1: { word: 'revised', color: 'yellow' },
  2: { word: 'chequeWaiting', color: 'blue' },
  3: { word: 'chequeCleared', color: 'green' },
  4: { word: 'cancelled', color: 'red' },
  5: { word: 'chequeBounced', color: 'red' },
} as const;

/** জমা ও খরচ ভাউচার, as they stand, those of refunds among them; what was reversed is struck. */
export const vouchersList = defineList({
  name: 'Vouchers',
  path: '/api/accounts/vouchers',
  access: power('voucher', 'view'),
  title: 'vouchers',
  needs: ['vouchers'],
  query: {
    ...twoClocks,
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    caId: fields.optionalChoice(1, 2),
    fundId: fields.optionalId(),
    /** The money account, and a head on one of its lines. */
    account: fields.optionalId(),
    slId: fields.optionalId(),
    state: fields.optionalInteger(1, 5),
  },
  columns: {
    VoucherNo: column.number('voucherNo', { strong: true, phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    FundName: column.text('fund', { phone: 'beside', share: 1.1 }),
    payee: column.name('payee', { phone: 'title', strong: true, absent: true, share: 1.3 }),
    heads: column.names('head', { share: 1.6 }),
    AccountName: column.text('account', { phone: 'hide' }),
    deposit: column.money('moneyIn', { total: true, phone: 'side', absent: true }),
    cost: column.money('moneyOut', { total: true, phone: 'side', absent: true }),
    standing: column.badge('state', VOUCHER_STATES, { absent: true, phone: 'beside' }),
    writer: column.who('writer', { share: 0.7, only: 'sheets' }),
  },
  carries: {
    /** 0 of the debit voucher of a refund, which has `refundId`; its paper is asked for by `requestId`, 0 where it has none. */
    voucherId: z.int(),
    refundId: z.int(),
    requestId: z.int(),
    CAID: z.int(),
    /** Its number as it is shown, with its series. */
    shown: z.string(),
    reversed: z.boolean(),
    bills: z.int(),
  },
  searched: ['VoucherNo', 'payee', 'heads', 'AccountName', 'deposit', 'cost'],
  struck: 'reversed',
  explains: 'vouchers',
  order: '-on',
  rows: { page: 100, most: 5000 },
  files: true,
});
