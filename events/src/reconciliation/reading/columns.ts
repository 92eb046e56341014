import { type Cells, cellText } from '../../kernel/index.ts';

/** As banks and wallets of this country head their columns; compared without case and signs. */
const HEADINGS = {
  on: [
    ...['date', 'transaction date', 'txn date', 'trans date', 'tran date', 'trn date', 'posting date'],
    ...['date time', 'transaction date time', 'তারিখ', 'লেনদেনের তারিখ'],
  ],
  text: [
    ...['particulars', 'description', 'narration', 'details', 'transaction details', 'remarks', 'বিবরণ'],
  ],
  reference: [
    ...['reference', 'ref', 'ref no', 'reference no', 'cheque', 'cheque no', 'chq no', 'instrument no'],
    ...['transaction id', 'trx id', 'trxid', 'transaction no', 'cheque number', 'চেক নং', 'ট্রানজেকশন'],
  ],
  out: [
    ...[
      'debit',
      'withdraw',
      'withdrawal',
      'withdrawals',
      'withdrawn',
      'dr',
      'debit amount',
      'out',
      'paid out',
    ],
    ...['withdrawal amount', 'dr amount', 'debits', 'উত্তোলন', 'ডেবিট', 'খরচ'],
  ],
  in: [
    ...['credit', 'deposit', 'deposits', 'deposited', 'cr', 'credit amount', 'in', 'paid in'],
    ...['deposit amount', 'cr amount', 'credits', 'জমা', 'ক্রেডিট'],
  ],
  amount: ['amount', 'transaction amount', 'txn amount', 'trx amount', 'পরিমাণ', 'টাকা'],
  /** Whether it came or went: of the amount, or of the balance where it stands behind that. */
  side: ['dr cr', 'cr dr', 'drcr', 'd c', 'debit credit', 'type dr cr', 'ডেবিট ক্রেডিট'],
  /** What kind of movement it was; a wallet says by it whether it came or went. */
  type: ['type', 'transaction type', 'trx type', 'txn type', 'ধরন', 'লেনদেনের ধরন'],
  /** What a wallet keeps of a movement, beside its amount. */
  charge: ['charge', 'fee', 'charges', 'service charge', 'চার্জ', 'ফি'],
  balance: [
    ...['balance', 'running balance', 'closing balance', 'balance amount', 'স্থিতি', 'জের', 'ব্যালেন্স'],
    // Also what is not there yet: only where nothing else is a balance.
    'available balance',
  ],
} as const;
export type Column = keyof typeof HEADINGS;
/** Where each column stands, from 0. */
export type Places = Partial<Record<Column, number>>;

const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function placesIn(headings: readonly string[]): Places {
  const plainly = headings.map(plain);
  const found: Places = {};
  for (const name of Object.keys(HEADINGS) as Column[]) {
    const word = (HEADINGS[name] as readonly string[]).find((heading) => plainly.includes(heading));
    if (word !== undefined) found[name] = plainly.indexOf(word);
  }
  return found;
}

const isWhole = ({ on, out, in: into, amount, balance }: Places) =>
  on !== undefined &&
  balance !== undefined &&
  (amount !== undefined || (out !== undefined && into !== undefined));

/** The headings of a statement: where they end, from 0, and what stands under them. */
export interface Headings {
  readonly last: number;
  readonly places: Places;
  /** So many columns have a heading, from the first. */
  readonly width: number;
}

const widthOf = (cells: Cells) => cells.findLastIndex((cell) => cellText(cell).trim() !== '') + 1;

/** Looks for the headings, in one line or in two, one above the other. */
export function headingsIn(rows: readonly Cells[]): Headings | undefined {
  for (const [at, cells] of rows.entries()) {
    const places = placesIn(cells.map(cellText));
    if (isWhole(places)) return { last: at, places, width: widthOf(cells) };
    const under = rows[at + 1];
    if (!under) continue;
    const width = Math.max(cells.length, under.length);
    const both = Array.from({ length: width }, (_, index) =>
      `${cellText(cells[index])} ${cellText(under[index])}`.trim(),
    );
    const joined = placesIn(both);
    if (isWhole(joined) && !isWhole(placesIn(under.map(cellText))))
      return { last: at + 1, places: joined, width: Math.max(widthOf(cells), widthOf(under)) };
  }
  return undefined;
}

/** The headings once more, as a new page of the statement has them. */
export const isHeadings = (cells: Cells) => isWhole(placesIn(cells.map(cellText)));
