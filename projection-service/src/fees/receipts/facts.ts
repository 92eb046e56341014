import { digitsOf, type Language, say, sumPaisa, toTaka } from '@madrasah/events';
import { AdvanceApplied, advanceLeft, type ReceiptLine, saidLinesOf, totalOf } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { isUnprinted, printedNumber } from '@madrasah/events/papers';
import type { StudentRow } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { schoolHijriOffset } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Books, type ItemState, itemStates, makerOf } from '../../ledger/books/index.ts';
import {
  type AccountNames,
  type Actor,
  accountNames,
  actorNames,
  cutAfter,
  type FeeName,
  feeNames,
} from '../../ledger/index.ts';
import { notesOf, saidIn } from '../../notes/index.ts';
import { houseHead, paperCode, printings, settledPapers } from '../../papers/index.ts';
import { hijriOffsetOf, studentMonths } from '../../plans/index.ts';
import type { Part } from './collection/shares.ts';
import { lineName } from './lines.ts';
import type { ReceiptPaper } from './printed/paper.ts';
import { type RecordedReceipt, recordedLater } from './receipts.ts';

type MonthOf = (fee: { readonly admissionId: number; readonly monthId: number }) => string;

/** Whose a receipt is, and in which language it is told. */
export interface Whose {
  readonly parts: readonly Part[];
  readonly language: Language;
}

/** What stands about a receipt outside its own event. Sums in paisa. */
export interface ReceiptFacts {
  readonly names: AccountNames;
  /** What the month of a row is called in its class. */
  readonly month: MonthOf;
  /** What the head of a row is called. */
  readonly fee: FeeName;
  readonly collector: Actor;
  /** Who took it back. */
  readonly reversedBy?: Actor;
  readonly account: string;
  /** Who paid, where it was not the guardian; null once that was erased. */
  readonly payer: string | null;
  readonly payerMobile: string | null;
  readonly verifyCode: string;
  readonly printed: number;
  /** What the student still owed once it was taken: of earlier sessions, and in all. */
  readonly earlierDue: number;
  readonly dueAfter: number;
}

/** The last entry by which a receipt's advance has paid, in its own append, what it was for. */
function lastApplied({ tables: { entries }, names, revision: newest }: Books, receipt: number): number {
  const isOfIt = (entry: number) =>
    names.kinds.value(entries.kind.at(entry)) === AdvanceApplied.type &&
    entries.at.at(entry) === entries.at.at(receipt);
  let last = receipt;
  while (last < newest && isOfIt(last + 1)) last += 1;
  return last;
}

/** @throws StoreAway · DocumentsAway */
export async function receiptFacts(
  deps: Deps,
  tenant: Tenant,
  books: Books,
  { collected, reversed }: RecordedReceipt,
  { parts, language }: Whose,
): Promise<ReceiptFacts> {
  const { data, revision } = collected;
  const [names, actor, printed, month, notes, fee] = await Promise.all([
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    printings(tenant, [data.receiptId]),
    studentMonths(
      tenant,
      parts.map(({ userId }) => userId),
      language,
    ),
    notesOf(tenant, [data.payerNoteId]),
    feeNames(tenant, language),
  ]);
  // As the books stood when it was taken: a reprint years later says the same.
  const cut = cutAfter(books, data.beforehand ? lastApplied(books, revision) : revision);
  const standing = parts.map(({ student }) => {
    const items = itemStates(books, cut, { user: student.userId });
    const earlier = items.filter(
      ({ sessionId, admissionId }) => sessionId !== student.sessionId && admissionId <= student.admissionId,
    );
    return { items, earlier };
  });
  const dueOf = (items: readonly ItemState[]) => sumPaisa(items.map(({ due }) => due));
  return {
    names,
    month,
    fee,
    collector: actor(makerOf(books, revision)),
    ...(reversed ? { reversedBy: actor(makerOf(books, reversed.revision)) } : {}),
    account: names.account(subLedgerAccount(data.moneyAccount)),
    payer: saidIn(notes, data.payerNoteId, 'payer'),
    payerMobile: saidIn(notes, data.payerNoteId, 'mobile'),
    verifyCode: paperCode(deps.seal, tenant.school, 'receipt', data.receiptId),
    printed: printed.get(data.receiptId) ?? 0,
    earlierDue: dueOf(standing.flatMap(({ earlier }) => earlier)),
    dueAfter: dueOf(standing.flatMap(({ items }) => items)),
  };
}

/** What the receipt's row carries besides its event, in taka. */
export function factsRow({ collected: { data } }: RecordedReceipt, facts: ReceiptFacts) {
  const parts = [
    ...saidLinesOf(data).map(({ fundId, deposit }) => ({ fundId, amount: deposit })),
    ...(data.advance ? [{ fundId: data.advance.fundId, amount: advanceLeft(data) }] : []),
  ];
  const byFund = Map.groupBy(
    parts.filter(({ amount }) => amount !== 0),
    ({ fundId }) => fundId,
  );
  return {
    AccountName: facts.account,
    collector: facts.collector,
    payer: facts.payer,
    payerMobile: facts.payerMobile,
    printed: facts.printed,
    ...(facts.reversedBy ? { reversedBy: facts.reversedBy } : {}),
    verifyCode: facts.verifyCode,
    earlierDue: toTaka(facts.earlierDue),
    dueAfter: toTaka(facts.dueAfter),
    funds: [...byFund].map(([fundId, of]) => ({
      FundID: fundId,
      FundName: facts.names.fund(fundId),
      amount: toTaka(sumPaisa(of.map(({ amount }) => amount))),
    })),
  };
}

const monthsOf = (rows: readonly ReceiptLine[], month: MonthOf) =>
  [...new Set(rows.map(month))].filter(Boolean).join(', ');

/** A head of several months on one receipt is told apart by them. */
const headOf = (row: ReceiptLine, { fee, month }: ReceiptFacts, language: Language) =>
  [lineName(row, fee, language), month(row)].filter(Boolean).join(' – ');

const studentFacts = (student: StudentRow, months: string, language: Language) => ({
  code: digitsOf(student.userCode, language),
  name: student.name,
  father: student.fatherName,
  className: student.className,
  section: student.sectionName,
  session: student.sessionName,
  months,
});

const paperRow = (row: ReceiptLine, facts: ReceiptFacts, language: Language) => ({
  name: headOf(row, facts, language),
  fund: facts.names.fund(row.fundId),
  fee: row.fee,
  pastDiscount: row.pastDiscount,
  deduction: row.deduction,
  paidBefore: row.paidBefore,
  paidNow: row.deposit,
  due: row.due,
});

/** Everything the paper shows. @throws DocumentsAway */
export async function receiptPaper(
  deps: Deps,
  tenant: Tenant,
  { collected, reversed }: RecordedReceipt,
  facts: ReceiptFacts,
  { parts, language }: Whose,
): Promise<ReceiptPaper> {
  const { data } = collected;
  return {
    institution: await houseHead(deps, tenant, language),
    settled: await settledPapers(tenant),
    receiptNo: isUnprinted(data.series) ? '' : digitsOf(printedNumber(data), language),
    bookNo: data.bookNo ?? '',
    on: data.on,
    recordedOn: recordedLater(collected),
    hijriOffset: await (parts[0] ? hijriOffsetOf(tenant, parts[0].student) : schoolHijriOffset(tenant)),
    printedAt: deps.clock.now().toISOString(),
    parts: parts.map(({ student, lines, advance, total }) => ({
      student: studentFacts(student, monthsOf(lines, facts.month), language),
      rows: lines.map((row) => paperRow(row, facts, language)),
      ...{ advance, total },
    })),
    total: totalOf(data),
    advance: advanceLeft(data),
    earlierDue: facts.earlierDue,
    dueAfter: facts.dueAfter,
    // Of zakat that became the student's own: his receipt says so.
    paidThrough: [
      ...[facts.account, data.transactionNo],
      data.tamlikId === undefined ? '' : `(${say(language, 'ledger.entry.TamlikGiven')})`,
    ]
      .filter(Boolean)
      .join(' '),
    remark: data.remark,
    collector: facts.collector.name,
    payer: facts.payer ?? '',
    payerMobile: facts.payerMobile ?? '',
    verifyCode: facts.verifyCode,
    verifyAddress: `${deps.publicUrl}/verify/${tenant.school}/${facts.verifyCode}`,
    printed: facts.printed,
    ...(reversed && {
      reversed: {
        ...{ on: reversed.data.on, reason: reversed.data.reason },
        recordedOn: recordedLater(reversed),
      },
    }),
  };
}
