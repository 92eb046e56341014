import {
  amountInWords,
  digitsOf,
  type Fact,
  type Language,
  moneyFigures,
  type PaperDocument,
  type PaperRow,
  paisaOf,
  say,
  sumPaisa,
} from '@madrasah/events';
import { type PaperHead, periodText } from '../../papers/index.ts';
import type { ReceiptRow } from './list.ts';

const COLUMNS = [
  { key: 'receipt-no', kind: 'text', share: 0.5 },
  { key: 'day', kind: 'day' },
  { key: 'code', kind: 'text', share: 0.5 },
  { key: 'name', kind: 'name', share: 1.4 },
  { key: 'class', kind: 'name' },
  { key: 'through', kind: 'name' },
  { key: 'collector', kind: 'name' },
  { key: 'amount', kind: 'money' },
] as const;

const paisaOfRow = ({ total }: ReceiptRow) => paisaOf(total);

const lineOf = (row: ReceiptRow): PaperRow => ({
  struck: row.reversed,
  cells: [
    row.receiptNo,
    row.on,
    row.UserCode ?? null,
    row.StudentName ?? null,
    row.ClassName ?? null,
    row.AccountName,
    row.collector.name,
    paisaOfRow(row),
  ],
});

/** What came in by account; what was taken back since is counted apart and adds to nothing. */
function sumsOf(rows: readonly ReceiptRow[], language: Language): Fact[][] {
  const standing = rows.filter(({ reversed }) => !reversed);
  const void_ = rows.filter(({ reversed }) => reversed);
  const sum = (of: readonly ReceiptRow[]) => sumPaisa(of.map(paisaOfRow));
  const money = (of: readonly ReceiptRow[]) => moneyFigures(sum(of), language);
  const byAccount = [...Map.groupBy(standing, ({ AccountName }) => AccountName)];
  const taken =
    void_.length === 0
      ? say(language, 'fees.paper.no-reversed')
      : say(language, 'fees.paper.reversed', {
          count: digitsOf(void_.length, language),
          amount: money(void_),
        });
  return [
    byAccount.map(([label, of]) => ({ label, value: money(of), share: 1 / byAccount.length })),
    [
      { label: say(language, 'fees.paper.count'), value: digitsOf(standing.length, language), share: 0.4 },
      { label: say(language, 'fees.paper.void'), value: taken, share: 0.6 },
    ],
    [
      {
        label: say(language, 'fees.paper.in-words'),
        value: amountInWords(sum(standing), language),
        share: 1,
      },
    ],
  ].filter((line) => line.length > 0);
}

/** What was collected on some days, receipt by receipt; those taken back since are struck. */
export function collectionPaper(
  head: PaperHead,
  rows: readonly ReceiptRow[],
  period: { readonly from?: string | undefined; readonly to: string },
): PaperDocument {
  const { language } = head;
  const total = sumPaisa(rows.filter(({ reversed }) => !reversed).map(paisaOfRow));
  const blanks = COLUMNS.slice(1, -1).map(() => null);
  const sum: PaperRow = { kind: 'sum', cells: [say(language, 'papers.total'), ...blanks, total] };
  const slots = (['collector', 'accountant', 'principal'] as const).map((who) => ({
    label: say(language, `papers.${who}`),
  }));
  return {
    ...head,
    size: 'a4-landscape',
    title: say(language, 'fees.paper.receipts'),
    number: '',
    filters: periodText(period, language),
    blocks: [
      {
        kind: 'table',
        numbered: say(language, 'papers.number'),
        unit: say(language, 'papers.in-taka'),
        columns: COLUMNS.map(({ key, ...column }) => ({
          ...column,
          title: say(language, `fees.paper.${key}`),
        })),
        rows: rows.length === 0 ? [] : [...rows.map(lineOf), sum],
      },
      { kind: 'facts', lines: sumsOf(rows, language) },
      { kind: 'signatures', slots },
    ],
  };
}
