import { answers, defineQuery, fields, power } from '../kernel/index.ts';
import { entryPapers, furtherQueries } from './further-queries.ts';
import { chequesList } from './lists/cheques-list.ts';
import { recordsList } from './lists/records-list.ts';
import { transfersList } from './lists/transfers-list.ts';
import { vouchersList } from './lists/vouchers-list.ts';
import { oneVoucher } from './one-voucher.ts';

const { answered, cell, record } = answers;

const access = power('voucher', 'view');

export const voucherQueries = {
  receiptNumber: defineQuery({
    name: 'ReceiptNumber',
    path: '/api/accounts/receipt_number',
    access,
    // `on`: numbers begin anew with the accounting year.
    query: { fundId: fields.id(), caId: fields.choice(1, 2), on: fields.optionalDay() },
    answer: () => answered(record({ VoucherNo: cell.number(), shown: cell.text() })),
  }),
  /** What a fund has in an account, as the form shows it while a voucher is written. */
  spendable: defineQuery({
    name: 'Spendable',
    path: '/api/accounts/spendable',
    access,
    query: { fundId: fields.id(), account: fields.id(), on: fields.optionalDay() },
    answer: () => answered(record({ spendable: cell.money(), balance: cell.money() })),
  }),
  ...vouchersList.endpoints,
  ...chequesList.endpoints,
  ...transfersList.endpoints,
  ...furtherQueries,
  ...entryPapers,
  ...recordsList.endpoints,
  ...oneVoucher,
};
