import { anyPower, column, defineList, fields, power } from '../../kernel/index.ts';
import { foundBy, longPages, owed } from '../owed.ts';
import { promiseColumns } from '../promises.ts';

/** বকেয়া তালিকা: what each admission owes, by its age; an advance is the student's and stands under his latest one. */
export const duesList = defineList({
  ...owed,
  name: 'Dues',
  path: '/api/accounts/dues',
  // Whoever corrects a receipt finds whose it should have been.
  access: anyPower(power('fee_collection', 'view'), power('record_delete_edit', 'delete')),
  title: 'duesList',
  query: {
    ...owed.query,
    /** `both`: those who owe nothing too. */
    status: fields.word(['dues', 'both'], 'dues' as const),
  },
  searched: [...foundBy, 'upTo30', 'upTo60', 'upTo90', 'over90', 'due', 'advance'],
  standing: ['promisedOn'],
  columns: {
    ...owed.columns,
    charged: column.money('charged', { total: true, only: 'sheets' }),
    concession: column.money('concession', { total: true, only: 'sheets' }),
    writtenOff: column.money('writtenOff', { total: true, only: 'sheets' }),
    paid: column.money('collected', { total: true, only: 'sheets' }),
    upTo30: column.money('daysTo30', { total: true, phone: 'hide' }),
    upTo60: column.money('daysTo60', { total: true, phone: 'hide' }),
    upTo90: column.money('daysTo90', { total: true, phone: 'hide' }),
    over90: column.money('daysOver90', { total: true, phone: 'hide' }),
    due: column.money('due', { total: true, phone: 'side', strong: true }),
    advance: column.money('advance', { total: true, only: 'files' }),
    ...promiseColumns,
  },
  order: '-due',
  explains: 'dues_list',
  rows: longPages,
});
