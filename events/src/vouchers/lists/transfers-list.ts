import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';

/** What moved: between accounts, or between funds. */
export const TRANSFER_CHOICES = [
  { id: 1, bn: 'কন্ট্রা', en: 'Contra' },
  { id: 2, bn: 'তহবিলে দান', en: 'Gift' },
  { id: 3, bn: 'তহবিলে কর্জ', en: 'Loan' },
  { id: 4, bn: 'কর্জ ফেরত', en: 'Loan repaid' },
] as const;

/** কন্ট্রা ও তহবিল স্থানান্তর. */
export const transfersList = defineList({
  name: 'BalanceTransfers',
  path: '/api/accounts/balance_transfers',
  access: power('balance_transfer', 'view'),
  title: 'transfers',
  needs: ['entries'],
  query: { ...twoClocks, from: fields.optionalDay(), to: fields.optionalDay() },
  columns: {
    number: column.number('voucherNo', { strong: true, phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    kind: column.choice('kind', TRANSFER_CHOICES, { phone: 'title' }),
    given: column.text('givenFrom', { share: 1.3 }),
    taken: column.text('takenInto', { share: 1.3 }),
    reason: column.text('reason', { absent: true, share: 1.4 }),
    amount: column.money('amount', { total: true, phone: 'side' }),
    writer: column.who('writer', { share: 0.7, phone: 'hide', only: 'screen' }),
  },
  carries: { key: z.string(), shown: z.string(), reversed: z.boolean() },
  searched: ['number', 'given', 'taken', 'reason', 'amount'],
  struck: 'reversed',
  explains: 'transfers',
  order: '-on',
  rows: { page: 100, most: 5000 },
  files: true,
});
