import { type Day, dayNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';

/** One entry as an account's ledger has it, in paisa. */
export interface LedgerRow {
  readonly revision: number;
  readonly debit: number;
  readonly credit: number;
  /** Net (debit less credit) after it. */
  readonly balance: number;
}

export interface AccountLedger {
  /** Net before the first row, and after the last. */
  readonly opening: number;
  readonly closing: number;
  readonly rows: readonly LedgerRow[];
}

export interface LedgerRange {
  /** One account, or several as one. */
  readonly account: string | readonly string[];
  readonly fundId?: number | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** The ledger of one account or of several as one, by business day and then as recorded; of one fund, or of all. */
export function accountLedger(
  books: Books,
  cut: Cut,
  { account, fundId, from, to }: LedgerRange,
): AccountLedger {
  const { tables, names } = books;
  const wanted = new Set([account].flat().map((one) => names.accounts.find(one)));
  const fund = fundId === undefined ? undefined : names.funds.find(fundId);
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from);
  const last = Math.min(cut.asOf, to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to));
  const on = tables.entries.on.data;
  let opening = 0;
  const sums = new Map<number, { debit: number; credit: number }>();
  for (let row = 0; row < cut.rows; row += 1) {
    if (!wanted.has(tables.rows.account.at(row))) continue;
    if (fund !== undefined && tables.rows.fund.at(row) !== fund) continue;
    const entry = tables.rows.entry.at(row);
    const day = on[entry] as number;
    const amount = tables.rows.amount.at(row);
    if (day > last) continue;
    if (day < first) opening += amount;
    else {
      const sum = sums.get(entry) ?? { debit: 0, credit: 0 };
      if (amount > 0) sum.debit += amount;
      else sum.credit -= amount;
      sums.set(entry, sum);
    }
  }
  let balance = opening;
  const rows = [...sums]
    .sort(([a], [b]) => (on[a] as number) - (on[b] as number) || a - b)
    .map(([revision, { debit, credit }]) => {
      balance += debit - credit;
      return { revision, debit, credit, balance };
    });
  return { opening, closing: balance, rows };
}
