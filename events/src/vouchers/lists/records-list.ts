import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../../kernel/index.ts';

const { UserCode, StudentName } = studentColumns;

/** What may be looked up to be corrected or taken back. */
export const RECORD_CHOICES = [
  { id: 1, bn: 'রসিদ', en: 'Receipt' },
  { id: 2, bn: 'ভাউচার', en: 'Voucher' },
  { id: 3, bn: 'ধার্য', en: 'Charge' },
  { id: 4, bn: 'তামলীক', en: 'Tamlik' },
  { id: 5, bn: 'জাবেদা ভাউচার', en: 'Journal voucher' },
  { id: 6, bn: 'ফেরত', en: 'Refund' },
  { id: 7, bn: 'কন্ট্রা', en: 'Contra' },
  { id: 8, bn: 'তহবিল স্থানান্তর', en: 'Fund transfer' },
  { id: 9, bn: 'মোবাইল হিসাবের নিষ্পত্তি', en: 'Wallet settlement' },
] as const;

/** সংশোধন ও বাতিল: receipts, vouchers, charges, tamliks, journal vouchers, refunds and transfers by number, day or student; what was reversed, and why. */
export const recordsList = defineList({
  name: 'Records',
  path: '/api/accounts/records',
  access: power('record_delete_edit', 'view'),
  title: 'records',
  needs: ['entries'],
  query: {
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    kind: fields.optionalInteger(1, 9),
    /** 1 stands, 2 was reversed. */
    state: fields.optionalInteger(1, 2),
  },
  columns: {
    kind: column.choice('kind', RECORD_CHOICES, { phone: 'beside' }),
    number: column.number('number', { strong: true, phone: 'beside', told: 'shown' }),
    on: column.day('day', { phone: 'beside' }),
    UserCode: { ...UserCode, absent: true },
    StudentName: { ...StudentName, absent: true, phone: 'beside', strong: false },
    text: column.text('particulars', { phone: 'title', strong: true, share: 1.4 }),
    amount: column.money('amount', { phone: 'side' }),
    writer: column.who('writer', { share: 0.7, phone: 'hide' }),
    reversed: column.flag('state', { word: 'cancelled', color: 'red' }, { phone: 'beside' }),
    reversedOn: column.day('reversedOn', { absent: true, phone: 'hide' }),
    reversedBy: column.who('reverser', { absent: true, share: 0.7, phone: 'hide' }),
    reason: column.text('reason', { absent: true, phone: 'line', sort: false }),
  },
  carries: {
    key: z.string(),
    /** Its number as it is shown, with its series. */
    shown: z.string(),
    /** Of what it is. */
    id: z.int(),
    /** 0 where it concerns none, or many. */
    AdmissionID: z.int(),
    /** Of a refund: by what its paper is asked for. 0 of everything else. */
    requestId: z.int(),
  },
  searched: ['number', 'UserCode', 'StudentName', 'text', 'amount', 'reason'],
  struck: 'reversed',
  order: '-on',
  rows: { page: 100, most: 1000 },
  files: true,
});
