import * as z from 'zod';
import { defineCommand, fields, MEBIBYTE, power, takesFiles } from '../kernel/index.ts';
import { MOST_LINES } from './read-statement.ts';

const path = '/api/accounts/reconciliations';
const insert = power('reconciliation', 'insert');
const params = { id: fields.id() };

/** An entry by its place in the journal, as rows of the books name it (`ref.revision`). */
const entry = () => fields.integer(0, Number.MAX_SAFE_INTEGER);
const optionalEntry = () => fields.optionalInteger(0, Number.MAX_SAFE_INTEGER);

export const reconciliationCommands = {
  takeStatement: defineCommand({
    name: 'TakeBankStatement',
    path,
    access: insert,
    upload: takesFiles('file', ['csv', 'xlsx'], { maxBytes: 2 * MEBIBYTE }),
    body: z.object({ Account: fields.id(), from: fields.day(), to: fields.day() }),
    toCommand: ({ Account, from, to }) => ({ moneyAccount: Account, from, to }),
    message: 'reconciliation.taken',
    status: 201,
    example: { Account: 3, from: '2026-04-01', to: '2026-04-14' },
  }),
  /** A bank that sends no statement, or an empty one, because nothing moved. */
  takeQuietStatement: defineCommand({
    name: 'TakeQuietStatement',
    path: `${path}/quiet`,
    access: insert,
    body: z.object({
      Account: fields.id(),
      from: fields.day(),
      to: fields.day(),
      balance: fields.amount(),
      /** The account was overdrawn. */
      overdrawn: fields.optionalFlag(false),
    }),
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
