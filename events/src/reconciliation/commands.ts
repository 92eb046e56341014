import * as z from 'zod';
import { answers, defineCommand, field, fields, MEBIBYTE, power, takesFiles } from '../kernel/index.ts';
import { COLUMNS } from './reading/columns.ts';
import { columnsByHand } from './reading/columns-said.ts';
import { MOST_LINES } from './reading/read-statement.ts';
import { DAY_ORDERS } from './reading/readings.ts';

const { cell, record } = answers;

/** What a bank's file comes to, in taka, and how it was read. */
const lookAnswer = () =>
  record({
    ...{ opening: cell.money(), closing: cell.money() },
    lines: z.array(
      record({
        ...{ line: cell.count(), on: cell.day(), amount: cell.money(), balance: cell.money() },
        text: cell.text(),
      }),
    ),
    passed: z.array(record({ line: cell.count(), text: cell.text() })),
    /** Which column was taken for what, by its place from 1. */
    columns: z.array(record({ as: z.enum(COLUMNS), at: z.int(), heading: cell.text() })),
    notices: z.array(z.string()),
    ...{ sheet: z.string().optional(), sheets: z.array(z.string()).optional() },
  });

const columnsAnswer = () =>
  record({
    columns: z.array(record({ at: z.int(), heading: cell.text(), samples: z.array(z.string()) })),
    proposed: z.array(record({ as: z.string(), at: z.int() })),
    remembered: cell.flag(),
    /** The file is read so without a word; else what is proposed is sent with it. */
    enough: cell.flag(),
  });

const path = '/api/accounts/reconciliations';
const insert = power('reconciliation', 'insert');
const params = { id: fields.id() };

/** An entry by its place in the journal, as rows of the books name it (`ref.revision`). */
const entry = () => fields.integer(0, Number.MAX_SAFE_INTEGER);
const optionalEntry = () => fields.optionalInteger(0, Number.MAX_SAFE_INTEGER);

const upload = takesFiles('file', ['csv', 'xlsx'], { maxBytes: 2 * MEBIBYTE });
const statementBody = z.object({
  Account: fields.id(),
  from: fields.day(),
  to: fields.day(),
  /** The sheet of a workbook; without it the first that is seen and filled. */
  sheet: fields.optionalText(60),
  /** Where 04/11 could be 4 November or 11 April. */
  days: fields.word(DAY_ORDERS, undefined),
  /** The lines are taken as they stand in the file, though their days fall. */
  order: fields.word(['file'], undefined),
  /** `on=1,text=2,out=4,in=5,balance=6`: which column is what, where its headings do not say it. */
  columns: columnsByHand(),
  /** What stood before the first line and after the last, of a file without a column of balances. */
  opening: fields.optionalAmount(),
  closing: fields.optionalAmount(),
});
const toStatement = ({ Account, ...how }: z.output<typeof statementBody>) => ({
  moneyAccount: Account,
  ...how,
});

export const reconciliationCommands = {
  /** What would be taken of a file; nothing is recorded. */
  lookAtStatement: defineCommand({
    name: 'LookAtBankStatement',
    path: `${path}/look`,
    access: insert,
    upload,
    body: statementBody,
    toCommand: toStatement,
    answer: () => lookAnswer(),
    message: 'reconciliation.looked',
    example: { Account: 3, from: '2026-04-01', to: '2026-04-14' },
  }),
  /** The columns of a file and what they would be taken for; nothing is recorded. */
  columnsOfStatement: defineCommand({
    name: 'ColumnsOfBankStatement',
    path: `${path}/columns`,
    access: insert,
    upload,
    body: z.object({ Account: fields.id(), sheet: fields.optionalText(60) }),
    toCommand: ({ Account, sheet }) => ({ moneyAccount: Account, sheet }),
    answer: () => columnsAnswer(),
    message: 'reconciliation.columns',
    example: { Account: 3 },
  }),
  takeStatement: defineCommand({
    name: 'TakeBankStatement',
    path,
    access: insert,
    upload,
    body: statementBody,
    toCommand: toStatement,
    answer: () => record({ statementId: cell.number() }),
    message: 'reconciliation.taken',
    status: 201,
    example: { Account: 3, from: '2026-04-01', to: '2026-04-14' },
  }),
  /** A bank that sends no statement, or an empty one, because nothing moved. */
  takeQuietStatement: defineCommand({
    name: 'TakeQuietStatement',
    path: `${path}/quiet`,
    access: insert,
    body: z.object({ Account: fields.id(), from: fields.day(), to: fields.day() }),
    fields: [
      field.reading(field.money('balance', { bn: 'ব্যাংকে স্থিতি', en: 'Balance at the bank' }), () =>
        fields.amount(),
      ),
      field.check('overdrawn', { bn: 'হিসাবে টাকা নয়, ব্যাংকের পাওনা আছে', en: 'The account is overdrawn' }),
    ],
    toCommand: ({ Account, from, to, balance, overdrawn }) => ({
      ...{ moneyAccount: Account, from, to, balance: overdrawn ? -balance : balance },
    }),
    message: 'reconciliation.taken',
    status: 201,
    example: { Account: 3, from: '2026-04-01', to: '2026-04-14', balance: 5000 },
  }),
  withdrawStatement: defineCommand({
    name: 'WithdrawBankStatement',
    method: 'DELETE',
    path: `${path}/:id`,
    access: power('reconciliation', 'delete'),
    params,
    toCommand: (_body, { id: statementId }) => ({ statementId }),
    message: 'reconciliation.withdrawn',
  }),
  match: defineCommand({
    name: 'MatchStatementLine',
    path: `${path}/:id/match`,
    access: insert,
    params,
    /** Several entries may make one line; without a line they undo one another. Or many pairs, all or none. */
    body: z.object({
      line: fields.optionalId(),
      entry: optionalEntry(),
      entries: z.array(entry()).max(200).nullish(),
      pairs: z
        .array(z.object({ line: fields.id(), entry: entry() }))
        .max(MOST_LINES)
        .nullish(),
    }),
    toCommand: ({ line, entry: one, entries, pairs }, { id: statementId }) => ({
      statementId,
      matches: pairs?.map((pair) => ({ line: pair.line as number | null, entries: [pair.entry] })) ?? [
        {
          line: line ?? null,
          entries: [...new Set([...(one === undefined ? [] : [one]), ...(entries ?? [])])],
        },
      ],
    }),
    message: 'reconciliation.matched',
    status: 201,
    example: { line: 1, entry: 5 },
  }),
  unmatch: defineCommand({
    name: 'UnmatchStatementLine',
    path: `${path}/:id/unmatch`,
    access: insert,
    params,
    body: z.object({ match: fields.id() }),
    toCommand: ({ match }, { id: statementId }) => ({ statementId, matchId: match }),
    message: 'reconciliation.unmatched',
    example: { match: 1 },
  }),
  leave: defineCommand({
    name: 'LeaveStatementLine',
    path: `${path}/:id/leave`,
    access: insert,
    params,
    body: z.object({
      line: fields.optionalId(),
      entry: optionalEntry(),
      reason: fields.requiredText(300),
    }),
    toCommand: ({ line, entry: one, reason }, { id: statementId }) => ({
      ...{ statementId, line: line ?? null, entry: one ?? null, reason },
    }),
    message: 'reconciliation.left',
    status: 201,
    example: { line: 1, reason: 'ব্যাংকের ভুল, জানানো হয়েছে' },
  }),
  lock: defineCommand({
    name: 'LockBankStatement',
    path: `${path}/:id/lock`,
    access: power('reconciliation', 'edit'),
    params,
    toCommand: (_body, { id: statementId }) => ({ statementId }),
    message: 'reconciliation.locked',
  }),
};
