import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';

const { SubClass, SessionName, Mobile1, ...student } = studentColumns;

/** বকেয়া তালিকা: what each admission owes; an advance is the student's and stands under his latest one. */
export const duesList = defineList({
  name: 'Dues',
  path: '/api/accounts/dues',
  access: power('fee_collection', 'view'),
  title: 'duesList',
  query: {
    ...twoClocks,
    SessionID: fields.optionalId(),
    ClassID: fields.optionalId(),
    SubClassID: fields.optionalId(),
    search: fields.optionalText(100),
    /** `both`: those who owe nothing too. */
    status: fields.word(['dues', 'both'], 'dues' as const),
  },
  columns: {
    ...student,
    SubClass: { ...SubClass, only: 'sheets' },
    SessionName: { ...SessionName, only: 'sheets' },
    Mobile1: { ...Mobile1, only: 'files' },
    charged: column.money('charged', { total: true, phone: 'hide' }),
    concession: column.money('concession', { total: true, phone: 'hide' }),
    paid: column.money('collected', { total: true, phone: 'hide' }),
    due: column.money('due', { total: true, phone: 'side', strong: true }),
    advance: column.money('advance', { total: true, phone: 'hide' }),
  },
  carries: { AdmissionID: z.int(), UserID: z.int() },
  order: '-due',
  rows: { page: 100, most: 5000 },
  files: true,
});
