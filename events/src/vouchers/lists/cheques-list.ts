import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';
import { VOUCHER_STATES } from './vouchers-list.ts';

const { 1: _revised, ...CHEQUE_STATES } = VOUCHER_STATES;

export { CHEQUE_STATES };

/** চেকের তালিকা: cheques that vouchers were paid by, given and taken, and what became of each. */
export const chequesList = defineList({
  name: 'Cheques',
  path: '/api/accounts/cheques',
  access: power('voucher', 'view'),
  title: 'cheques',
  needs: ['vouchers'],
  query: {
    ...twoClocks,
    /** Days of the vouchers. */
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    /** 1 taken, 2 given. */
    caId: fields.optionalChoice(1, 2),
    account: fields.optionalId(),
    state: fields.optionalInteger(2, 5),
  },
  columns: {
    chequeNo: column.code('chequeNo', { strong: true, phone: 'beside' }),
    chequeOn: column.day('chequeOn', { absent: true, phone: 'beside' }),
    VoucherNo: column.number('voucherNo', { phone: 'beside', told: 'shown' }),
    on: column.day('voucherDay', { only: 'sheets' }),
    payee: column.name('payee', { phone: 'title', absent: true, share: 1.5 }),
    AccountName: column.text('account', { phone: 'beside', share: 1.2 }),
    deposit: column.money('moneyIn', { total: true, phone: 'side', absent: true }),
    cost: column.money('moneyOut', { total: true, phone: 'side', absent: true }),
    standing: column.badge('state', CHEQUE_STATES, { phone: 'beside' }),
    settledOn: column.day('chequeSettledOn', { absent: true, phone: 'hide' }),
  },
  carries: { voucherId: z.int(), shown: z.string(), CAID: z.int(), reversed: z.boolean() },
  searched: ['chequeNo', 'VoucherNo', 'payee', 'AccountName', 'deposit', 'cost'],
  struck: 'reversed',
  explains: 'cheques',
  order: '-on',
  rows: { page: 100, most: 5000 },
  files: true,
});
