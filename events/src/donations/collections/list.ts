import * as z from 'zod';
import { answers, column, defineList, defineQuery, fields, paperOfOne, power } from '../../kernel/index.ts';

const { answered, cell, record } = answers;
const access = power('donation', 'view');
const path = '/api/donation/collections';

/** দানের রসিদ: what was given, by whom and for what; what was taken back is struck. */
export const donationsList = defineList({
  name: 'Donations',
  path,
  access,
  title: 'donations',
  needs: ['accounts'],
  failed: { bn: 'দানের তালিকা লোড করা যায়নি', en: 'Failed to load donations' },
  query: {
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    FundID: fields.optionalId(),
    UserID: fields.optionalId(),
  },
  columns: {
    receiptNo: column.number('receiptNo', { strong: true, phone: 'beside', told: 'shown' }),
    BookNo: column.code('bookNo', { phone: 'beside', absent: true }),
    on: column.day('day', { phone: 'beside' }),
    giver: column.name('donor', { phone: 'title', strong: true, share: 1.4 }),
    FundName: column.text('fund', { phone: 'line' }),
    SlName: column.text('head', { phone: 'line' }),
    AccountName: column.text('account', { phone: 'hide' }),
    through: column.text('through', { phone: 'line', absent: true }),
    collector: column.who('collector', { share: 0.7, phone: 'hide' }),
    amount: column.money('amount', { total: true, phone: 'side', strong: true }),
    printed: column.count('printed', { only: 'screen' }),
    reversed: column.flag('state', { word: 'cancelled', color: 'red' }),
  },
  carries: {
    receiptId: z.int(),
    /** Its number as it is shown, with its series. */
    shown: z.string(),
    /** null: of nobody on the list of donors. */
    UserID: z.int().nullable(),
    FundID: z.int(),
    SLID: z.int(),
    remark: z.string(),
  },
  searched: ['receiptNo', 'giver', 'SlName', 'through', 'amount'],
  struck: 'reversed',
  order: '-on',
  rows: { page: 50, most: 5000 },
  files: true,
});

const named = () => record({ SLID: cell.number(), FundID: cell.number(), SlName: cell.text() });
const one = { id: fields.id() };
const forAuditor = { entry: 'DonationReceived' };

export const collectionQueries = {
  /** What the form of a gift offers: funds, their heads, accounts with the funds that they may hold, and printed books. */
  donationForm: defineQuery({
    name: 'DonationForm',
    path: '/api/donation/form',
    access,
    answer: () =>
      answered(
        record({
          funds: z.array(record({ FundID: cell.number(), FundName: cell.text() })),
          heads: z.array(named()),
          accounts: z.array(
            record({ SLID: cell.number(), SlName: cell.text(), funds: z.array(z.int()).nullable() }),
          ),
          books: z.array(record({ BookNo: cell.text() })),
        }),
      ),
  }),
  donationPdf: defineQuery({ name: 'DonationPdf', path: `${path}/:id.pdf`, access, query: one, forAuditor }),
  donationPaper: defineQuery({
    ...{ name: 'DonationPaper', path: `${path}/:id/paper`, access, query: one, forAuditor },
    answer: () => paperOfOne({ printed: cell.count() }),
  }),
};
