import * as z from 'zod';
import {
  type AnswerTo,
  column,
  defineCommand,
  defineEvent,
  defineList,
  defineQuery,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';
import { owed } from './owed.ts';

/** What the office remarks on a month of a student's fees (0: on his year). Null: the remark is taken away. */
export const FeeCommentWritten = defineEvent(
  'FeeCommentWritten',
  z.object({
    on: stored.storedDay,
    userId: stored.storedId,
    admissionId: stored.storedId,
    monthId: z.int().min(0).max(12),
    noteId: stored.storedId.nullable(),
  }),
  {
    about: { user: 'userId', admission: 'admissionId' },
    history: { bn: 'ফি নিয়ে মন্তব্য', en: 'Remark on fees' },
  },
);

export const writeFeeComment = defineCommand({
  name: 'WriteFeeComment',
  path: '/api/accounts/fee_comments',
  access: power('fee_collection', 'insert'),
  body: z.object({
    AdmissionID: fields.id(),
    MonthID: fields.optionalInteger(0, 12),
  }),
  fields: [field.text('comment', word('remark'), { max: 300 })],
  toCommand: ({ AdmissionID, MonthID, comment }) => ({
    admissionId: AdmissionID,
    monthId: MonthID ?? 0,
    comment,
  }),
  message: 'dues.comment-saved',
  status: 201,
  example: { AdmissionID: 1, MonthID: 3, comment: 'অর্ধেক পরে দেবেন' },
});

const taka = z.number();
const ofMonths = <V extends z.ZodType>(prefix: string, value: V) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${prefix}${index + 1}`, value] as const));

/** The twelve months of a student's monthly fees: prescribed, accepted, conceded, and what the office remarks. */
export const feeLand = defineQuery({
  name: 'FeeLand',
  path: '/api/accounts/fee_land',
  access: owed.access,
  query: { admissionId: fields.id() },
  answer: () =>
    z.strictObject({
      data: z.strictObject({
        AdmissionID: z.int(),
        UserID: z.int(),
        UserCode: z.string(),
        StudentName: z.string(),
        ClassName: z.string(),
        SessionName: z.string(),
        comment: z.string(),
        totalFee: taka,
        deduction: taka,
        totalDeposits: taka,
        feeDetails: z.strictObject({
          ...ofMonths('Fee', taka),
          ...ofMonths('M', taka),
          ...ofMonths('Less', taka),
        }),
        monthDetails: z.strictObject(ofMonths('Month', z.string())),
        months: z.array(
          z.strictObject({
            MonthID: z.int(),
            monthName: z.string(),
            prescribedFee: taka,
            acceptedFees: taka,
            discount: taka,
            comment: z.string(),
            /** Nothing is left to pay of it. */
            status: z.boolean(),
          }),
        ),
      }),
    }),
});

/** A student's year of fees in three sums, and its months; taka. */
export type FeeLand = AnswerTo<typeof feeLand>['data'];
/** One month of a student's monthly fees. */
export type MonthOfFees = FeeLand['months'][number];

/** পূর্ব জমা: what was paid for a student before, fee by fee; a receipt taken back is struck. */
export const pastEntriesList = defineList({
  name: 'PastEntries',
  path: '/api/accounts/past_entries',
  access: owed.access,
  title: 'pastEntries',
  needs: ['charges'],
  query: { AdmissionID: fields.id(), ...twoClocks },
  columns: {
    on: column.day('day', { phone: 'line' }),
    receiptNo: column.number('receiptNo', { phone: 'beside' }),
    SlName: column.text('head', { phone: 'title' }),
    MonthName: column.text('month', { phone: 'beside', whole: true, sort: false }),
    deduction: column.money('concession', { total: true, phone: 'hide' }),
    deposit: column.money('paid', { total: true, phone: 'side', strong: true }),
  },
  carries: {
    receiptId: z.int(),
    itemId: z.int().optional(),
    SLID: z.int(),
    MonthID: z.int(),
    reversed: z.boolean(),
  },
  struck: 'reversed',
  rows: { page: 10, most: 1000 },
  files: true,
});

/** ফি-র বিল: what a student owes, for his guardian to pay by. */
export const invoicePdf = defineQuery({
  name: 'InvoicePdf',
  path: '/api/accounts/invoices/:AdmissionID.pdf',
  access: owed.access,
  query: { AdmissionID: fields.id(), size: fields.word(['a4', 'a5'], 'a5' as const), ...twoClocks },
});
