import { type Cells, cellText } from '../../kernel/index.ts';

/** As banks and wallets of this country head their columns; compared without case and signs. */
const HEADINGS = {
  on: [
    ...['date', 'transaction date', 'txn date', 'trans date', 'tran date', 'trn date', 'posting date'],
    ...['date time', 'transaction date time', 'date and time', 'trx date', 'book date', 'entry date'],
    ...['transaction time', 'time', 'তারিখ', 'লেনদেনের তারিখ', 'তারিখ ও সময়'],
  ],
  text: [
    ...['particulars', 'description', 'narration', 'details', 'transaction details', 'remarks', 'বিবরণ'],
    ...[
      'transaction particulars',
      'particular',
      'narrative',
      'transaction description',
      'from to',
      'লেনদেনের বিবরণ',
    ],
  ],
  reference: [
    ...['reference', 'ref', 'ref no', 'reference no', 'cheque', 'cheque no', 'chq no', 'instrument no'],
    ...['transaction id', 'trx id', 'trxid', 'transaction no', 'cheque number', 'চেক নং', 'ট্রানজেকশন'],
    ...[
      'instrument',
      'chq',
      'chq number',
      'tran id',
      'tran no',
      'txn id',
      'txnid',
      'journal no',
      'voucher no',
    ],
    ...['ট্রানজেকশন আইডি', 'রেফারেন্স'],
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
    ...['withdrawal amount', 'dr amount', 'debits', 'payments', 'payment', 'withdraw amount', 'debit tk'],
    ...['debit withdrawal', 'withdrawal debit', 'withdrawals debits', 'withdraw dr', 'withdrawal dr'],
    ...['amount debited', 'money out', 'cash out', 'উত্তোলন', 'ডেবিট', 'খরচ', 'উত্তোলিত', 'প্রদান'],
  ],
  in: [
    ...['credit', 'deposit', 'deposits', 'deposited', 'cr', 'credit amount', 'in', 'paid in'],
    ...['deposit amount', 'cr amount', 'credits', 'receipts', 'receipt', 'credit tk', 'amount credited'],
    ...['credit deposit', 'deposit credit', 'deposits credits', 'deposit cr'],
    ...['money in', 'cash in', 'জমা', 'ক্রেডিট', 'প্রাপ্তি'],
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
    ...['ledger balance', 'account balance', 'balance tk', 'new balance', 'অবশিষ্ট', 'বর্তমান স্থিতি'],
    // Also what is not there yet: only where nothing else is a balance.
    'available balance',
  ],
} as const;
export type Column = keyof typeof HEADINGS;
/** Whatever a column may be. */
export const COLUMNS = Object.keys(HEADINGS) as readonly Column[];
/** Where each column stands, from 0. */
export type Places = Partial<Record<Column, number>>;

/** A heading without case, signs and what stands in brackets. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What columns are by the words over them, however few are known. */
export function placesIn(headings: readonly string[]): Places {
  const plainly = headings.map(plainHeading);
  const found: Places = {};
  for (const name of COLUMNS) {
    const word = (HEADINGS[name] as readonly string[]).find((heading) => plainly.includes(heading));
    if (word !== undefined) found[name] = plainly.indexOf(word);
  }
  return found;
}

/** A day, and what came and went; a balance says besides that nothing is missing. */
export const isEnough = ({ on, out, in: into, amount }: Places): boolean =>
  on !== undefined && (amount !== undefined || (out !== undefined && into !== undefined));

const isWhole = (places: Places) => isEnough(places) && places.balance !== undefined;

/** The headings of a statement: where they end, from 0 (-1 where there are none), and what stands under them. */
export interface Headings {
  readonly last: number;
  readonly places: Places;
  /** So many columns have a heading, from the first. */
  readonly width: number;
  /** What stands over each column, in one line or in two. */
  readonly words: readonly string[];
}

const widthOf = (cells: Cells) => cells.findLastIndex((cell) => cellText(cell).trim() !== '') + 1;

const wordsOf = (cells: Cells) => cells.slice(0, widthOf(cells)).map((cell) => cellText(cell).trim());

/** Looks for headings that say enough, in one line or in two, one above the other. */
function headingsThat(says: (places: Places) => boolean, rows: readonly Cells[]): Headings | undefined {
  for (const [at, cells] of rows.entries()) {
    const places = placesIn(cells.map(cellText));
    if (says(places)) return { last: at, places, width: widthOf(cells), words: wordsOf(cells) };
    const under = rows[at + 1];
    if (!under) continue;
    const width = Math.max(widthOf(cells), widthOf(under));
    const both = Array.from({ length: width }, (_, index) =>
      `${cellText(cells[index])} ${cellText(under[index])}`.trim(),
    );
    const joined = placesIn(both);
    if (says(joined) && !says(placesIn(under.map(cellText))))
      return { last: at + 1, places: joined, width, words: both };
  }
  return undefined;
}

/** Headings with a balance, wherever they stand; only where there are none, those without one. */
export const headingsIn = (rows: readonly Cells[]): Headings | undefined =>
  headingsThat(isWhole, rows) ?? headingsThat(isEnough, rows);

/** The headings once more, as a new page of the statement has them: known by their words, or the very same lines. */
export function isAgain(rows: readonly Cells[], { last }: Headings): (cells: Cells) => boolean {
  const lineOf = (cells: Cells) => wordsOf(cells).join('\u0000');
  const above = new Set(rows.slice(0, last + 1).map(lineOf));
  return (cells) =>
    (widthOf(cells) > 1 && above.has(lineOf(cells))) || isWhole(placesIn(cells.map(cellText)));
}
