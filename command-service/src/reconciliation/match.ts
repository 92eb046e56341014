import { type EventDraft, isRefusal, paisa, type Refusal } from '@madrasah/events';
import {
  refuseReconciliation as refuse,
  StatementLineLeft,
  StatementLineMatched,
  StatementMatchUndone,
} from '@madrasah/events/reconciliation';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import type { BankLine, BankStatement, TouchedEntry } from '../ledger/journal/facts/reconciled-facts.ts';
import { entryKey } from '../ledger/journal/folding/reconciled.ts';
import { next } from '../ledger/journal/numbering.ts';
import { openStatement } from './statement-at-hand.ts';

/** An entry as it stands in the journal; undefined where it does not touch the account. */
export type Touching = (revision: number) => TouchedEntry | undefined;

export interface MatchLine {
  /** Of this statement, or one that an earlier statement left with a reason. */
  readonly line: number | null;
  readonly entries: readonly number[];
}

/** A line of the statement's account, or the refusal. */
function lineAt({ journal }: Books, statement: BankStatement, lineId: number): BankLine | Refusal {
  const line = journal.bankLines.get(lineId);
  return line?.moneyAccount === statement.moneyAccount ? line : refuse('reconciliation.no-line');
}

/** The entries that are to be matched: of the account, not after the statement, matched nowhere. */
function freeEntries(
  { journal }: Books,
  { moneyAccount, to }: BankStatement,
  revisions: readonly number[],
  touching: Touching,
): TouchedEntry[] | Refusal {
  const entries: TouchedEntry[] = [];
  for (const revision of revisions) {
    const entry = touching(revision);
    if (!entry) return refuse('reconciliation.no-entry');
    if (journal.bankEntries.get(entryKey(moneyAccount, revision))?.match)
      return refuse('reconciliation.entry-matched');
    const [, day] = entry;
    if (day > to) return refuse('reconciliation.entry-later', { day });
    entries.push(entry);
  }
  return entries;
}

export interface MatchLines {
  readonly statementId: number;
  readonly matches: readonly MatchLine[];
}

/**
 * Says that a line of the bank is what one entry did, or several together; without a line, that entries undo one
 * another (a receipt and its reversal) and the bank never heard of them. Amounts must be equal.
 */
export function matchLines(books: Books, { statementId, matches }: MatchLines, touching: Touching): Decided {
  const statement = openStatement(books, statementId);
  if (isRefusal(statement)) return statement;
  const first = next(books.journal, 'bank-match');
  const drafts: EventDraft[] = [];
  const [lines, entries] = [new Set<number | null>([]), new Set<number>()];
  for (const match of matches) {
    if (match.line !== null && lines.has(match.line)) return refuse('reconciliation.line-matched');
    if (match.entries.some((entry) => entries.has(entry))) return refuse('reconciliation.entry-matched');
    const draft = matched(books, statement, { ...match, matchId: first + drafts.length }, touching);
    if (isRefusal(draft)) return draft;
    drafts.push(draft);
    lines.add(match.line);
    for (const entry of match.entries) entries.add(entry);
  }
  return drafts.length > 0 ? drafts : refuse('reconciliation.nothing-chosen');
}

function matched(
  books: Books,
  statement: BankStatement,
  { line: lineId, entries: revisions, matchId }: MatchLine & { readonly matchId: number },
  touching: Touching,
): EventDraft | Refusal {
  if (revisions.length < (lineId === null ? 2 : 1)) return refuse('reconciliation.nothing-chosen');
  const line = lineId === null ? undefined : lineAt(books, statement, lineId);
  if (isRefusal(line)) return line;
  if (line?.match) return refuse('reconciliation.line-matched');
  const entries = freeEntries(books, statement, revisions, touching);
  if (isRefusal(entries)) return entries;
  const sum = paisa(entries.reduce((total, [, , amount]) => total + amount, 0));
  const said = line?.amount ?? 0;
  if (sum !== said) return refuse('reconciliation.amounts-differ', { line: said, entries: sum });
  const { statementId, moneyAccount } = statement;
  const about = { matchId, statementId, moneyAccount, line: lineId };
  return StatementLineMatched({ ...about, entries: entries.map((entry) => [...entry]) });
}

export interface LeaveLine {
  readonly statementId: number;
  readonly line: number | null;
  readonly entry: number | null;
}

/**
 * Leaves a line that has no entry yet, or an entry of before the first statement that the bank did not have then.
 * What is left goes on to the next statement and can be matched there.
 */
export function leaveLine(
  books: Books,
  { statementId, line: lineId, entry: revision }: LeaveLine,
  touching: Touching,
  noteId: number | null,
): Decided {
  const statement = openStatement(books, statementId);
  if (isRefusal(statement)) return statement;
  if ((lineId === null) === (revision === null)) return refuse('reconciliation.nothing-chosen');
  const fault = lineId === null ? undefined : notLeft(books, statement, lineId);
  if (fault) return fault;
  const entry = revision === null ? null : earlierEntry(books, statement, revision, touching);
  if (isRefusal(entry)) return entry;
  const { moneyAccount } = statement;
  const matchId = next(books.journal, 'bank-match');
  const about = { matchId, statementId, moneyAccount, line: lineId };
  return [StatementLineLeft({ ...about, entry: entry && [...entry], noteId })];
}

function notLeft(books: Books, statement: BankStatement, lineId: number): Refusal | undefined {
  const line = lineAt(books, statement, lineId);
  if (isRefusal(line)) return line;
  return line.match || line.left ? refuse('reconciliation.line-matched') : undefined;
}

function earlierEntry(
  books: Books,
  statement: BankStatement,
  revision: number,
  touching: Touching,
): TouchedEntry | Refusal {
  const { moneyAccount } = statement;
  const entries = freeEntries(books, statement, [revision], touching);
  if (isRefusal(entries)) return entries;
  const [entry] = entries as [TouchedEntry];
  if (books.journal.bankEntries.get(entryKey(moneyAccount, revision))?.left)
    return refuse('reconciliation.entry-matched');
  const begun = books.journal.reconciled.get(moneyAccount)?.from ?? '';
  return entry[1] < begun ? entry : refuse('reconciliation.entry-of-period');
}

/** Takes back what was matched or left under a statement that is not locked. */
export function undoMatch(
  books: Books,
  { statementId, matchId }: { readonly statementId: number; readonly matchId: number },
): Decided {
  const statement = openStatement(books, statementId);
  if (isRefusal(statement)) return statement;
  const match = books.journal.bankMatches.get(matchId);
  if (match?.statementId !== statementId) return refuse('reconciliation.no-match');
  return [StatementMatchUndone({ matchId, statementId, moneyAccount: statement.moneyAccount })];
}
