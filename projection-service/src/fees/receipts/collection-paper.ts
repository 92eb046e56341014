import {
  amountInWords,
  dayInWords,
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
import { type PaperHead, periodText, signers } from '../../papers/index.ts';
import type { ListedReceipt } from './list.ts';

const COLUMNS = [
  { key: 'receipt-no', kind: 'code' },
  { key: 'day', kind: 'day' },
  { key: 'code', kind: 'code' },
  { key: 'name', kind: 'name', share: 1.4 },
  { key: 'class', kind: 'words' },
  { key: 'through', kind: 'name' },
  { key: 'collector', kind: 'name' },
  { key: 'state', kind: 'words' },
  { key: 'amount', kind: 'money' },
] as const;

export interface Collected {
  readonly rows: readonly (ListedReceipt & { readonly reversedOn: string | null })[];
  /** What was taken back on these days, of whatever day its receipt was. */
  readonly reversals: readonly ListedReceipt[];
}

/** One line of the paper; what was taken back stands on the day it was, with less than nothing. In paisa. */
interface Line {
  readonly row: ListedReceipt;
  readonly amount: number;
  readonly struck: boolean;
  readonly state: string;
}

/** Receipts and reversals by day and instant. A receipt is struck once its reversal is within the paper, not before. */
function linesOf({ rows, reversals }: Collected, to: string, language: Language): Line[] {
  const receipts = rows.map((row): Line => {
    const struck = row.reversedOn !== null && row.reversedOn <= to;
    const day = struck && row.reversedOn ? dayInWords(row.reversedOn, language) : '';
    const state = struck ? say(language, 'fees.paper.cancelled-on', { day }) : '';
    return { row, amount: paisaOf(row.total), struck, state };
  });
  const back = reversals.map(
    (row): Line => ({
      row,
      amount: -paisaOf(row.total),
      struck: false,
      state: say(language, 'fees.paper.taken-back'),
    }),
  );
  const moment = ({ row }: Line) => `${row.on} ${row.at}`;
  return [...receipts, ...back].sort((one, other) => (moment(one) < moment(other) ? -1 : 1));
}

const rowOf = ({ row, amount, struck, state }: Line): PaperRow => ({
  struck,
  cells: [
    row.receiptNo,
    row.on,
    row.UserCode ?? null,
    row.StudentName ?? null,
    row.ClassName ?? null,
    row.AccountName,
    row.collector.name,
    state,
    amount,
  ],
});

const sum = (lines: readonly Line[]) => sumPaisa(lines.map(({ amount }) => amount));

/** What came in by account, less what was taken back: as the cash book of these days has it. */
function factsOf(lines: readonly Line[], language: Language): Fact[][] {
  const money = (of: readonly Line[]) => moneyFigures(sum(of), language);
  const moved = lines.filter(({ row }) => row.Account !== 0);
  const accounts = [...Map.groupBy(moved, ({ row }) => row.AccountName)].map(
    ([label, of]): Fact => ({ label, value: money(of), share: 0.5 }),
  );
  const pairs = accounts.flatMap((fact, at) =>
    at % 2 === 0 ? [[fact, ...accounts.slice(at + 1, at + 2)]] : [],
  );
  const back = lines.filter(({ amount }) => amount < 0);
  const counted = (key: 'count' | 'reversals', of: readonly Line[]): Fact => ({
    label: say(language, `fees.paper.${key}`),
    value: `${digitsOf(of.length, language)} · ${money(of)}`,
    share: 0.5,
  });
  const total = sum(lines);
  const words = total < 0 ? moneyFigures(total, language) : amountInWords(total, language);
  return [
    ...pairs,
    [
      counted(
        'count',
        lines.filter(({ amount }) => amount >= 0),
      ),
      counted('reversals', back),
    ],
    [{ label: say(language, 'fees.paper.in-words'), value: words, share: 1 }],
  ];
}

interface Asked {
  readonly from?: string | undefined;
  readonly to: string;
  /** What was asked for beside the days, in words. */
  readonly filters: readonly string[];
}

/** What was collected on some days, receipt by receipt, and what was taken back on them. */
export function collectionPaper(head: PaperHead, of: Collected, { from, to, filters }: Asked): PaperDocument {
  const { language } = head;
  const lines = linesOf(of, to, language);
  const blanks = COLUMNS.slice(1, -1).map(() => null);
  const total: PaperRow = { kind: 'sum', cells: [say(language, 'papers.total'), ...blanks, sum(lines)] };
  return {
    ...head,
    size: 'a4-landscape',
    title: say(language, 'fees.paper.receipts'),
    filters: [...periodText({ from, to }, language), ...filters],
    blocks: [
      {
        kind: 'table',
        numbered: say(language, 'papers.number'),
        unit: say(language, 'papers.in-taka'),
        columns: COLUMNS.map(({ key, ...column }) => ({
          ...column,
          title: say(language, `fees.paper.${key}`),
        })),
        rows: lines.length === 0 ? [] : [...lines.map(rowOf), total],
      },
      { kind: 'facts', lines: factsOf(lines, language) },
      signers(language, ['collector', 'accountant', 'principal']),
    ],
  };
}
