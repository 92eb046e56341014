import { digitsOf, toTaka } from '@madrasah/events';
import { FeesCollected, feeQueries, refuseFees } from '@madrasah/events/fees';
import { subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import {
  findStudent,
  type StudentRow,
  studentsByUser,
  studentsNeed,
  unknownStudent,
} from '../admissions/index.ts';
import type { Deps } from '../kernel/app-deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import {
  type Books,
  type BooksShelf,
  entriesAbout,
  type JournalEntry,
  journalEntries,
} from '../ledger/books/index.ts';
import { accountNames, actorNames, namesNeed } from '../ledger/index.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { renderReceipt } from './receipt-pdf.ts';
import { type RecordedReceipt, readReceipt, receiptRow, totalOf } from './receipts.ts';
import { headName } from './statement-text.ts';

const RECEIPTS_ON_A_PAGE = 100;

/** Money that came in by an entry: the debits of its cash, bank or wallet account. */
const received = ({ lines }: JournalEntry) =>
  lines
    .filter(({ account, userId }) => subLedgerOf(account) !== undefined && userId === undefined)
    .reduce((sum, { debit }) => sum + debit, 0);

const isReversed = (books: Books, receiptId: number) => entriesAbout(books, { receiptId }).length > 1;

async function paperOf(
  deps: Deps,
  tenant: Tenant,
  { collected, reversed }: RecordedReceipt,
  student: StudentRow,
  { language }: SignedInCall,
): Promise<ReceiptPaper> {
  const { data, metadata } = collected;
  const institution = (await deps.access.platform()).institutions.get(tenant.school);
  const names = await accountNames(tenant, language);
  const actor = await actorNames(deps, tenant.school);
  const title = institution?.name[language] || institution?.name.bn || '';
  return {
    institution: {
      name: title,
      address: institution?.address ?? '',
      contact: institution?.contactNumber ?? '',
    },
    receiptNo: digitsOf(data.receiptNo, language),
    on: data.on,
    printedAt: deps.clock.now().toISOString(),
    student: {
      code: digitsOf(student.userCode, language),
      name: student.name,
      father: student.fatherName,
      className: student.className,
      section: student.sectionName,
      session: student.sessionName,
    },
    rows: data.rows.map((row) => ({
      name: headName(row.name, language),
      fee: row.fee,
      pastDiscount: row.pastDiscount,
      deduction: row.deduction,
      paidBefore: row.paidBefore,
      paidNow: row.deposit,
      due: row.due,
    })),
    total: totalOf(data),
    advance: data.advance?.amount ?? 0,
    paidThrough: [names.account(subLedgerAccount(data.moneyAccount)), data.transactionNo]
      .filter(Boolean)
      .join(' '),
    remark: data.remark,
    collector: actor(metadata.actor.id).name,
    ...(reversed ? { reversed: { on: reversed.data.on, reason: reversed.data.reason } } : {}),
  };
}

/** Receipts: one by one, on paper, and those of a range of days. */
export function receiptQueries(deps: Deps, shelf: BooksShelf): HandledQuery[] {
  const needs = [shelf, ...studentsNeed, ...namesNeed];
  const find = async (tenant: Tenant, id: number, { language }: SignedInCall) => {
    const books = await shelf.of(tenant.school);
    const receipt = await readReceipt(deps, books, tenant.school, id);
    if (!receipt) return undefined;
    const { admissionId, userId } = receipt.collected.data;
    const student = (await findStudent(tenant, admissionId, language)) ?? unknownStudent(userId, admissionId);
    return { receipt, student };
  };
  return [
    handledQuery(feeQueries.receiptPdf, needs, async ({ id }, tenant, call) => {
      const found = await find(tenant, id, call);
      if (!found) return refuseFees('receipt.not-found');
      const paper = await paperOf(deps, tenant, found.receipt, found.student, call);
      return new FileAnswer(
        await renderReceipt(paper, call.language),
        'application/pdf',
        `receipt-${id}.pdf`,
      );
    }),
    handledQuery(feeQueries.receipt, needs, async ({ id }, tenant, call) => {
      const found = await find(tenant, id, call);
      if (!found) return refuseFees('receipt.not-found');
      return { data: receiptRow(found.receipt, found.student, call.language) };
    }),
    handledQuery(feeQueries.receipts, needs, async (query, tenant, { language }) => {
      const { from, to, page = 1, limit = RECEIPTS_ON_A_PAGE } = query;
      const books = await shelf.of(tenant.school);
      const { entries } = journalEntries(books, books.cut(), { from, to });
      const all = entries.filter(({ kind }) => kind === FeesCollected.type);
      const shown = all.slice((page - 1) * limit, page * limit);
      const userOf = (entry: JournalEntry) => entry.lines.find(({ userId }) => userId)?.userId ?? 0;
      const students = await studentsByUser(tenant, shown.map(userOf), language);
      const data = shown.map((entry) => ({
        receiptId: entry.refId,
        receiptNo: entry.number,
        on: entry.on,
        at: entry.at,
        UserID: userOf(entry),
        UserCode: students.get(userOf(entry))?.userCode,
        StudentName: students.get(userOf(entry))?.name,
        ClassName: students.get(userOf(entry))?.className,
        total: toTaka(received(entry)),
        reversed: isReversed(books, entry.refId),
      }));
      return { data, total: all.length, totalPages: Math.ceil(all.length / limit), currentPage: page };
    }),
  ];
}
