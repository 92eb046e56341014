import * as z from 'zod';
import { column, defineList, fields } from '../../kernel/index.ts';
import { foundBy, owed } from '../owed.ts';

/** মাসিক বকেয়া: what each student owes of each month that was charged, month by month. */
export const monthlyDuesList = defineList({
  ...owed,
  name: 'MonthlyDues',
  path: '/api/accounts/monthly_dues',
  title: 'monthlyDues',
  query: {
    ...owed.query,
    MonthID: fields.optionalInteger(1, 12),
    /** `both`: months that are paid too. */
    status: fields.word(['dues', 'both'], 'dues' as const),
  },
  searched: [...foundBy, 'MonthName', 'charged', 'concession', 'writtenOff', 'paid', 'due'],
  columns: {
    ...owed.columns,
    MonthName: column.text('month', { phone: 'line', whole: true, sort: false }),
    dueOn: column.day('dueOn', { phone: 'hide' }),
    charged: column.money('charged', { total: true, phone: 'hide' }),
    concession: column.money('concession', { total: true, phone: 'hide' }),
    writtenOff: column.money('writtenOff', { total: true, phone: 'hide' }),
    paid: column.money('collected', { total: true, phone: 'hide' }),
    due: column.money('due', { total: true, phone: 'side', strong: true }),
  },
  carries: { ...owed.carries, SessionID: z.int(), MonthID: z.int() },
  explains: 'monthly_dues',
  rows: { page: 10, most: 5000 },
});
