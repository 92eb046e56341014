import { type Day, dayNumber, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { eachFlow } from './money-flows.ts';
import { type ClassOf, placing, SIDE, signOn } from './sides.ts';

/** A line of a side, in paisa: its head (or money account, at the opening and the closing) and what it came to. */
export interface MoneyLine {
  readonly account: string;
  readonly amount: number;
  /** What was taken back of that head: below zero. */
  readonly back: boolean;
}

/** What money a fund had, got, gave and had then, in paisa. opening + receipts − payments + in − out = closing. */
export interface FundMoney {
  readonly fundId: number;
  readonly opening: readonly MoneyLine[];
  readonly receipts: readonly MoneyLine[];
  readonly payments: readonly MoneyLine[];
  readonly transfersIn: number;
  readonly transfersOut: number;
  readonly closing: readonly MoneyLine[];
}

export interface MoneyRange {
  readonly from: Day;
  /** The accounts that hold money, as postings name them. */
  readonly accounts: ReadonlySet<string>;
  readonly classOf: ClassOf;
}

/** opening, receipts, payments, in, out, receipts and payments taken back, closing. */
const PLACES = 8;
const BACK = 4;
const CLOSING = 7;

/** What came in and went out until the cut, fund by fund; funds that never held money are left out. */
export function receiptsAndPayments(books: Books, cut: Cut, { from, accounts, classOf }: MoneyRange) {
  const { names } = books;
  const width = names.accounts.size;
  const sums = new Float64Array(names.funds.size * width * PLACES);
  const placeOf = placing(books, classOf);
  const add = (fund: number, account: number, place: number, amount: number) => {
    const cell = (fund * width + account) * PLACES + place;
    sums[cell] = (sums[cell] as number) + amount;
  };
  eachFlow(books, cut, { accounts, from: dayNumber(from) }, (entry, fund, account, head, amount, kind) => {
    add(fund, account, CLOSING, amount);
    const placed = placeOf(entry, head, amount, kind);
    if (placed) add(fund, head, placed.side + (placed.back ? BACK : 0), amount * signOn(placed.side));
  });
  return names.funds
    .values()
    .map((fundId, fund) =>
      fundMoney(books, fundId, (account, place) =>
        paisa(sums[(fund * width + account) * PLACES + place] as number),
      ),
    )
    .filter((fund) => !isIdle(fund))
    .sort((one, other) => one.fundId - other.fundId);
}

function fundMoney(
  { names }: Books,
  fundId: number,
  at: (account: number, place: number) => number,
): FundMoney {
  const accounts = names.accounts.values();
  const lines = (place: number, back = false): MoneyLine[] =>
    accounts.flatMap((account, index) => {
      const amount = at(index, place + (back ? BACK : 0));
      return amount === 0 ? [] : [{ account, amount, back }];
    });
  const side = (place: number) => [...lines(place), ...lines(place, true)];
  const sum = (place: number) => accounts.reduce((total, _, index) => paisa(total + at(index, place)), 0);
  return {
    fundId,
    opening: lines(SIDE.opening),
    receipts: side(SIDE.receipts),
    payments: side(SIDE.payments),
    transfersIn: sum(SIDE.transfersIn),
    transfersOut: sum(SIDE.transfersOut),
    closing: lines(CLOSING),
  };
}

const isIdle = ({ opening, receipts, payments, closing, transfersIn, transfersOut }: FundMoney) =>
  [opening, receipts, payments, closing].every((lines) => lines.length === 0) &&
  transfersIn === 0 &&
  transfersOut === 0;
