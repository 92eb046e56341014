import * as z from 'zod';
import { column, defineList, fields } from '../../kernel/index.ts';
import { foundBy, longPages, owed } from '../owed.ts';

/** অগ্রিম: what students have left with us, open or for a month that is not charged yet. Its sum is both liabilities. */
export const advancesList = defineList({
  ...owed,
  name: 'Advances',
  path: '/api/accounts/advances',
  title: 'advances',
  query: { ...owed.query, kind: fields.word(['open', 'month'], undefined) },
  searched: [...foundBy, 'SlName', 'MonthName', 'receiptNo', 'amount'],
  columns: {
    ...owed.columns,
    called: column.text('kind', { phone: 'line', whole: true }),
    SlName: column.text('head', { absent: true, phone: 'line' }),
    MonthName: column.text('month', { absent: true, phone: 'line', whole: true, sort: false }),
    since: column.day('heldSince', { absent: true, phone: 'hide' }),
    receiptNo: column.number('receiptNo', { absent: true, phone: 'hide' }),
    amount: column.money('amount', { total: true, phone: 'side', strong: true }),
  },
  carries: {
    ...owed.carries,
    kind: z.enum(['open', 'month']),
    FundID: z.int(),
    SLID: z.int().optional(),
    MonthID: z.int().optional(),
    /** The receipt that brought a month paid ahead. */
    receiptId: z.int().optional(),
  },
  explains: 'advances',
  rows: longPages,
});
