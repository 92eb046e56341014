import { addDays, isRefusal, type Refusal, sumPaisa } from '@madrasah/events';
import {
  BankStatementLocked,
  BankStatementUnlocked,
  refuseReconciliation as refuse,
  type UnlockStatement,
} from '@madrasah/events/reconciliation';
import { accountHeld } from '../approvals/steps.ts';
import { bookOn } from '../ledger/journal/book-on.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import type { BankStatement } from '../ledger/journal/facts/reconciled-facts.ts';
import { monthFault } from '../ledger/journal/rules/locks.ts';
import { openStatement, statementAt } from './statement-at-hand.ts';

/**
 * What the bank had before its first statement, above what the books say it had: their balance of that day without
 * the entries that the bank did not have yet. Paisa; nil when both begin alike, and by induction ever after.
 */
function differenceAtStart({ journal, chart }: Books, moneyAccount: number): number {
  const known = journal.reconciled.get(moneyAccount);
  if (!known) return 0;
  const book = bookOn(journal, chart, moneyAccount, addDays(known.from, -1));
  return known.opening - (sumPaisa(book.map(({ amount }) => amount)) - known.outstanding);
}

/** Lines that are neither matched nor left. */
function openLines({ journal }: Books, { firstLine, lines }: BankStatement) {
  return Array.from({ length: lines }, (_, index) => journal.bankLines.get(firstLine + index)).filter(
    (line) => line && !line.match && !line.left,
  );
}

/**
 * Closes a reconciliation: every line is matched or left, and what then remains between bank and books is nil. The
 * account takes no entry up to the statement's last day any more.
 */
export function lockStatement(books: Books, { statementId }: { readonly statementId: number }): Decided {
  const statement = openStatement(books, statementId);
  if (isRefusal(statement)) return statement;
  const open = openLines(books, statement);
  if (open.length > 0) return refuse('reconciliation.lines-open', { count: open.length });
  const amount = differenceAtStart(books, statement.moneyAccount);
  if (amount !== 0) return refuse('reconciliation.difference', { amount });
  const { moneyAccount, to } = statement;
  const held = accountHeld(books.journal, moneyAccount, to, 'statement');
  return held ?? [BankStatementLocked({ statementId, moneyAccount, to })];
}

/** Opens the last reconciliation of an account again, while its month is open. */
export function reopenStatement(books: Books, { statementId, noteId }: UnlockStatement): Decided {
  const statement = statementAt(books, statementId);
  if (isRefusal(statement)) return statement;
  const { moneyAccount, to } = statement;
  const fault = notLastLocked(books, statement) ?? monthFault(books, to);
  return fault ?? [BankStatementUnlocked({ statementId, moneyAccount, to, noteId })];
}

function notLastLocked(
  { journal }: Books,
  { statementId, moneyAccount, locked }: BankStatement,
): Refusal | undefined {
  if (!locked) return refuse('reconciliation.not-locked');
  return journal.reconciled.get(moneyAccount)?.last === statementId
    ? undefined
    : refuse('reconciliation.not-last');
}
