import { type Language, moneyFact, paisa, paisaOf, say, sumPaisa, toTaka, wordIn } from '@madrasah/events';
import { CashDifferenceResolved } from '@madrasah/events/closing';
import { journalList } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { listQueries, type Part } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';
import { type AccountNames, accountNames, namesNeed } from './account-names.ts';
import { actorNames, actorsNeed } from './actor-names.ts';
import {
  accountLedger,
  type Books,
  type Cut,
  dayAsked,
  type JournalEntry,
  type JournalLine,
  journalEntries,
  journalEntry,
  turnover,
} from './books/index.ts';
import { confirmationMarksProjector, markKey } from './confirmation-marks.ts';
import { entryName, shownNumber } from './entry-name.ts';
import { narrated, narrationNeed, narrationOf } from './narration/index.ts';
import { reasonsNeed, reasonsOf } from './reasons.ts';
import { receiptSessions, receiptSessionsNeed } from './receipt-sessions.ts';
import { whoseNeed, whoseOf } from './whose.ts';

const journalLine =
  (names: AccountNames) =>
  ({ account, fundId, userId, itemId, debit, credit }: JournalLine) => ({
    account,
    name: names.account(account),
    FundID: fundId,
    FundName: names.fund(fundId),
    UserID: userId,
    itemId,
    debit: toTaka(debit),
    credit: toTaka(credit),
  });

/** In whose words entries are written out. */
interface Writing {
  readonly names: AccountNames;
  readonly actor: Awaited<ReturnType<typeof actorNames>>;
  readonly tenant: Tenant;
  readonly language: Language;
  readonly narrating: (entries: readonly JournalEntry[]) => ReturnType<typeof narrationOf>;
}

/** What stands in entries beside their lines, under the wire's names. @throws DocumentsAway */
async function headsOf(writing: Writing, entries: readonly JournalEntry[]) {
  const { actor, names, tenant, language } = writing;
  const [whose, sessionOf, narration] = await Promise.all([
    whoseOf(tenant, entries, language),
    receiptSessions(tenant, entries, language),
    writing.narrating(entries),
  ]);
  return (entry: JournalEntry) => {
    const { revision, on, at, kind, refId, number, actorId } = entry;
    const [student, session] = [whose(entry), sessionOf(entry)];
    const told = narration(entry);
    const narrative = narrated(told.who === student ? { ...told, who: '' } : told);
    const shown = shownNumber(entry, names);
    return {
      ...{ revision, on, at, type: kind, entry: entryName(entry, names, language), id: refId },
      ...(number > 0 ? { number } : {}),
      ...(shown ? { shown } : {}),
      ...(narrative ? { narration: narrative } : {}),
      ...(session === undefined ? {} : { SessionName: session }),
      ...(student === undefined ? {} : { student }),
      actor: actor(actorId),
    };
  };
}

const NAMED_AGAINST = 3;
/** A balance is that of one account. */
const OF_ALL = Object.keys(journalList.columns).filter((key) => key !== 'balance');

/** The accounts of an entry beside one: what a ledger's text names. */
function against({ lines }: JournalEntry, account: string | undefined, names: AccountNames): string[] {
  const others = new Set(lines.map((line) => line.account).filter((other) => other !== account));
  return [...others].slice(0, NAMED_AGAINST).map((other) => names.account(other));
}

/** Every account of an entry: by the fourth of them it is found too. */
const saidBy =
  (books: Books, names: AccountNames) =>
  ({ revision }: { readonly revision: number }) =>
    journalEntry(books, revision).lines.map(({ account }) => names.account(account));

async function wholeEntries(writing: Writing, entries: readonly JournalEntry[]) {
  const head = await headsOf(writing, entries);
  const { names } = writing;
  return entries.map((entry) => ({
    ...head(entry),
    against: against(entry, undefined, names),
    debit: sumPaisa(entry.lines.map(({ debit }) => debit)),
    credit: sumPaisa(entry.lines.map(({ credit }) => credit)),
    lines: entry.lines.map(journalLine(names)),
  }));
}

/** The ledger of one account, or a part of it; `opening` is its balance before the range. */
async function ledgerOf(
  books: Books,
  cut: Cut,
  wanted: Parameters<typeof accountLedger>[2] & { readonly account: string },
  writing: Writing,
  part: Part | undefined,
) {
  const { opening, closing, rows } = accountLedger(books, cut, wanted);
  const page = part ? rows.slice(part.skip, part.skip + part.limit) : rows;
  const entries = page.map(({ revision }) => journalEntry(books, revision));
  const head = await headsOf(writing, entries);
  const { names } = writing;
  return {
    rows: page.map(({ debit, credit, balance }, at) => {
      const entry = entries[at] as JournalEntry;
      return {
        ...head(entry),
        against: against(entry, wanted.account, names),
        debit: paisa(debit),
        credit: paisa(credit),
        balance: paisa(balance),
      };
    }),
    total: rows.length,
    totals: {
      debit: sumPaisa(rows.map(({ debit }) => debit)),
      credit: sumPaisa(rows.map(({ credit }) => credit)),
    },
    beside: {
      name: names.account(wanted.account),
      opening: toTaka(paisa(opening)),
      closing: toTaka(paisa(closing)),
    },
    said: saidBy(books, names),
  };
}

/** What the confirmation of an entry bears, in words; undefined where it was confirmed as it should be, or not at all. */
async function markOf(tenant: Tenant, books: Books, entry: JournalEntry | undefined, language: Language) {
  if (!entry) return undefined;
  const request = books.tables.entries.request.at(entry.revision);
  const key = request > 0 ? markKey('request', request) : markKey('difference', entry.refId);
  if (request === 0 && entry.kind !== CashDifferenceResolved.type) return undefined;
  const marked = await tenant.findOne(confirmationMarksProjector, key);
  return marked && say(language, `approval.mark.${marked.mark}`);
}

/** The journal, as of a day and as known at an instant: its entries, the ledger of an account, one entry alone. */
export function booksQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  return listQueries(deps, journalList, {
    needs: [
      ...[shelf, confirmationMarksProjector],
      ...[
        ...namesNeed,
        ...actorsNeed,
        ...reasonsNeed,
        ...whoseNeed,
        ...receiptSessionsNeed,
        ...narrationNeed,
      ],
    ],
    file: 'journal',
    async rows({ revision, account, fundId, ...asked }, tenant, call, part) {
      const { language } = call;
      const books = await shelf.of(tenant.school);
      const cut = books.cut(asked);
      const names = await accountNames(tenant, language);
      const writing = {
        ...{ names, actor: await actorNames(deps, tenant, language), tenant, language },
        narrating: (entries: readonly JournalEntry[]) => narrationOf(deps, tenant, call, entries),
      };
      if (revision !== undefined) {
        // Days that are asked for bind here too: by them an auditor is held to his own.
        const { from, to } = asked;
        const one = (revision > cut.revision ? [] : [journalEntry(books, revision)]).filter(
          ({ on }) => (from ?? on) <= on && on <= (to ?? on),
        );
        const reason = (await reasonsOf(deps, tenant, one)).get(revision);
        const mark = await markOf(tenant, books, one[0], language);
        const rows = await wholeEntries(writing, one);
        const told = { ...(reason ? { reason } : {}), ...(mark ? { mark } : {}) };
        return { rows: rows.map((row) => ({ ...row, ...told })), beside: {} };
      }
      const range = { from: asked.from, to: asked.to };
      if (account) return ledgerOf(books, cut, { ...range, account, fundId }, writing, part);
      const later = { ...range, since: asked.since };
      const { total, entries } = journalEntries(books, cut, { ...later, ...part });
      const moved = turnover(books, cut, later);
      const rows = await wholeEntries(writing, entries);
      const totals = { debit: moved, credit: moved };
      return { rows, total, totals, said: saidBy(books, names), beside: {} };
    },
    paper({ beside: { name, opening, closing } }, asked, _, { language }) {
      const { from, knownAt } = asked;
      const to = asked.to ?? dayAsked({ knownAt }, today(deps.clock));
      const stood = (word: 'opening' | 'closing', taka: number) =>
        moneyFact({ label: wordIn(language, word), share: 0.5 }, paisaOf(taka), language);
      const filters = [...(name ? [name] : []), ...periodText({ from, to, knownAt }, language)];
      if (opening === undefined || closing === undefined) return { filters, columns: OF_ALL };
      const lines = [[stood('opening', opening), stood('closing', closing)]];
      return { title: wordIn(language, 'ledger'), filters, below: [{ kind: 'facts', lines }] };
    },
  });
}
