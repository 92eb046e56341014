import { column, defineList } from '../../kernel/index.ts';
import { foundBy, longPages, owed } from '../owed.ts';

/** বকেয়ার বয়স: what each admission owes, by how many months ago it fell due. */
export const ageingList = defineList({
  ...owed,
  name: 'Ageing',
  path: '/api/accounts/ageing',
  title: 'ageing',
  searched: [...foundBy, 'upTo1', 'upTo3', 'upTo6', 'over6', 'due'],
  standing: [],
  columns: {
    ...owed.columns,
    upTo1: column.money('monthsTo1', { total: true, phone: 'hide' }),
    upTo3: column.money('monthsTo3', { total: true, phone: 'hide' }),
    upTo6: column.money('monthsTo6', { total: true, phone: 'hide' }),
    over6: column.money('monthsOver6', { total: true, phone: 'hide' }),
    due: column.money('due', { total: true, phone: 'side' }),
  },
  order: '-due',
  explains: 'ageing',
  rows: longPages,
});
