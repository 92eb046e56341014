import * as z from 'zod';
import { defineQuery, power } from '../kernel/index.ts';

const taka = z.number();

/** মুহতামিমের পাতা: dues class by class, the worth of free schooling, and what asks for attention. */
export const overviewQueries = {
  overview: defineQuery({
    name: 'Overview',
    path: '/api/accounts/overview',
    access: power('ledger_report', 'view'),
    answer: z.object({
      data: z.object({
        /** Classes whose students owe, those that owe most first. */
        classes: z.array(z.object({ ClassID: z.int(), ClassName: z.string(), students: z.int(), due: taka })),
        totalDue: taka,
        /** Of each session that runs and has students who pay nothing: how many, and what is forgone; what explains it. */
        free: z.array(
          z.object({
            ...{ SessionID: z.int(), SessionName: z.string(), students: z.int(), worth: taka },
            ...{ report: z.string(), column: z.string() },
          }),
        ),
        alarms: z.object({
          /** Funds that have less than nothing in an account: facts that were posted. */
          short: z.array(z.object({ AccountName: z.string(), FundName: z.string(), amount: taka })),
          /** Differences of drawers that nobody has resolved. */
          differences: z.array(
            z.object({ Account: z.int(), AccountName: z.string(), on: z.string(), amount: taka }),
          ),
          /** Cash above its limit. */
          aboveLimit: z.array(z.object({ AccountName: z.string(), limit: taka, above: taka })),
          /** What colleagues hold and have not settled. */
          advances: taka,
          zakat: z.object({ spendable: taka, waiting: z.int() }),
          /** Receipts taken back whose right ones are still to come. */
          awaited: z.int(),
        }),
      }),
    }),
  }),
};
