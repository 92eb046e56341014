import {
  cellText,
  type Day,
  Problem,
  paisa,
  type RowProblem,
  type Table,
  writtenDay,
} from '../kernel/index.ts';
import { bankAmount } from './bank-cells.ts';

/** A line of a bank's statement; amounts in paisa, above zero what came in. */
export interface StatementRow {
  readonly on: Day;
  readonly amount: number;
  /** The account's balance after it. */
  readonly balance: number;
  /** What the bank says of it, its number with it. */
  readonly text: string;
}

export interface ReadStatement {
  /** In the order of their days. */
  readonly rows: readonly StatementRow[];
  readonly problems: readonly RowProblem[];
}

/** As banks and wallets of this country head their columns; compared without case and signs. */
const HEADINGS = {
  on: ['date', 'transaction date', 'txn date', 'trans date', 'tran date', 'posting date', 'তারিখ'],
  text: ['particulars', 'description', 'narration', 'details', 'transaction details', 'remarks', 'বিবরণ'],
  reference: [
    ...['reference', 'ref', 'ref no', 'reference no', 'cheque', 'cheque no', 'chq no', 'instrument no'],
    ...['transaction id', 'trx id', 'trxid', 'transaction no', 'চেক নং', 'ট্রানজেকশন'],
  ],
  out: ['debit', 'withdrawal', 'withdrawals', 'dr', 'debit amount', 'out', 'paid out', 'উত্তোলন', 'ডেবিট'],
  in: ['credit', 'deposit', 'deposits', 'cr', 'credit amount', 'in', 'paid in', 'জমা', 'ক্রেডিট'],
  balance: ['balance', 'running balance', 'closing balance', 'available balance', 'স্থিতি', 'জের', 'ব্যালেন্স'],
} as const;
type Column = keyof typeof HEADINGS;
const NEEDED: readonly Column[] = ['on', 'out', 'in', 'balance'];

/** More would not fit into one append with what each line says. */
export const MOST_LINES = 800;
const LONGEST = 160;

const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  cells.forEach((cell, index) => {
    const heading = plain(cell);
    for (const name of Object.keys(HEADINGS) as Column[])
      if ((HEADINGS[name] as readonly string[]).includes(heading)) found[name] ??= index;
  });
  return found;
}

interface Found {
  readonly line: number;
  readonly row: StatementRow;
}

/**
 * The lines of a statement as a bank gives it out: whatever stands above the headings is passed over, columns nobody
 * needs as well; lines without a day (sums, page turns) are none. The balances must go on from line to line, so that
 * no line is missing in between; a statement that begins with the latest line is turned round.
 */
export function readStatement({ rows: lines }: Table): ReadStatement {
  const table = lines.map((cells) => cells.map(cellText));
  const top = table.findIndex((cells) => {
    const found = columnsOf(cells);
    return NEEDED.every((name) => found[name] !== undefined);
  });
  if (top < 0) return wrong({ line: 1, column: '', problem: new Problem('reconciliation.no-headings') });
  const at = columnsOf(table[top] ?? []);
  const problems: RowProblem[] = [];
  const found = table.slice(top + 1).flatMap((cells, index): Found[] => {
    const line = top + index + 2;
    const row = rowOf(cells, at);
    if (row instanceof Problem) problems.push({ line, column: '', problem: row });
    return row === undefined || row instanceof Problem ? [] : [{ line, row }];
  });
  if (problems.length > 0) return { rows: [], problems };
  const [first] = found;
  if (!first) return wrong({ line: top + 1, column: '', problem: new Problem('import.no-rows') });
  if (found.length > MOST_LINES) {
    const problem = new Problem('import.too-many-rows', { max: MOST_LINES });
    return wrong({ line: first.line, column: '', problem });
  }
  const orders = [found, found.toReversed()];
  const whole = orders.find((order) => brokenAt(order) === undefined);
  if (whole) return { rows: whole.map(({ row }) => row), problems: [] };
  const broken = brokenAt(first.row.on > (found.at(-1) as Found).row.on ? found.toReversed() : found);
  const problem = new Problem('reconciliation.balance-breaks');
  return wrong({ line: broken?.line ?? first.line, column: '', problem });
}

const wrong = (problem: RowProblem): ReadStatement => ({ rows: [], problems: [problem] });

/** The first line whose balance is not the one before it with its amount. */
const brokenAt = (found: readonly Found[]): Found | undefined =>
  found.find(({ row }, index) => {
    const before = found[index - 1]?.row;
    return before !== undefined && before.balance + row.amount !== row.balance;
  });

function rowOf(
  cells: readonly string[],
  at: Partial<Record<Column, number>>,
): StatementRow | Problem | undefined {
  const cell = (name: Column) => cells[at[name] ?? -1]?.trim() ?? '';
  const on = writtenDay(cell('on'));
  const [out, into, balance] = [bankAmount(cell('out')), bankAmount(cell('in')), bankAmount(cell('balance'))];
  if (on === undefined) return cell('out') || cell('in') ? unreadable(cells, cell('on')) : undefined;
  if (out === undefined || into === undefined || balance === undefined)
    return new Problem('reconciliation.amount-unreadable');
  const amount = paisa(into - Math.abs(out));
  if (amount === 0) return undefined;
  const text = [cell('text'), cell('reference')].filter(Boolean).join(' · ');
  return { on, amount, balance: paisa(balance), text: [...text.normalize('NFC')].slice(0, LONGEST).join('') };
}

/** A line with money and no day is the sum of a page, or one that cannot be read. */
const unreadable = (cells: readonly string[], day: string) =>
  day === '' || cells.some((cell) => /total|মোট|b\/f|c\/f|forward/i.test(cell))
    ? undefined
    : new Problem('reconciliation.day-unreadable');
