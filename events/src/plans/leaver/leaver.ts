import * as z from 'zod';
import { leafFields, leafFrom } from '../../fees/receipts/leaf.ts';
import { type AnswerTo, answers, defineCommand, defineQuery, fields, power } from '../../kernel/index.ts';

const { answered, cell, record } = answers;

const path = '/api/accounts/leaver_settlement/:AdmissionID';
const NONE = 13;

export const settleLeaver = defineCommand({
  name: 'SettleLeaver',
  path,
  access: power('fee_collection', 'insert'),
  params: { AdmissionID: fields.id() },
  body: z.object({
    /** The last day of the student. */
    on: fields.day(),
    cancelFrom: fields.optionalInteger(1, NONE),
    /** What a charge shall have been in all, once days are counted. */
    adjust: z
      .array(z.object({ itemId: fields.id(), amount: fields.amount() }))
      .max(100)
      .optional(),
    pay: z
      .object({
        ...{ Account: fields.id(), amount: fields.amount(), transactionNo: fields.optionalText(60) },
        ...leafFields,
      })
      .optional(),
    writeOff: fields.optionalFlag(false),
    reason: fields.textUnlessErased(300),
  }),
  unlessErased: ['reason'],
  toCommand: ({ on, cancelFrom, adjust, pay, writeOff, reason }, { AdmissionID }) => ({
    admissionId: AdmissionID,
    leftOn: on,
    cancelFrom: cancelFrom ?? NONE,
    adjust: (adjust ?? []).map(({ itemId, amount }) => ({ itemId, charged: amount })),
    pay: pay && {
      ...{ moneyAccount: pay.Account, amount: pay.amount, transactionNo: pay.transactionNo },
      leaf: leafFrom(pay),
    },
    writeOff,
    reason,
  }),
  answer: () =>
    answers.record({
      settlementId: answers.cell.number(),
      requests: z.array(answers.cell.number()).optional(),
    }),
  message: 'plans.leaver-settled',
  /** What is written off waits for a second person. */
  waiting: 'plans.leaver-waits',
  status: 201,
  example: {
    ...{ on: '2026-04-14', cancelFrom: 6, writeOff: 0, reason: 'অন্য মাদরাসায় ভর্তি' },
    ...{ adjust: [{ itemId: 1, amount: 300 }], pay: { Account: 2, amount: 100 } },
  },
});

/** What a student who leaves owes and has left with us, over all sessions; `clear` when neither is anything. */
export const leaverSettlement = defineQuery({
  name: 'LeaverSettlement',
  path,
  access: power('fee_collection', 'view'),
  query: { AdmissionID: fields.id() },
  answer: () =>
    answered(
      record({
        ...{ AdmissionID: cell.number(), UserID: cell.number(), UserCode: cell.code() },
        ...{ StudentName: cell.name(), FatherName: cell.name(), ClassName: cell.text() },
        ...{ SubClass: cell.text(), SessionName: cell.text(), Mobile1: cell.mobile() },
        left: record({ on: cell.day(), cancelFrom: cell.number(), settledOn: cell.day() }).nullable(),
        items: z.array(
          record({
            ...{
              itemId: cell.number(),
              AdmissionID: cell.number(),
              SLID: cell.number(),
              SlName: cell.text(),
            },
            ...{ MonthID: cell.number(), MonthName: cell.text(), dueOn: cell.day(), Fee: cell.money() },
            ...{ pastDiscount: cell.money(), preDeposit: cell.money(), due: cell.money() },
          }),
        ),
        due: cell.money(),
        /** What he has left with us, for no month and for months ahead. */
        advance: record({ open: cell.money(), month: cell.money() }),
        clear: cell.flag(),
      }),
    ),
});
export type Leaver = AnswerTo<typeof leaverSettlement>['data'];
