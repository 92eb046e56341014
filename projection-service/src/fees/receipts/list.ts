import { toTaka } from '@madrasah/events';
import { CollectionReversed, FeesCollected, feeQueries } from '@madrasah/events/fees';
import { subLedgerOf } from '@madrasah/events/ledger';
import { studentsNeed, studentsOfUsers } from '../../admissions/index.ts';
import type { Deps } from '../../kernel/app-deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type BooksShelf, type JournalEntry, journalEntries } from '../../ledger/books/index.ts';
import { accountNames, actorNames, namesNeed } from '../../ledger/index.ts';
import { printedProjector, printings } from '../../papers/index.ts';

const RECEIPTS_ON_A_PAGE = 100;

/** The debits of the cash box, bank or wallet that the money came into; a fee's own lines name the student. */
const moneyLines = ({ lines }: JournalEntry) =>
  lines.filter(
    ({ account, userId, debit }) => subLedgerOf(account) !== undefined && userId === undefined && debit > 0,
  );

const userOf = ({ lines }: JournalEntry) => lines.find(({ userId }) => userId)?.userId ?? 0;

/** Receipts by business day and number, each with who took it, into what, and how often it was printed. */
export function receiptList(deps: Deps, shelf: BooksShelf): HandledQuery[] {
  const needs = [shelf, printedProjector, ...studentsNeed, ...namesNeed];
  return [
    handledQuery(feeQueries.receipts, needs, async (query, tenant, { language }) => {
      const { from, to, page = 1, limit = RECEIPTS_ON_A_PAGE } = query;
      const books = await shelf.of(tenant.school);
      const range = { from, to, skip: (page - 1) * limit, limit, kind: FeesCollected.type };
      const { total, entries } = journalEntries(books, books.cut(), range);
      const reversals = journalEntries(books, books.cut(), { kind: CollectionReversed.type }).entries;
      const reversedOn = new Map(reversals.map(({ refId, on }) => [refId, on]));
      const [students, names, actor, printed] = await Promise.all([
        studentsOfUsers(tenant, entries.map(userOf), language),
        accountNames(tenant, language),
        actorNames(deps, tenant.school),
        printings(
          tenant,
          entries.map(({ refId }) => refId),
        ),
      ]);
      const data = entries.map((entry) => {
        const student = students.get(entry.admissionId);
        const money = moneyLines(entry);
        const account = money[0]?.account;
        return {
          receiptId: entry.refId,
          receiptNo: entry.number,
          on: entry.on,
          at: entry.at,
          UserID: userOf(entry),
          UserCode: student?.userCode,
          StudentName: student?.name,
          ClassName: student?.className,
          Account: account ? subLedgerOf(account) : 0,
          AccountName: account ? names.account(account) : '',
          collector: actor(entry.actorId),
          total: toTaka(money.reduce((sum, { debit }) => sum + debit, 0)),
          reversed: reversedOn.has(entry.refId),
          reversedOn: reversedOn.get(entry.refId) ?? null,
          printed: printed.get(entry.refId) ?? 0,
        };
      });
      return { data, total, totalPages: Math.ceil(total / limit), currentPage: page };
    }),
  ];
}
