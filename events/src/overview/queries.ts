import * as z from 'zod';
import { type AnswerTo, answers, defineQuery, power } from '../kernel/index.ts';

const { answered, cell, record } = answers;

/** মুহতামিমের পাতা: dues class by class, the worth of free schooling, and what asks for attention. */
export const overviewQueries = {
  overview: defineQuery({
    name: 'Overview',
    path: '/api/accounts/overview',
    access: power('ledger_report', 'view'),
    answer: () =>
      answered(
        record({
          /** Classes whose students owe, those that owe most first. */
          classes: z.array(
            record({
              ...{ ClassID: cell.number(), ClassName: cell.text() },
              ...{ students: cell.count(), due: cell.money() },
            }),
          ),
          totalDue: cell.money(),
          /** Of each session that runs and has students who pay nothing: how many, and what is forgone; what explains it. */
          free: z.array(
            record({
              ...{ SessionID: cell.number(), SessionName: cell.text() },
              ...{ students: cell.count(), worth: cell.money() },
              ...{ report: z.string(), column: z.string() },
            }),
          ),
          alarms: record({
            /** Funds that have less than nothing in an account: facts that were posted. */
            short: z.array(record({ AccountName: cell.text(), FundName: cell.text(), amount: cell.money() })),
            /** Differences of drawers that nobody has resolved. */
            differences: z.array(
              record({
                ...{ Account: cell.number(), AccountName: cell.text(), on: cell.day(), amount: cell.money() },
              }),
            ),
            /** Cash above its limit. */
            aboveLimit: z.array(
              record({ AccountName: cell.text(), limit: cell.money(), above: cell.money() }),
            ),
            /** What colleagues hold and have not settled. */
            advances: cell.money(),
            zakat: record({ spendable: cell.money(), waiting: cell.count() }),
            /** Receipts taken back whose right ones are still to come. */
            awaited: cell.count(),
          }),
        }),
      ),
  }),
};

type Overview = AnswerTo<typeof overviewQueries.overview>['data'];
/** Who pays nothing in a session, and what that is worth; `report` and `column` say what explains it. */
export type FreeOfSession = Overview['free'][number];
/** What asks for attention; sums in taka. */
export type Alarms = Overview['alarms'];
