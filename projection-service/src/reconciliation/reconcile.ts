import { addDays, type Day, sumPaisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Tenant } from '../kernel/documents/index.ts';
import { accountLedger, type Books, journalEntry } from '../ledger/books/index.ts';
import {
  type BankMatch,
  type BankStatement,
  bankMatchesProjector,
  bankStatementsProjector,
} from './projectors.ts';

/** Of before the first statement so many days are shown: a cheque that is older is stale. */
const SHOWN_BEFORE = 180;

type State = 'matched' | 'left' | 'open';

/** A line of the bank, as a statement sees it. */
export interface Line {
  readonly line: number;
  readonly on: Day;
  readonly amount: number;
  readonly state: State;
  readonly match: BankMatch | undefined;
  /** Of the statement it came with: its note, and which line of it. */
  readonly noteId: number | null;
  readonly index: number;
  /** It came with an earlier statement, which left it. */
  readonly carried: boolean;
}

/** An entry of the books on the account; `before`: of before the first statement, held to be at the bank. */
export interface Entry {
  readonly entry: number;
  readonly on: Day;
  readonly amount: number;
  readonly state: State | 'before';
  readonly match: BankMatch | undefined;
}

/** A statement beside the books, in paisa. */
export interface Reconciliation {
  readonly statement: BankStatement;
  readonly lines: readonly Line[];
  readonly entries: readonly Entry[];
  readonly sums: {
    readonly bank: number;
    readonly book: number;
    /** In the books and not at the bank: what came in, what went out (below zero). */
    readonly inTransit: number;
    readonly outstanding: number;
    /** At the bank and not in the books: left with a reason, or open. */
    readonly left: number;
    readonly open: number;
    readonly matched: number;
  };
  /** What is not explained yet: open lines, and what stood apart before the first statement. */
  readonly difference: number;
}

/** The statements of an account that stand, in their order, and what was matched under them. @throws DocumentsAway */
export async function statementsOf(tenant: Tenant, moneyAccount: number) {
  const [statements, matches] = await Promise.all([
    tenant.find(bankStatementsProjector, { moneyAccount, withdrawn: false }),
    tenant.find(bankMatchesProjector, { moneyAccount, undone: false }),
  ]);
  const standing = statements.sort((one, other) => (one.from < other.from ? -1 : 1));
  return { statements: standing, matches: matches.sort((one, other) => one.matchId - other.matchId) };
}

/** Where lines and entries belong, by the matches of some statements. */
function marksOf(matches: readonly BankMatch[]) {
  const lines = new Map<number, BankMatch>();
  const entries = new Map<number, BankMatch>();
  // What was left and then matched is matched: it stands later, or the leaving was not taken back.
  for (const match of [...matches].sort((one, other) => Number(other.left) - Number(one.left))) {
    if (match.line !== null) lines.set(match.line, match);
    for (const [revision] of match.entries) entries.set(revision, match);
  }
  return { lines, entries };
}

const stateOf = (match: BankMatch | undefined): State => (match ? (match.left ? 'left' : 'matched') : 'open');

const linesOf = (statement: BankStatement, own: boolean) =>
  statement.lines.map(([on, amount], index) => ({
    ...{ line: statement.firstLine + index, on, amount, noteId: statement.noteId, index, carried: !own },
  }));

/** Its own lines, and those that earlier statements left and nobody has matched before it. */
function linesSeen(
  { statementId }: BankStatement,
  statements: readonly BankStatement[],
  marks: ReadonlyMap<number, BankMatch>,
): Line[] {
  return statements
    .flatMap((each) => linesOf(each, each.statementId === statementId))
    .map((line) => ({ ...line, match: marks.get(line.line), state: stateOf(marks.get(line.line)) }))
    .filter(({ carried, match }) => !carried || match?.left || match?.statementId === statementId);
}

function entriesSeen(
  books: Books,
  { statementId, moneyAccount, to }: BankStatement,
  statements: readonly BankStatement[],
  marks: ReadonlyMap<number, BankMatch>,
): Entry[] {
  const [first] = statements as [BankStatement];
  const { rows } = accountLedger(books, books.cut(), { account: subLedgerAccount(moneyAccount), to });
  return rows
    .map(({ revision, debit, credit }): Entry => {
      const match = marks.get(revision);
      const { on } = journalEntry(books, revision);
      const state = !match && on < first.from ? 'before' : stateOf(match);
      return { entry: revision, on, amount: debit - credit, state, match };
    })
    .filter(({ amount }) => amount !== 0)
    .filter(({ state, match }) => state !== 'matched' || match?.statementId === statementId)
    .filter(
      ({ state, on }) =>
        state !== 'before' || (first.statementId === statementId && on >= addDays(first.from, -SHOWN_BEFORE)),
    );
}

/** Puts a statement beside the books, as they were when it was the last one. */
export function reconcile(
  books: Books,
  statement: BankStatement,
  all: Awaited<ReturnType<typeof statementsOf>>,
): Reconciliation {
  const statements = all.statements.filter(({ from }) => from <= statement.from);
  const known = new Set(statements.map(({ statementId }) => statementId));
  const marks = marksOf(all.matches.filter(({ statementId }) => known.has(statementId)));
  const lines = linesSeen(statement, statements, marks.lines);
  const entries = entriesSeen(books, statement, statements, marks.entries);
  const of = (rows: readonly { state: string; amount: number }[], ...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).map(({ amount }) => amount);
  const waiting = of(entries, 'open', 'left');
  const account = subLedgerAccount(statement.moneyAccount);
  const sums = {
    bank: statement.closing,
    book: accountLedger(books, books.cut(), { account, to: statement.to }).closing,
    inTransit: sumPaisa(waiting.filter((amount) => amount > 0)),
    outstanding: sumPaisa(waiting.filter((amount) => amount < 0)),
    left: sumPaisa(of(lines, 'left')),
    open: sumPaisa(of(lines, 'open')),
    matched: sumPaisa(of(lines, 'matched')),
  };
  const difference = sums.bank + sums.inTransit + sums.outstanding - sums.left - sums.book;
  return { statement, lines, entries, sums, difference };
}
