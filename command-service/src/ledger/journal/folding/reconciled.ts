import type { DataOf } from '@madrasah/events';
import {
  BankStatementLocked,
  BankStatementTaken,
  BankStatementUnlocked,
  BankStatementWithdrawn,
  StatementLineLeft,
  StatementLineMatched,
  StatementMatchUndone,
} from '@madrasah/events/reconciliation';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import type { Match, Reconciled, Standing, TouchedEntry } from '../facts/reconciled-facts.ts';
import { counted } from '../rules/counted.ts';
import type { JournalState } from '../shape.ts';

/** An entry may touch two accounts: it is reconciled with each bank apart. */
export const entryKey = (moneyAccount: number, revision: number): string => `${moneyAccount}|${revision}`;

const NOWHERE: Standing = { match: 0, left: 0 };

function taken(state: JournalState, data: DataOf<typeof BankStatementTaken>): void {
  const { statementId, moneyAccount, from, to, opening, closing, firstLine, lines, chosen } = data;
  const known = state.reconciled.get(moneyAccount);
  const about = { statementId, moneyAccount, from, to, opening, closing, firstLine };
  state.bankStatements.set(statementId, {
    ...{ ...about, lines: lines.length, locked: false, before: known?.last ?? 0 },
  });
  lines.forEach(([, amount], index) => {
    state.bankLines.set(firstLine + index, { statementId, moneyAccount, amount, ...NOWHERE });
  });
  state.reconciled.set(
    moneyAccount,
    known
      ? { ...known, last: statementId }
      : { from, opening, outstanding: 0, last: statementId, through: '' },
  );
  if (chosen?.columns) state.bankColumns.set(moneyAccount, chosen.columns);
  counted(state, 'bank-statement', statementId);
  counted(state, 'bank-line', firstLine + lines.length - 1);
}

const isMarked = ({ match, left }: Standing) => match > 0 || left > 0;

/** Notes where an entry belongs; one of before the first statement is known by it to have been outstanding then. */
function mark(state: JournalState, account: number, entry: TouchedEntry, change: Partial<Standing>): void {
  const [revision, day, amount] = entry;
  const key = entryKey(account, revision);
  const before = state.bankEntries.get(key) ?? NOWHERE;
  const after = { ...before, ...change };
  state.bankEntries.set(key, after);
  const known = state.reconciled.get(account);
  if (!known || day >= known.from || isMarked(before) === isMarked(after)) return;
  const outstanding = known.outstanding + (isMarked(after) ? amount : -amount);
  state.reconciled.set(account, { ...known, outstanding });
}

function changeLine(state: JournalState, lineId: number | null, change: Partial<Standing>): void {
  const line = lineId === null ? undefined : state.bankLines.get(lineId);
  if (lineId !== null && line) state.bankLines.set(lineId, { ...line, ...change });
}

function marked(state: JournalState, matchId: number, moneyAccount: number, match: Match): void {
  const change = match.left ? { left: matchId } : { match: matchId };
  changeLine(state, match.line, change);
  for (const entry of match.entries) mark(state, moneyAccount, entry, change);
  state.bankMatches.set(matchId, match);
  counted(state, 'bank-match', matchId);
}

function undone(state: JournalState, matchId: number, moneyAccount: number): void {
  const match = state.bankMatches.get(matchId);
  if (!match) return;
  const change = match.left ? { left: 0 } : { match: 0 };
  changeLine(state, match.line, change);
  for (const entry of match.entries) mark(state, moneyAccount, entry, change);
  state.bankMatches.delete(matchId);
}

function withdrawn(state: JournalState, data: DataOf<typeof BankStatementWithdrawn>): void {
  const { statementId, moneyAccount } = data;
  for (const [matchId, match] of [...state.bankMatches.entries()])
    if (match.statementId === statementId) undone(state, matchId, moneyAccount);
  const statement = state.bankStatements.get(statementId);
  const known = state.reconciled.get(moneyAccount);
  if (!statement || !known) return;
  for (let line = 0; line < statement.lines; line += 1) state.bankLines.delete(statement.firstLine + line);
  state.bankStatements.delete(statementId);
  if (statement.before === 0) state.reconciled.delete(moneyAccount);
  else state.reconciled.set(moneyAccount, { ...known, last: statement.before });
}

const lockedAt = (state: JournalState, statementId: number, locked: boolean, through: string): void => {
  const statement = state.bankStatements.get(statementId);
  const known = statement && state.reconciled.get(statement.moneyAccount);
  if (!statement || !known) return;
  state.bankStatements.set(statementId, { ...statement, locked });
  const after: Reconciled = { ...known, through };
  state.reconciled.set(statement.moneyAccount, after);
};

/** Statements of banks and wallets, what was matched under them, and how far each account is reconciled. */
export const reconciledCases: readonly FoldCase<JournalState>[] = [
  on(BankStatementTaken, taken),
  on(BankStatementWithdrawn, withdrawn),
  on(StatementLineMatched, (state, { matchId, statementId, moneyAccount, line, entries }) =>
    marked(state, matchId, moneyAccount, { statementId, line, entries, left: false }),
  ),
  on(StatementLineLeft, (state, { matchId, statementId, moneyAccount, line, entry }) =>
    marked(state, matchId, moneyAccount, { statementId, line, entries: entry ? [entry] : [], left: true }),
  ),
  on(StatementMatchUndone, (state, { matchId, moneyAccount }) => undone(state, matchId, moneyAccount)),
  on(BankStatementLocked, (state, { statementId, to }) => lockedAt(state, statementId, true, to)),
  on(BankStatementUnlocked, (state, { statementId }) => {
    const before = state.bankStatements.get(statementId)?.before ?? 0;
    lockedAt(state, statementId, false, state.bankStatements.get(before)?.to ?? '');
  }),
];
