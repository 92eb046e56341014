import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../kernel/index.ts';

const { UserCode, StudentName, FatherName, ClassName } = studentColumns;

/** যাকাতের মুস্তাহিক: who is entitled today, and what he still owes. */
export const zakatEligibleList = defineList({
  name: 'ZakatEligible',
  path: '/api/accounts/zakat_eligible',
  access: power('tamlik', 'view'),
  title: 'zakatEligible',
  needs: ['students'],
  query: {
    /** `waiting`: only those who owe something. */
    status: fields.word(['waiting', 'all'], 'all' as const),
  },
  searched: ['UserCode', 'StudentName', 'FatherName', 'verifiedBy', 'note', 'due'],
  columns: {
    ...{ UserCode, StudentName, FatherName, ClassName },
    since: column.day('from', { phone: 'beside' }),
    verifiedBy: column.text('verifiedBy', { phone: 'line', absent: true }),
    note: column.text('remark', { phone: 'line', absent: true, sort: false }),
    due: column.money('due', { total: true, phone: 'side', strong: true }),
  },
  carries: { UserID: z.int(), AdmissionID: z.int() },
  order: '-due',
  explains: 'zakat_eligible',
  rows: { page: 100, most: 5000 },
  files: true,
});
