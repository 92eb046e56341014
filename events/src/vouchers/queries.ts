import { anyPower, defineQuery, fields, power } from '../kernel/index.ts';
import { entryPapers, furtherQueries } from './further-queries.ts';
import { chequesList } from './lists/cheques-list.ts';
import { recordsList } from './lists/records-list.ts';
import { transfersList } from './lists/transfers-list.ts';
import { vouchersList } from './lists/vouchers-list.ts';

const access = power('voucher', 'view');
const path = '/api/accounts/vouchers/:id';
const query = { id: fields.id() };
const forAuditor = { entry: 'VoucherPosted' };

export const voucherQueries = {
  receiptNumber: defineQuery({
    name: 'ReceiptNumber',
    path: '/api/accounts/receipt_number',
    access,
    // `on`: numbers begin anew with the accounting year.
    query: { fundId: fields.id(), caId: fields.choice(1, 2), on: fields.optionalDay() },
  }),
  /** What a fund has in an account, as the form shows it while a voucher is written. */
  spendable: defineQuery({
    name: 'Spendable',
    path: '/api/accounts/spendable',
    access,
    query: { fundId: fields.id(), account: fields.id(), on: fields.optionalDay() },
  }),
  ...vouchersList.endpoints,
  ...chequesList.endpoints,
  ...transfersList.endpoints,
  ...furtherQueries,
  ...entryPapers,
  ...recordsList.endpoints,
  voucherPdf: defineQuery({ name: 'VoucherPdf', path: `${path}.pdf`, access, query, forAuditor }),
  voucherPaper: defineQuery({ name: 'VoucherPaper', path: `${path}/paper`, access, query, forAuditor }),
  voucher: defineQuery({
    ...{ name: 'Voucher', path, query, forAuditor },
    // Whoever takes one back sees what he takes back.
    access: anyPower(access, power('record_delete_edit', 'view')),
  }),
};
