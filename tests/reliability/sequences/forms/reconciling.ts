import { addDays } from '@madrasah/events';
import type { StatementRow } from '@madrasah/events/reconciliation';
import type { BankStatement } from '../../../../command-service/src/ledger/journal/facts/reconciled-facts.ts';
import { entryKey } from '../../../../command-service/src/ledger/journal/folding/reconciled.ts';
import { takeStatement } from '../../../../command-service/src/reconciliation/take-statement.ts';
import { sl } from '../../../../command-service/src/test-support/chart.ts';
import { type BankEntry, type Fill, type Filling, type Form, id, pick } from './form.ts';

const BANK = sl('BK');

const lastOf = ({ journal }: Filling): BankStatement | undefined =>
  journal.bankStatements.get(journal.reconciled.get(BANK)?.last ?? 0);

/** Mostly the statement at hand, else any. */
const oneOf = (filling: Filling) =>
  filling.drawn.which % 5 > 0
    ? lastOf(filling)
    : pick([...filling.journal.bankStatements.values()], filling.drawn.which);

const isFree = ({ journal }: Filling, { revision }: BankEntry) =>
  !journal.bankEntries.get(entryKey(BANK, revision))?.match;

const sumOf = (entries: readonly BankEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** A line of the bank for each of some entries, the balance going on from line to line. */
function linesOf(opening: number, entries: readonly BankEntry[]): StatementRow[] {
  let balance = opening;
  return entries.map(({ on, amount }) => {
    balance += amount;
    return { on, amount, balance, text: '' };
  });
}

/** A bank that sends nothing, because nothing moved. */
const quiet = (period: { readonly from: string; readonly to: string }, balance: number): Form => ({
  name: 'TakeQuietStatement',
  body: { Account: BANK, ...period, balance: Math.abs(balance) / 100, overdrawn: balance < 0 },
});

/** What the bank has of the books: all of it, or without one entry, which then waits for the next statement. */
function known(filling: Filling, entries: readonly BankEntry[]): readonly BankEntry[] {
  const { which } = filling.drawn;
  const left = which % 3 === 0 ? which % Math.max(1, entries.length) : -1;
  return entries.filter((_, index) => index !== left);
}

function openLine(filling: Filling, { firstLine, lines }: BankStatement) {
  const ids = Array.from({ length: lines }, (_, index) => firstLine + index);
  const open = ids.filter((line) => {
    const { match = 0, left = 0 } = filling.journal.bankLines.get(line) ?? {};
    return match === 0 && left === 0;
  });
  return pick(open, filling.drawn.tenths);
}

/** Statements of the bank, matched with its entries, left, locked and opened again. */
export const reconcilingForms: Readonly<Record<string, Fill>> = {
  /** Where one is open already: what comes after it. */
  TakeBankStatement(filling) {
    const last = lastOf(filling);
    if (last && !last.locked && filling.drawn.which % 4 > 0) return goesOn(filling, last);
    const free = filling.bank.filter((entry) => entry.amount !== 0 && isFree(filling, entry));
    const days = free.map(({ on }) => on).sort();
    const from = last ? addDays(last.to, 1) : pick(days.slice(0, 2), filling.drawn.which);
    if (from === undefined) return undefined;
    const to = filling.on < from ? filling.today : filling.on;
    if (to < from) return undefined;
    const entries = free
      .filter(({ on }) => on <= to && on >= from)
      .sort((one, other) => (one.on < other.on ? -1 : 1));
    const opening = last?.closing ?? sumOf(filling.bank.filter(({ on }) => on < from));
    const rows = linesOf(opening, known(filling, entries));
    if (rows.length === 0) return quiet({ from, to }, opening);
    return { decide: (books) => takeStatement(books, { moneyAccount: BANK, from, to, rows }, null) };
  },
  TakeQuietStatement(filling) {
    const last = lastOf(filling);
    return last && quiet({ from: addDays(last.to, 1), to: filling.on }, last.closing);
  },
  WithdrawBankStatement(filling) {
    const statement = oneOf(filling);
    return statement && filling.drawn.tenths < 4 ? { params: id(statement.statementId) } : undefined;
  },
  /** All lines with what they were made of, or one of them with any entry. */
  MatchStatementLine(filling) {
    const statement = oneOf(filling);
    if (!statement) return undefined;
    const params = id(statement.statementId);
    if (filling.drawn.which % 4 === 0) {
      const entry = pick(filling.bank, filling.drawn.which)?.revision;
      return { params, body: { line: openLine(filling, statement), entry } };
    }
    return { params, body: { pairs: pairsOf(filling, statement) } };
  },
  UnmatchStatementLine(filling) {
    const match = pick([...filling.journal.bankMatches.keys()], filling.drawn.which);
    const statement = oneOf(filling);
    return statement && match !== undefined
      ? { params: id(statement.statementId), body: { match } }
      : undefined;
  },
  LeaveStatementLine(filling) {
    const statement = oneOf(filling);
    if (!statement) return undefined;
    const about =
      filling.drawn.which % 3 === 0
        ? { entry: pick(filling.bank, filling.drawn.which)?.revision }
        : { line: openLine(filling, statement) };
    return { params: id(statement.statementId), body: { ...about, reason: 'ব্যাংকের ভুল' } };
  },
  LockBankStatement(filling) {
    const statement = oneOf(filling);
    return statement && { params: id(statement.statementId) };
  },
  UnlockBankStatement(filling) {
    const statement = oneOf(filling);
    return statement && { body: { statement: statement.statementId, reason: 'একটি চেক বাদ পড়েছে' } };
  },
};

/** Its lines are matched; what nothing was found for is left with a reason; then it is locked. */
function goesOn(filling: Filling, statement: BankStatement): Form {
  const params = id(statement.statementId);
  const pairs = pairsOf(filling, statement);
  if (pairs.length > 0) return { name: 'MatchStatementLine', params, body: { pairs } };
  const line = openLine(filling, statement);
  const about = { line, reason: 'ব্যাংকের ভুল' };
  if (line !== undefined) return { name: 'LeaveStatementLine', params, body: about };
  return { name: 'LockBankStatement', params };
}

/** Each open line with an entry of its amount. */
function pairsOf(filling: Filling, { firstLine, lines, to }: BankStatement) {
  const { journal, bank } = filling;
  const free = bank.filter((entry) => entry.on <= to && isFree(filling, entry));
  const taken = new Set<number>();
  return Array.from({ length: lines }, (_, index) => firstLine + index).flatMap((line) => {
    const said = journal.bankLines.get(line);
    const entry = free.find(({ revision, amount }) => amount === said?.amount && !taken.has(revision));
    if (!entry || said?.match) return [];
    taken.add(entry.revision);
    return [{ line, entry: entry.revision }];
  });
}
