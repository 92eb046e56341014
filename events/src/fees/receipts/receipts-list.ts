import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { anyPower, column, defineList, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';

const { UserCode, StudentName, ClassName } = studentColumns;
const named = z.strictObject({ id: z.int(), name: z.string() });

/** What both a receipt and its reversal tell; a reversal is dated by its own day. */
const reversal = z.strictObject({
  ...{ receiptId: z.int(), receiptNo: z.int(), on: z.string(), at: z.string(), UserID: z.int() },
  recordedOn: z.string().optional(),
  ...{ UserCode: z.string().optional(), StudentName: z.string().optional() },
  ...{ ClassName: z.string().optional(), SessionName: z.string().optional() },
  BookNo: z.string().optional(),
  ...{ Account: z.int(), AccountName: z.string(), collector: named, total: z.number() },
});
export type ReversalRow = Readonly<z.output<typeof reversal>>;

/** What some days brought in, in taka: the sums of their cash book. */
const sums = z.strictObject({
  /** Receipts that stand, and those of these days that were cancelled since. */
  count: z.int(),
  cancelled: z.int(),
  /** What they took in, less what was taken back on these days. */
  total: z.number(),
  byAccount: z.array(z.strictObject({ account: z.string(), total: z.number() })),
  /** What was taken back on these days, of whatever day its receipt was. */
  reversals: z.int(),
  takenBack: z.number(),
});
export type ReceiptSums = Readonly<z.output<typeof sums>>;

/** দিনের রসিদ. A number is one of a session's series, or of a book's leaves, so that stands beside it. */
export const receiptsList = defineList({
  name: 'Receipts',
  path: '/api/accounts/receipts',
  // The collectors of a fee report are those of its receipts.
  access: anyPower(power('fee_collection', 'view'), power('fee_report', 'view')),
  title: 'receiptsOfDay',
  needs: ['receipts'],
  query: {
    ...twoClocks,
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    /** Written on that day, whatever day they bear. */
    recorded: fields.optionalDay(),
    /** The money account it came into, and who took it. */
    account: fields.optionalId(),
    collector: fields.optionalId(),
  },
  columns: {
    receiptNo: column.number('receiptNo', { strong: true, phone: 'beside' }),
    /** Of a leaf, the printed book: its number is one of that book's. */
    BookNo: column.code('bookNo', { phone: 'beside', absent: true }),
    SessionName: column.text('session', { phone: 'beside', absent: true, whole: true }),
    on: column.day('day'),
    at: column.time('time', { phone: 'hide', only: 'screen' }),
    /** Where it is not the day of the receipt. */
    recordedOn: column.day('recordedOn', { phone: 'beside', absent: true, sort: false }),
    UserCode: { ...UserCode, absent: true },
    StudentName: { ...StudentName, absent: true, share: 1.4 },
    ClassName: { ...ClassName, phone: 'hide', absent: true },
    AccountName: column.text('account'),
    collector: column.who('collector', { share: 0.7 }),
    state: column.text('state', { only: 'files', absent: true }),
    total: column.money('amount', { total: true, phone: 'side' }),
    printed: column.count('printed', { only: 'screen' }),
    reversed: column.flag('state', { word: 'cancelled', color: 'red' }, { only: 'screen' }),
  },
  carries: {
    receiptId: z.int(),
    UserID: z.int(),
    /** 0: no money came in with it, only a discount. */
    Account: z.int(),
    reversedOn: z.string().nullable(),
  },
  beside: {
    reversals: z.array(reversal),
    sums,
    /** Accounts and collectors of these days, whatever else was asked for. */
    accounts: z.array(named),
    collectors: z.array(named),
  },
  searched: ['receiptNo', 'BookNo', 'UserCode', 'StudentName', 'AccountName', 'total'],
  struck: 'reversed',
  explains: 'receipts',
  order: '-at',
  rows: { page: 100, most: 5000 },
  files: true,
});
