import {
  amountInWords,
  type DataOf,
  type Language,
  paisa,
  say,
  streams,
  sumPaisa,
  toTaka,
} from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { StudentRow } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { type Books, entriesAbout } from '../../ledger/books/index.ts';
import { headName } from '../statement-text.ts';

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

type Collected = DataOf<typeof FeesCollected>;

/** A line of a receipt: a charge, or (itemId 0) a month that is paid before it is charged. */
export type ReceiptLine = Omit<Collected['rows'][number], 'itemId'> & { readonly itemId: number };

/** What a receipt was paid for, line by line: what had been charged, then months ahead. */
export const linesOf = ({ rows, months = [] }: Collected): ReceiptLine[] => [
  ...rows,
  ...months.map(({ concession, ...month }) => ({
    ...{ ...month, itemId: 0, pastDiscount: concession },
    ...{ deduction: 0, paidBefore: 0, due: 0 },
  })),
];

export const totalOf = (data: Collected) =>
  sumPaisa([...linesOf(data).map((row) => row.deposit), data.advance?.amount ?? 0]);

/** What a line is called: a month ahead says that it is one. */
export const lineName = ({ itemId, name }: ReceiptLine, language: Language): string =>
  itemId === 0 ? `${name} (${say(language, 'fees.month-ahead')})` : headName(name, language);

/** A receipt as the contract gives it, amounts in taka. */
export function receiptRow(
  { collected, reversed }: RecordedReceipt,
  student: StudentRow,
  month: (fee: { admissionId: number; monthId: number }) => string,
  language: Language,
) {
  const { data } = collected;
  const total = totalOf(data);
  return {
    receiptId: data.receiptId,
    receiptNo: data.receiptNo,
    on: data.on,
    at: collected.metadata.at,
    student: {
      UserID: student.userId,
      AdmissionID: student.admissionId,
      UserCode: student.userCode,
      StudentName: student.name,
      FatherName: student.fatherName,
      ClassName: student.className,
      SubClass: student.sectionName,
      SessionName: student.sessionName,
    },
    fees: linesOf(data).map((row) => ({
      itemId: row.itemId,
      SFSID: row.priceRowId,
      SLID: row.subLedgerId,
      SlName: lineName(row, language),
      MonthID: row.monthId,
      MonthName: month(row),
      Fee: toTaka(row.fee),
      pastDiscount: toTaka(row.pastDiscount),
      deduction: toTaka(row.deduction),
      preDeposit: toTaka(row.paidBefore),
      deposit: toTaka(row.deposit),
      due: toTaka(row.due),
    })),
    advance: toTaka(paisa(data.advance?.amount ?? 0)),
    total: toTaka(total),
    inWords: amountInWords(total, language),
    Remark: data.remark,
    transactionNo: data.transactionNo,
    Account: data.moneyAccount,
    ...(reversed ? { reversed: reversalRow(reversed) } : {}),
  };
}

const reversalRow = ({ data, metadata }: NonNullable<RecordedReceipt['reversed']>) => ({
  on: data.on,
  at: metadata.at,
  reason: data.reason,
  kind: data.kind,
});
