import { addDays, type DataOf, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  BankStatementTaken,
  BankStatementWithdrawn,
  refuseReconciliation as refuse,
  type StatementRow,
} from '@madrasah/events/reconciliation';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { futureDay } from '../ledger/journal/rules/checks.ts';
import { bankAccount, openStatement } from './statement-at-hand.ts';

export interface TakeStatement {
  readonly moneyAccount: number;
  readonly from: string;
  readonly to: string;
  /** In their order, their balances going on from line to line; none where nothing moved. */
  readonly rows: readonly StatementRow[];
  /** The line of the file on which each of them stands. */
  readonly at?: readonly number[];
  /** What the bank had and has, where nothing moved; paisa. */
  readonly balance?: number;
  /** How its maker said that it is to be read. */
  readonly chosen?: DataOf<typeof BankStatementTaken>['chosen'];
}

const onField = (path: string, refusal: Refusal): Refusal => ({
  ...refusal,
  fields: [{ path, problem: new Problem(refusal.code, refusal.params) }],
});

/**
 * Takes a bank's statement in. The first one of an account begins anywhere; each later one on the day after the one
 * before, with the balance it ended with, and only once that one is locked.
 */
export function takeStatement(
  books: Books,
  { moneyAccount, from, to, rows, at = [], balance = 0, chosen }: TakeStatement,
  noteId: number | null,
): Decided {
  const { journal, chart } = books;
  const account = bankAccount(chart, moneyAccount);
  if (isRefusal(account)) return account;
  if (to < from) return onField('to', refuse('reconciliation.backwards'));
  const future = futureDay(books, to, 'to');
  if (future) return future;
  const outside = rows.findIndex(({ on }) => on < from || on > to);
  const day = rows[outside]?.on;
  const line = at[outside] ?? outside + 1;
  if (day) return onField('from', refuse('reconciliation.line-outside', { line, day, from, to }));
  const [first, last] = [rows[0], rows.at(-1)];
  const opening = first ? first.balance - first.amount : balance;
  const fault = notNext(books, { moneyAccount, name: account.name, from, opening });
  if (fault) return fault;
  return [
    BankStatementTaken({
      ...{ statementId: next(journal, 'bank-statement'), moneyAccount, from, to },
      ...{ opening, closing: last?.balance ?? balance, firstLine: next(journal, 'bank-line') },
      ...{ lines: rows.map(({ on, amount }) => [on, amount]), noteId },
      ...(chosen ? { chosen } : {}),
    }),
  ];
}

interface Beginning {
  readonly moneyAccount: number;
  readonly name: string;
  readonly from: string;
  readonly opening: number;
}

/** The refusal of what does not go on where the last statement of the account ended. */
function notNext({ journal }: Books, { moneyAccount, name, from, opening }: Beginning) {
  const last = journal.bankStatements.get(journal.reconciled.get(moneyAccount)?.last ?? 0);
  if (!last) return undefined;
  if (!last.locked) return refuse('reconciliation.earlier-open', { account: name });
  const day = addDays(last.to, 1);
  if (from !== day) return onField('from', refuse('reconciliation.gap', { account: name, day }));
  return last.closing === opening
    ? undefined
    : refuse('reconciliation.opening-differs', { before: last.closing, opening });
}

/** Takes a statement away that is not locked, with whatever was matched under it. */
export function withdrawStatement(books: Books, { statementId }: { readonly statementId: number }): Decided {
  const statement = openStatement(books, statementId);
  if (isRefusal(statement)) return statement;
  return [BankStatementWithdrawn({ statementId, moneyAccount: statement.moneyAccount })];
}
