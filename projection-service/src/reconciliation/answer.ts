import { type Day, type Language, paisa, say, toTaka } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { journalEntry } from '../ledger/books/index.ts';
import { accountNames, type actorNames, entryName, narrated, narrationOf } from '../ledger/index.ts';
import { type NotesAtHand, notesOf, saidIn } from '../notes/index.ts';
import { bankNumbersProjector, numbersKey } from './projectors.ts';
import { type Proposal, proposals } from './proposals.ts';
import { type Entry, type Line, type Reconciliation, reconcile, statementsOf } from './reconcile.ts';

const taka = (amount: number) => toTaka(paisa(amount));

/** A line with its words. */
export interface SaidLine extends Line {
  readonly text: string;
  readonly reason: string;
}
/** An entry with its words. */
export interface NamedEntry extends Entry {
  readonly text: string;
  readonly numbers: readonly string[];
  /** Its cheque or transaction in words, for where the numbers do not stand beside it. */
  readonly paper: string;
  readonly reason: string;
}

export interface Told extends Omit<Reconciliation, 'lines' | 'entries'> {
  readonly accountName: string;
  readonly lines: readonly SaidLine[];
  readonly entries: readonly NamedEntry[];
  readonly proposals: readonly Proposal[];
  /** It is the last of its account: only this one is opened again. */
  readonly isLast: boolean;
}

/** A statement beside the books with all its words; undefined for one that is unknown or withdrawn. @throws DocumentsAway */
export async function toldReconciliation(
  deps: Deps,
  tenant: Tenant,
  { id, account }: { readonly id: number; readonly account: number },
  call: SignedInCall,
): Promise<Told | undefined> {
  const { language } = call;
  const [books, all, names] = await Promise.all([
    deps.shelf.of(tenant.school),
    statementsOf(tenant, account),
    accountNames(tenant, language),
  ]);
  const statement = all.statements.find(({ statementId }) => statementId === id);
  if (!statement) return undefined;
  const seen = reconcile(books, statement, all);
  const noted = [...seen.lines, ...seen.entries].map(({ match }) => match?.noteId);
  const notes = await notesOf(tenant, [...seen.lines.map(({ noteId }) => noteId), ...noted]);
  const said = wordsOf(notes, language);
  const keyOf = ({ entry }: Entry) => {
    const { kind, refId } = journalEntry(books, entry);
    return numbersKey(kind, refId);
  };
  const numbers = await tenant.findByKeys(bankNumbersProjector, seen.entries.map(keyOf));
  const numbersOf = new Map(numbers.map((row) => [row.key, row.numbers]));
  const lines = seen.lines.map((line) => ({
    ...line,
    text: said(line.noteId, `line${line.index + 1}`),
    reason: said(line.match?.noteId ?? null, 'reason'),
  }));
  const narration = await narrationOf(
    deps,
    tenant,
    call,
    seen.entries.map(({ entry }) => journalEntry(books, entry)),
  );
  const entries = seen.entries.map((entry) => {
    const posted = journalEntry(books, entry.entry);
    const { paper, ...told } = narration(posted);
    const text = [entryName(posted, names, language), narrated({ ...told, paper: '' })]
      .filter(Boolean)
      .join(' · ');
    const reason = said(entry.match?.noteId ?? null, 'reason');
    return { ...entry, text, paper, reason, numbers: numbersOf.get(keyOf(entry)) ?? [] };
  });
  const likely = statement.locked ? [] : proposals(waitingLines(lines), waitingEntries(entries));
  return {
    ...{ ...seen, lines, entries, proposals: likely },
    accountName: names.account(subLedgerAccount(account)),
    isLast: all.statements.at(-1)?.statementId === id,
  };
}

/** What a note says; the word for what was erased. */
const wordsOf = (notes: NotesAtHand, language: Language) => (noteId: number | null, name: string) =>
  saidIn(notes, noteId, name) ?? say(language, 'notes.erased');

/** Lines that may still be matched: those that an earlier statement left as well. */
const waitingLines = (lines: readonly SaidLine[]) =>
  lines.filter(({ state, carried }) => state === 'open' || (carried && state === 'left'));

const waitingEntries = (entries: readonly NamedEntry[]) => entries.filter(({ state }) => state !== 'matched');

type Actors = Awaited<ReturnType<typeof actorNames>>;

const madeBy = (row: Pick<Line, 'match'>, actor: Actors, reason: string) =>
  row.match && { match: row.match.matchId, by: actor(row.match.by), at: row.match.at, reason };

/** As the screen asks it, in taka. */
export function wireReconciliation(told: Told, actor: Actors) {
  const { statement, sums, difference, accountName } = told;
  const proposedTo = new Map(told.proposals.map((each) => [each.line, each]));
  return {
    id: statement.statementId,
    Account: statement.moneyAccount,
    AccountName: accountName,
    ...{ from: statement.from as Day, to: statement.to as Day, isLast: told.isLast },
    state: statement.locked ? 'locked' : 'open',
    ...{ by: actor(statement.by), at: statement.at },
    ...(statement.locked ? { lockedBy: actor(statement.locked.by), lockedAt: statement.locked.at } : {}),
    ...{ opening: taka(statement.opening), closing: taka(statement.closing) },
    lines: told.lines.map((row) => {
      const proposal = proposedTo.get(row.line);
      return {
        ...{ line: row.line, on: row.on, amount: taka(row.amount), text: row.text, state: row.state },
        ...{ carried: row.carried, ...madeBy(row, actor, row.reason) },
        ...(proposal ? { proposal: { entry: proposal.entry, why: proposal.why } } : {}),
      };
    }),
    entries: told.entries.map((row) => ({
      ...{ entry: row.entry, on: row.on, amount: taka(row.amount), text: row.text, state: row.state },
      ...{ numbers: row.numbers, ...madeBy(row, actor, row.reason) },
    })),
    sums: Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, taka(amount)])),
    difference: taka(difference),
  };
}
