import {
  dhakaDay,
  type FactsOf,
  type Language,
  meantBy,
  paisa,
  type QueryOf,
  say,
  sumPaisa,
  toTaka,
} from '@madrasah/events';
import { CollectionReversed, FeesCollected, receiptsList } from '@madrasah/events/fees';
import { subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import { type StudentRow, studentsNeed, studentsOfUsers, studentsOn } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { type Books, type JournalEntry, journalEntries } from '../../ledger/books/index.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../../ledger/index.ts';
import { listQueries, type Part } from '../../lists/index.ts';
import { periodText, printedProjector, printings } from '../../papers/index.ts';
import { collectionFacts, collectionLines, isBack } from './collection/collection-paper.ts';
import { collectionSplit, splitFacts } from './collection/collection-split.ts';
import { receiptSums } from './collection/sums.ts';
import { booksOfReceipts, receiptLeavesProjector } from './leaves.ts';

type Asked = QueryOf<typeof receiptsList.question>;
/** What a receipt and a reversal both tell. */
type Listed = Omit<FactsOf<typeof receiptsList>, 'BookNo' | 'printed' | 'reversed' | 'reversedOn' | 'state'>;

/** The lines of the cash box, bank or wallet that money came into or left; a fee's own lines name the student. */
const moneyLines = ({ lines }: JournalEntry) =>
  lines.filter(({ account, userId }) => subLedgerOf(account) !== undefined && userId === undefined);

/** What an entry moved into the account or out of it, in paisa. */
const moved = (entry: JournalEntry) =>
  paisa(Math.abs(sumPaisa(moneyLines(entry).map(({ debit, credit }) => debit - credit))));

const accountOf = (entry: JournalEntry) => subLedgerOf(moneyLines(entry)[0]?.account ?? '') ?? 0;

const isAsked = (entry: JournalEntry, { account, collector }: Pick<Asked, 'account' | 'collector'>) =>
  (account === undefined || accountOf(entry) === account) &&
  (collector === undefined || entry.makerId === collector);

const recordedOn = ({ at }: Pick<JournalEntry, 'at'>) => dhakaDay(new Date(at));

/** The receipts of the days, what was taken back on them, and when each receipt was taken back if ever. */
function entriesOf(books: Books, asked: Pick<Asked, 'from' | 'to' | 'asOf' | 'knownAt' | 'recorded'>) {
  const cut = books.cut(asked);
  const { from, to, recorded } = asked;
  const isRecorded = (entry: JournalEntry) => recorded === undefined || recordedOn(entry) === recorded;
  const ofDays = journalEntries(books, cut, { from, to, kind: FeesCollected.type }).entries;
  const taken = recorded === undefined ? ofDays : ofDays.filter(isRecorded);
  const back = journalEntries(books, cut, { kind: CollectionReversed.type }).entries;
  const inDays = (entry: JournalEntry) =>
    entry.on >= (from ?? entry.on) && entry.on <= (to ?? entry.on) && isRecorded(entry);
  return { taken, back: back.filter(inDays), reversedOn: new Map(back.map(({ refId, on }) => [refId, on])) };
}

/** The students of an entry: of a family receipt, the one it was written for first. */
const usersOf = ({ lines }: JournalEntry) => [...new Set(lines.flatMap(({ userId }) => userId ?? []))];
const isLatest = (student: StudentRow) => student.isLatest;

/** Tells of entries whose they are, of which series, into what and by whom. @throws DocumentsAway */
export async function naming(deps: Deps, tenant: Tenant, language: Language) {
  const [names, actor] = await Promise.all([
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
  ]);
  const account = (id: number) => ({ id, name: id ? names.account(subLedgerAccount(id)) : '' });
  const moving = (entry: JournalEntry) => {
    const { id, name } = account(accountOf(entry));
    return { receiptId: entry.refId, Account: id, AccountName: name, total: moved(entry) };
  };
  const named = async (entries: readonly JournalEntry[]): Promise<Listed[]> => {
    const { admissionIds, on } = await studentsOn(tenant, entries.flatMap(usersOf), language);
    const latest = new Map(
      admissionIds
        .flatMap((id) => on(id) ?? [])
        .filter(isLatest)
        .map((one) => [one.userId, one.admissionId]),
    );
    return entries.map((entry) => {
      const student = on(entry.admissionId, entry.on);
      const [UserID = 0, ...others] = usersOf(entry);
      const family = others.flatMap((userId) => on(latest.get(userId) ?? 0, entry.on) ?? []);
      const all = (told: (one: StudentRow) => string) =>
        student && [...new Set([student, ...family].map(told))].join(', ');
      return {
        ...moving(entry),
        receiptNo: entry.number,
        SessionName: student?.sessionName,
        on: entry.on,
        at: entry.at,
        ...(recordedOn(entry) !== entry.on && { recordedOn: recordedOn(entry) }),
        UserID,
        UserCode: all(({ userCode }) => userCode),
        StudentName: all(({ name }) => name),
        ClassName: all(({ className }) => className),
        collector: actor(entry.makerId),
      };
    });
  };
  return { account, actor, moving, named };
}

const distinct = (ids: readonly number[]) => [...new Set(ids)].filter(Boolean).sort((a, b) => a - b);

/**
 * What each receipt that is asked for brought, in paisa, by revision; none that was taken back until the last day.
 * @throws StoreAway, DocumentsAway
 */
export async function receiptsMadeOf(
  deps: Deps,
  tenant: Tenant,
  asked: Pick<Asked, 'from' | 'to' | 'asOf' | 'knownAt' | 'account' | 'collector' | 'search' | 'recorded'>,
  language: Language,
): Promise<Map<number, number>> {
  const { taken, reversedOn } = entriesOf(await deps.shelf.of(tenant.school), asked);
  const { search, to } = asked;
  const standing = taken.filter((entry) => isAsked(entry, asked) && !isBack(reversedOn.get(entry.refId), to));
  const isMeant = meantBy(receiptsList, search ?? '');
  const named = search ? await (await naming(deps, tenant, language)).named(standing) : undefined;
  const meant = named ? standing.filter((_, at) => isMeant(named[at] as Listed)) : standing;
  return new Map(meant.map((entry) => [entry.revision, moved(entry)]));
}

/** The receipts that are asked for, and what was taken back on those days, of whatever day its receipt was. */
async function receiptsFound(
  deps: Deps,
  tenant: Tenant,
  asked: Asked,
  language: Language,
  part: Part | undefined,
) {
  const { taken, back, reversedOn } = entriesOf(await deps.shelf.of(tenant.school), asked);
  const { account, actor, moving, named } = await naming(deps, tenant, language);
  const { search, to } = asked;
  const isMeant = meantBy(receiptsList, search ?? '');
  const wanted = taken.filter((entry) => isAsked(entry, asked));
  // Names are not in the books: to search them, every receipt of the days is named first.
  const pages = part && !search ? wanted.slice(part.skip, part.skip + part.limit) : wanted;
  const shown = (await named(pages)).filter((row) => isMeant(row));
  const counted = search ? shown : wanted.map(moving);
  const reversals = (await named(back.filter((entry) => isAsked(entry, asked)))).filter((row) =>
    isMeant(row),
  );
  const standing = counted.filter(({ receiptId }) => !isBack(reversedOn.get(receiptId), to));
  const ids = (of: readonly Listed[]) => of.map(({ receiptId }) => receiptId);
  const [printed, books] = await Promise.all([
    printings(tenant, ids(shown)),
    booksOfReceipts(tenant, ids([...shown, ...reversals])),
  ]);
  const rows = shown.map((row) => ({
    ...row,
    BookNo: books.get(row.receiptId),
    printed: printed.get(row.receiptId) ?? 0,
    reversed: reversedOn.has(row.receiptId),
    reversedOn: reversedOn.get(row.receiptId) ?? null,
  }));
  return {
    rows,
    ...(pages === wanted ? {} : { total: wanted.length }),
    totals: { total: sumPaisa(standing.map(({ total }) => total)) },
    beside: {
      reversals: reversals.map((row) => ({
        ...row,
        BookNo: books.get(row.receiptId),
        total: toTaka(row.total),
      })),
      sums: receiptSums(counted, reversals, ({ receiptId }) => reversedOn.has(receiptId)),
      accounts: distinct(taken.map(accountOf)).map(account),
      collectors: distinct(taken.map(({ makerId }) => makerId)).map(actor),
    },
  };
}

/** Books are named where a receipt is a leaf of one, days of recording where one is another than the receipt's. */
const columnsOf = (lines: readonly FactsOf<typeof receiptsList>[]) =>
  Object.keys(receiptsList.columns).filter(
    (key) => (key !== 'BookNo' && key !== 'recordedOn') || lines.some((line) => line[key]),
  );

/** The receipts of some days: as rows, and on paper. */
export function receiptList(deps: Deps): HandledQuery[] {
  const { shelf, clock } = deps;
  return listQueries(deps, receiptsList, {
    needs: [shelf, printedProjector, receiptLeavesProjector, ...studentsNeed, ...namesNeed, ...actorsNeed],
    file: 'fee-collection',
    searches: true,
    rows: (asked, tenant, { language }, part) => receiptsFound(deps, tenant, asked, language, part),
    // However the screen is sorted, a paper of what was collected follows the days and the numbers.
    asked: (asked) => ({ ...asked, sort: undefined, to: asked.to ?? today(clock) }),
    lines: ({ rows, beside }, { to }, _, { language }) =>
      collectionLines(rows, beside.reversals, to ?? '', language),
    async paper({ lines }, asked, tenant, { language }) {
      const { from, to, account, collector, search } = asked;
      const [names, books, students] = await Promise.all([
        naming(deps, tenant, language),
        shelf.of(tenant.school),
        studentsOfUsers(
          tenant,
          lines.map(({ UserID }) => UserID),
          language,
        ),
      ]);
      const days = { ...asked, to: to ?? today(clock) };
      const split = collectionSplit(books, days, lines, (id) => students.get(id)?.sessionId);
      return {
        title: say(language, 'fees.paper.receipts'),
        filters: [
          ...periodText({ from, to }, language),
          ...(account === undefined ? [] : [names.account(account).name]),
          ...(collector === undefined ? [] : [names.actor(collector).name]),
          ...(search ? [`“${search}”`] : []),
        ],
        columns: columnsOf(lines),
        totals: { total: sumPaisa(lines.map(({ total }) => total)) },
        below: [collectionFacts(lines, splitFacts(split, language), language)],
        signers: ['collector', 'accountant', 'principal'],
      };
    },
  });
}
