import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';

const { SubClass, SessionName, Mobile1, ...student } = studentColumns;

/** বকেয়ার বয়স: what each admission owes, by how long ago it fell due. */
export const ageingList = defineList({
  name: 'Ageing',
  path: '/api/accounts/ageing',
  access: power('fee_collection', 'view'),
  title: 'ageing',
  query: {
    ...twoClocks,
    SessionID: fields.optionalId(),
    ClassID: fields.optionalId(),
    SubClassID: fields.optionalId(),
    search: fields.optionalText(100),
  },
  columns: {
    ...student,
    SubClass: { ...SubClass, only: 'sheets' },
    SessionName: { ...SessionName, only: 'sheets' },
    Mobile1: { ...Mobile1, only: 'files' },
    upTo1: column.money('monthsTo1', { total: true, phone: 'hide' }),
    upTo3: column.money('monthsTo3', { total: true, phone: 'hide' }),
    upTo6: column.money('monthsTo6', { total: true, phone: 'hide' }),
    over6: column.money('monthsOver6', { total: true, phone: 'hide' }),
    due: column.money('due', { total: true, phone: 'side' }),
  },
  carries: { AdmissionID: z.int(), UserID: z.int() },
  order: '-due',
  rows: { page: 100, most: 5000 },
  files: true,
});
