import {
  amountInWords,
  type DataOf,
  type Day,
  dhakaDay,
  isTextKey,
  type Language,
  paisa,
  say,
  streams,
  toTaka,
} from '@madrasah/events';
import { advanceLeft, CollectionReversed, FeesCollected, saidLinesOf, totalOf } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { StudentRow } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Books, entriesAbout } from '../../ledger/books/index.ts';
import type { FeeName } from '../../ledger/index.ts';
import { notesOf, saidIn } from '../../notes/index.ts';
import type { Part } from './collection/shares.ts';
import { lineName } from './lines.ts';

export interface RecordedReceipt {
  readonly collected: DomainEvent<DataOf<typeof FeesCollected>>;
  readonly reversed: DomainEvent<DataOf<typeof CollectionReversed>> | undefined;
}

/** A receipt and, when it was taken back, its reversal, as they stand in the journal. @throws StoreAway */
export async function readReceipt(
  { store, codec }: Pick<Deps, 'store' | 'codec'>,
  books: Books,
  schoolId: string,
  receiptId: number,
): Promise<RecordedReceipt | undefined> {
  const events: DomainEvent[] = [];
  for (const from of entriesAbout(books, { receiptId }))
    for await (const event of store.readStream(streams.journal(schoolId), { from, limit: 1 }))
      events.push(codec.decode(event));
  const collected = events.find((event) => event.type === FeesCollected.type);
  const reversed = events.find((event) => event.type === CollectionReversed.type);
  return collected && ({ collected, reversed } as unknown as RecordedReceipt);
}

/** The business day on which an entry was written, where it bears another; else ''. */
export function recordedLater({ data, metadata }: DomainEvent<{ readonly on: Day }>): Day | '' {
  const day = dhakaDay(new Date(metadata.at));
  return day === data.on ? '' : day;
}

/**
 * Its remark, and why it was taken back, stand in notes: each is put in its place, or the word for what was erased. Of
 * before there were such notes they stand there already. @throws DocumentsAway
 */
export async function withWords(
  tenant: Tenant,
  { collected, reversed }: RecordedReceipt,
  language: Language,
): Promise<RecordedReceipt> {
  const notes = await notesOf(tenant, [collected.data.noteId, reversed?.data.noteId]);
  const said = ({ noteId }: { readonly noteId?: number | undefined }, name: string, plain: string) =>
    noteId === undefined ? plain : (saidIn(notes, noteId, name) ?? say(language, 'notes.erased'));
  const { remark } = collected.data;
  return {
    collected: { ...collected, data: { ...collected.data, remark: said(collected.data, 'remark', remark) } },
    reversed: reversed && {
      ...reversed,
      data: { ...reversed.data, reason: said(reversed.data, 'reason', reversed.data.reason) },
    },
  };
}

const studentRow = (student: StudentRow) => ({
  UserID: student.userId,
  AdmissionID: student.admissionId,
  UserCode: student.userCode,
  StudentName: student.name,
  FatherName: student.fatherName,
  ClassName: student.className,
  SubClass: student.sectionName,
  SessionName: student.sessionName,
});

/** A receipt as the contract gives it, amounts in taka. */
export function receiptRow(
  { collected, reversed }: RecordedReceipt,
  parts: readonly Part[],
  { month, fee }: { month(fee: { admissionId: number; monthId: number }): string; fee: FeeName },
  language: Language,
) {
  const { data } = collected;
  const total = totalOf(data);
  return {
    receiptId: data.receiptId,
    receiptNo: data.receiptNo,
    BookNo: data.bookNo ?? null,
    on: data.on,
    at: collected.metadata.at,
    recordedOn: recordedLater(collected) || null,
    student: parts.map(({ student }) => studentRow(student))[0],
    students: parts.map(({ student, lines, advance, total: part }) => ({
      ...studentRow(student),
      items: lines.map(({ itemId }) => itemId),
      advance: toTaka(paisa(advance)),
      total: toTaka(part),
    })),
    fees: saidLinesOf(data).map((row) => ({
      itemId: row.itemId,
      SFSID: row.priceRowId,
      SLID: row.subLedgerId,
      SlName: lineName(row, fee, language),
      MonthID: row.monthId,
      MonthName: month(row),
      Fee: toTaka(row.fee),
      pastDiscount: toTaka(row.pastDiscount),
      deduction: toTaka(row.deduction),
      preDeposit: toTaka(row.paidBefore),
      deposit: toTaka(row.deposit),
      due: toTaka(row.due),
    })),
    advance: toTaka(advanceLeft(data)),
    total: toTaka(total),
    inWords: amountInWords(total, language),
    Remark: data.remark,
    transactionNo: data.transactionNo,
    Account: data.moneyAccount,
    ...(reversed ? { reversed: reversalRow(reversed, language) } : {}),
  };
}

/** Where a reversal bears another day than it should: that day, and why not, in words. */
function movedRow({ data: { wanted, why } }: NonNullable<RecordedReceipt['reversed']>, language: Language) {
  if (wanted === undefined) return {};
  return { wanted, ...(why && isTextKey(why.key) && { why: say(language, why.key, why.places) }) };
}

const reversalRow = (reversed: NonNullable<RecordedReceipt['reversed']>, language: Language) => ({
  ...movedRow(reversed, language),
  on: reversed.data.on,
  at: reversed.metadata.at,
  recordedOn: recordedLater(reversed) || null,
  reason: reversed.data.reason,
  kind: reversed.data.kind,
});
