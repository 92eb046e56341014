import { dhakaDay, type Language, toTaka } from '@madrasah/events';
import { CollectionReversed, FeesCollected, feeQueries } from '@madrasah/events/fees';
import { subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { studentsNeed, studentsOfUsers } from '../../admissions/index.ts';
import type { Deps } from '../../kernel/app-deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { paperQueries } from '../../kernel/paper/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type Books, type BooksShelf, type JournalEntry, journalEntries } from '../../ledger/books/index.ts';
import { accountNames, actorNames, namesNeed } from '../../ledger/index.ts';
import { paperHead, paperHeadNeeds, printedProjector, printings } from '../../papers/index.ts';
import { collectionPaper } from './collection-paper.ts';

const RECEIPTS_ON_A_PAGE = 100;

/** The debits of the cash box, bank or wallet that the money came into; a fee's own lines name the student. */
const moneyLines = ({ lines }: JournalEntry) =>
  lines.filter(
    ({ account, userId, debit }) => subLedgerOf(account) !== undefined && userId === undefined && debit > 0,
  );

const userOf = ({ lines }: JournalEntry) => lines.find(({ userId }) => userId)?.userId ?? 0;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The money account, and who took it. */
  readonly account?: number | undefined;
  readonly collector?: number | undefined;
  readonly skip: number;
  readonly limit: number;
}

const accountOf = (entry: JournalEntry) => subLedgerOf(moneyLines(entry)[0]?.account ?? '') ?? 0;

/** The page of receipts that is asked for, and how many there are. */
function found(books: Books, { from, to, account, collector, skip, limit }: Asked) {
  const kind = FeesCollected.type;
  if (account === undefined && collector === undefined)
    return journalEntries(books, books.cut(), { from, to, skip, limit, kind });
  const entries = journalEntries(books, books.cut(), { from, to, kind }).entries.filter(
    (entry) =>
      (account === undefined || accountOf(entry) === account) &&
      (collector === undefined || entry.actorId === collector),
  );
  return { total: entries.length, entries: entries.slice(skip, skip + limit) };
}

/** Receipts by business day and number, each with who took it, into what, and how often it was printed. */
export async function receiptRows(
  deps: Deps,
  tenant: Tenant,
  books: Books,
  asked: Asked,
  language: Language,
) {
  const { total, entries } = found(books, asked);
  const reversals = journalEntries(books, books.cut(), { kind: CollectionReversed.type }).entries;
  const reversedOn = new Map(reversals.map(({ refId, on }) => [refId, on]));
  const ids = entries.map(({ refId }) => refId);
  const [students, names, actor, printed] = await Promise.all([
    studentsOfUsers(tenant, entries.map(userOf), language),
    accountNames(tenant, language),
    actorNames(deps, tenant.school),
    printings(tenant, ids),
  ]);
  const rows = entries.map((entry) => {
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
      total: toTaka(moneyLines(entry).reduce((sum, { debit }) => sum + debit, 0)),
      reversed: reversedOn.has(entry.refId),
      reversedOn: reversedOn.get(entry.refId) ?? null,
      printed: printed.get(entry.refId) ?? 0,
    };
  });
  return { total, rows };
}

export type ReceiptRow = Awaited<ReturnType<typeof receiptRows>>['rows'][number];

/** The receipts of some days: as rows, and on paper. */
export function receiptList(deps: Deps, shelf: BooksShelf): HandledQuery[] {
  const needs = [shelf, printedProjector, ...studentsNeed, ...namesNeed];
  return [
    handledQuery(feeQueries.receipts, needs, async (query, tenant, { language }) => {
      const { page = 1, limit = RECEIPTS_ON_A_PAGE } = query;
      const books = await shelf.of(tenant.school);
      const asked = { ...query, skip: (page - 1) * limit, limit };
      const { total, rows } = await receiptRows(deps, tenant, books, asked, language);
      return { data: rows, total, totalPages: Math.ceil(total / limit), currentPage: page };
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
        const { rows } = await receiptRows(deps, tenant, books, asked, call.language);
        return collectionPaper(await paperHead(deps, tenant, call), rows, { ...query, to });
      },
    ),
  ];
}
