import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';

/** What a colleague owes for, or is owed: the last where his drawer was over. */
export const DEBT_KINDS = [
  { id: 1, bn: 'বাজার অগ্রিম', en: 'Shopping advance' },
  { id: 2, bn: 'বেতনের অগ্রিম', en: 'Advance on salary' },
  { id: 3, bn: 'ক্যাশের ঘাটতি', en: 'Drawer short' },
  { id: 4, bn: 'ক্যাশের উদ্বৃত্ত', en: 'Drawer over' },
] as const;

/** কর্মীদের কাছে পাওনা: advances not settled yet and what drawers were short, person by person, by their age. */
export const staffDebtsList = defineList({
  name: 'StaffDebts',
  path: '/api/accounts/staff_debts',
  access: power('voucher', 'view'),
  title: 'staffDebts',
  needs: ['entries'],
  query: {
    ...twoClocks,
    UserID: fields.optionalId(),
    /** `owed`: only what is not settled. */
    state: fields.word(['owed', 'all'], 'owed' as const),
  },
  columns: {
    UserName: column.name('name', { strong: true, phone: 'title', share: 1.3 }),
    kind: column.choice('kind', DEBT_KINDS, { phone: 'beside' }),
    on: column.day('day', { phone: 'beside' }),
    days: column.number('daysOwed', { phone: 'line' }),
    FundName: column.text('fund', { phone: 'hide' }),
    amount: column.money('amount', { total: true, phone: 'hide', exact: true }),
    settled: column.money('settledSum', { total: true, phone: 'hide', exact: true }),
    left: column.money('due', { total: true, phone: 'side', strong: true, exact: true }),
  },
  carries: {
    key: z.string(),
    /** The number of the advance, or of the resolution that booked it to him. */
    debtId: z.int(),
    of: z.enum(['advance', 'drawer']),
    UserID: z.int().nullable(),
    FundID: z.int(),
    Account: z.int(),
  },
  beside: {
    /** What each of them owes in all, in taka; whoever owes most first. */
    persons: z.array(z.strictObject({ UserID: z.int().nullable(), UserName: z.string(), left: z.number() })),
  },
  searched: ['UserName', 'FundName', 'amount', 'settled', 'left'],
  explains: 'staff_debts',
  order: 'UserName',
  rows: { page: 100, most: 5000 },
  files: true,
});
