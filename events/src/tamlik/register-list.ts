import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';

const { UserCode, StudentName, ClassName } = studentColumns;

/** তামলীক রেজিস্টার: each open item that was paid with zakat, with both its numbers; what was reversed is struck. */
export const tamlikRegister = defineList({
  name: 'TamlikRegister',
  path: '/api/accounts/tamlik_register',
  access: power('tamlik', 'view'),
  title: 'tamlikRegister',
  needs: ['students', 'zakatFund'],
  query: {
    ...twoClocks,
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    fundId: fields.optionalId(),
  },
  columns: {
    voucherNo: column.number('voucherNo', { strong: true, phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    UserCode: { ...UserCode, absent: true },
    StudentName: { ...StudentName, absent: true, share: 1.2 },
    ClassName: { ...ClassName, phone: 'hide', absent: true, only: 'files' },
    head: column.text('head', { phone: 'beside', share: 1.4 }),
    receiptNo: column.number('receiptNo', { phone: 'beside' }),
    witness: column.text('witness', { phone: 'hide', absent: true }),
    proxy: column.text('proxy', { phone: 'line', absent: true }),
    reason: column.text('reason', { phone: 'hide', absent: true, only: 'files' }),
    amount: column.money('amount', { total: true, phone: 'side' }),
    approver: column.who('decider', { phone: 'hide', only: 'sheets' }),
    reversed: column.flag('state', { word: 'cancelled', color: 'red' }, { phone: 'beside' }),
  },
  carries: {
    key: z.string(),
    /** Its number as it is shown, with its series. */
    shown: z.string(),
    tamlikId: z.int(),
    receiptId: z.int(),
    UserID: z.int(),
    FundName: z.string(),
    AccountName: z.string(),
    reversedOn: z.string().nullable(),
  },
  searched: ['voucherNo', 'receiptNo', 'UserCode', 'StudentName', 'head', 'witness', 'reason', 'amount'],
  struck: 'reversed',
  explains: 'tamlik_register',
  order: '-on',
  rows: { page: 100, most: 5000 },
  files: true,
});
