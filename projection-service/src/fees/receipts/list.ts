import { dhakaDay, type Language, sumPaisa, toTaka } from '@madrasah/events';
import { CollectionReversed, FeesCollected, feeQueries, isReceiptMeant } from '@madrasah/events/fees';
import { subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { studentsNeed, studentsOfUsers } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type Books, type JournalEntry, journalEntries } from '../../ledger/books/index.ts';
import { accountNames, actorNames, namesNeed } from '../../ledger/index.ts';
import { paperHead, paperHeadNeeds, printedProjector, printings } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { collectionPaper } from './collection-paper.ts';

const RECEIPTS_ON_A_PAGE = 100;

/** The lines of the cash box, bank or wallet that money came into or left; a fee's own lines name the student. */
const moneyLines = ({ lines }: JournalEntry) =>
  lines.filter(({ account, userId }) => subLedgerOf(account) !== undefined && userId === undefined);

/** What came in with an entry; less than nothing when money left. In paisa. */
const cameIn = (entry: JournalEntry) =>
  sumPaisa(moneyLines(entry).map(({ debit, credit }) => debit - credit));

const userOf = ({ lines }: JournalEntry) => lines.find(({ userId }) => userId)?.userId ?? 0;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The money account, and who took it. */
  readonly account?: number | undefined;
  readonly collector?: number | undefined;
  readonly search?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

const accountOf = (entry: JournalEntry) => subLedgerOf(moneyLines(entry)[0]?.account ?? '') ?? 0;

const isAsked = (entry: JournalEntry, { from, to, account, collector }: Asked) =>
  (from === undefined || entry.on >= from) &&
  (to === undefined || entry.on <= to) &&
  (account === undefined || accountOf(entry) === account) &&
  (collector === undefined || entry.actorId === collector);

/** A page of the receipts that are asked for, and how many there are. */
function found(books: Books, asked: Asked) {
  const { from, to, account, collector, skip, limit } = asked;
  const kind = FeesCollected.type;
  if (account === undefined && collector === undefined)
    return journalEntries(books, books.cut(), { from, to, skip, limit, kind });
  const { entries: all } = journalEntries(books, books.cut(), { from, to, kind });
  const entries = all.filter((entry) => isAsked(entry, asked));
  return { total: entries.length, entries: entries.slice(skip, skip + limit) };
}

/** A receipt as the wire has it, amounts in taka. */
export interface ListedReceipt {
  readonly receiptId: number;
  readonly receiptNo: number;
  readonly on: string;
  readonly at: string;
  readonly UserID: number;
  readonly UserCode: string | undefined;
  readonly StudentName: string | undefined;
  readonly ClassName: string | undefined;
  /** 0: no money came in with it, only a discount. */
  readonly Account: number;
  readonly AccountName: string;
  readonly collector: { readonly id: number; readonly name: string };
  readonly total: number;
}

/** Entries as rows; a reversal is the row of its receipt, dated by its own day, by whoever made it. */
async function listed(
  deps: Deps,
  tenant: Tenant,
  entries: readonly JournalEntry[],
  language: Language,
): Promise<ListedReceipt[]> {
  const [students, names, actor] = await Promise.all([
    studentsOfUsers(tenant, entries.map(userOf), language),
    accountNames(tenant, language),
    actorNames(deps, tenant.school),
  ]);
  return entries.map((entry) => {
    const student = students.get(entry.admissionId);
    const account = accountOf(entry);
    return {
      receiptId: entry.refId,
      receiptNo: entry.number,
      on: entry.on,
      at: entry.at,
      UserID: userOf(entry),
      UserCode: student?.userCode,
      StudentName: student?.name,
      ClassName: student?.className,
      Account: account,
      AccountName: account ? names.account(subLedgerAccount(account)) : '',
      collector: actor(entry.actorId),
      total: toTaka(Math.abs(cameIn(entry))),
    };
  });
}

/** Receipts by business day and number, and what was taken back on those days, of whatever day its receipt was. */
async function receiptRows(deps: Deps, tenant: Tenant, books: Books, asked: Asked, language: Language) {
  const { search, skip, limit } = asked;
  const whole = { ...asked, skip: 0, limit: Number.POSITIVE_INFINITY };
  // Names are not in the books: to search them, every receipt of the days is named first.
  const { total, entries } = found(books, search ? whole : asked);
  const reversals = journalEntries(books, books.cut(), { kind: CollectionReversed.type }).entries;
  const reversedOn = new Map(reversals.map(({ refId, on }) => [refId, on]));
  const isMeant = (row: ListedReceipt) => !search || isReceiptMeant(row, search);
  const [named, takenBack] = await Promise.all([
    listed(deps, tenant, entries, language),
    listed(
      deps,
      tenant,
      reversals.filter((entry) => isAsked(entry, asked)),
      language,
    ),
  ]);
  const meant = named.filter(isMeant);
  const page = search ? meant.slice(skip, skip + limit) : meant;
  const ids = page.map(({ receiptId }) => receiptId);
  const printed = await printings(tenant, ids);
  const rows = page.map((receipt) => ({
    ...receipt,
    reversed: reversedOn.has(receipt.receiptId),
    reversedOn: reversedOn.get(receipt.receiptId) ?? null,
    printed: printed.get(receipt.receiptId) ?? 0,
  }));
  return { total: search ? meant.length : total, rows, reversals: takenBack.filter(isMeant) };
}

/** The receipts of some days: as rows, and on paper. */
export function receiptList(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, printedProjector, ...studentsNeed, ...namesNeed];
  return [
    handledQuery(feeQueries.receipts, needs, async (query, tenant, { language }) => {
      const { page = 1, limit = RECEIPTS_ON_A_PAGE } = query;
      const books = await shelf.of(tenant.school);
      const asked = { ...query, skip: (page - 1) * limit, limit };
      const { total, rows, reversals } = await receiptRows(deps, tenant, books, asked, language);
      return { data: rows, reversals, total, totalPages: Math.ceil(total / limit), currentPage: page };
    }),
    ...paperQueries(
      deps,
      { pdf: feeQueries.receiptsPdf, xlsx: feeQueries.receiptsXlsx, csv: feeQueries.receiptsCsv },
      [...needs, ...paperHeadNeeds],
      'fee-collection',
      async (query, tenant, call) => {
        const to = query.to ?? dhakaDay(deps.clock.now());
        const asked = { ...query, to, skip: 0, limit: Number.POSITIVE_INFINITY };
        const books = await shelf.of(tenant.school);
        const { language } = call;
        const { rows, reversals } = await receiptRows(deps, tenant, books, asked, language);
        const [names, actor] = await Promise.all([
          accountNames(tenant, language),
          actorNames(deps, tenant.school),
        ]);
        const filters = [
          ...(query.account === undefined ? [] : [names.account(subLedgerAccount(query.account))]),
          ...(query.collector === undefined ? [] : [actor(query.collector).name]),
          ...(query.search ? [`“${query.search}”`] : []),
        ];
        const head = await paperHead(deps, tenant, call);
        return collectionPaper(head, { rows, reversals }, { from: query.from, to, filters });
      },
    ),
  ];
}
