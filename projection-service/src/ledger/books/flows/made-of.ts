import { dayNumber } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { NONE } from '../tables.ts';
import { eachFlow, FLOW, maskOf } from './money-flows.ts';
import type { MoneyRange } from './receipts-payments.ts';
import { placing, SIDE, type Side, signOn } from './sides.ts';

/** A figure of receipts and payments, or a sum of several: what is not named is any. */
export interface MoneyFigure {
  /** With what sign each side counts; `closing` is all there was, came and went, `in` and `out` what moved. */
  readonly sides: Readonly<Partial<Record<Side | 'closing' | 'in' | 'out', 1 | -1>>>;
  readonly fundId?: number | undefined;
  /** What it was for; of receipts and payments alone where there are several. */
  readonly head?: string | undefined;
  readonly heads?: ReadonlySet<string> | undefined;
  /** The cash boxes, banks or wallets. */
  readonly accounts?: ReadonlySet<string> | undefined;
  /** Only what was taken back, or only what was not. */
  readonly back?: boolean | undefined;
  /** Only from or to other accounts, between funds, or neither. */
  readonly kind?: keyof typeof FLOW | undefined;
}

/** What each entry gave to a figure, in paisa, by revision. Their sum is the figure. */
export function moneyMadeOf(
  books: Books,
  cut: Cut,
  range: MoneyRange,
  { sides, fundId, head, heads, accounts, back, kind: only }: MoneyFigure,
): Map<number, number> {
  const { names } = books;
  const placeOf = placing(books, range.classOf);
  const fundWanted = fundId === undefined ? undefined : names.funds.find(fundId);
  const headWanted = head === undefined ? undefined : names.accounts.find(head);
  const isAmong = (wanted: ReadonlySet<string> | undefined) => wanted && maskOf(books, wanted);
  const [amongHeads, amongAccounts] = [isAmong(heads), isAmong(accounts)];
  const signs = new Map(Object.entries(sides).map(([side, sign]) => [SIDE[side as Side], sign] as const));
  const found = new Map<number, number>();
  const from = dayNumber(range.from);
  eachFlow(books, cut, { accounts: range.accounts, from }, (entry, fund, money, of, amount, kind) => {
    if (fundWanted !== undefined && fund !== fundWanted) return;
    if (headWanted !== undefined && of !== headWanted) return;
    if (amongAccounts && amongAccounts[money] !== 1) return;
    if (only !== undefined && kind !== FLOW[only]) return;
    if (amongHeads && kind === FLOW.head && amongHeads[of] !== 1) return;
    const moved = kind !== FLOW.opening && (amount > 0 ? sides.in : sides.out);
    if (moved) return put(found, entry, Math.abs(amount) * moved);
    if (sides.closing) return put(found, entry, amount * sides.closing);
    const placed = placeOf(entry, of, amount, kind);
    const sign = placed && signs.get(placed.side as never);
    if (!placed || !sign || (back !== undefined && placed.back !== back)) return;
    put(found, entry, amount * signOn(placed.side) * sign);
  });
  return found;
}

/** One figure of the balances: what an account had before a day, what it got or gave since, or what it has. */
export interface BalanceFigure {
  /** Of the days since `from`: debits, credits (both above zero) or debits less credits; `opening` what was before. */
  readonly of: 'opening' | 'debit' | 'credit' | 'moved' | 'closing';
  readonly accounts: readonly string[];
  readonly fundId?: number | undefined;
  /** A day number; absent for all since the first entry. */
  readonly from?: number | undefined;
  /** A day number: what is dated before it counts nowhere. */
  readonly since?: number | undefined;
  /** What credits are counted as: 1 where a debit is below zero. */
  readonly sign?: 1 | -1 | undefined;
  /** Event types that are left out: closing entries, where a statement does. */
  readonly without?: ReadonlySet<string> | undefined;
}

/** What each entry gave to a balance, in paisa, by revision. Their sum is the figure. */
export function balanceMadeOf(books: Books, cut: Cut, figure: BalanceFigure): Map<number, number> {
  const { tables, names } = books;
  const { rows, entries } = tables;
  const { of, from = Number.NEGATIVE_INFINITY, since = Number.NEGATIVE_INFINITY } = figure;
  const { sign = 1, without = new Set() } = figure;
  const fund = figure.fundId === undefined ? undefined : names.funds.find(figure.fundId);
  const wanted = new Set(figure.accounts.map((account) => names.accounts.find(account)));
  wanted.delete(NONE);
  const leftOut = names.kinds.values().map((kind) => without.has(kind));
  const found = new Map<number, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    if (!wanted.has(rows.account.at(row)) || (fund !== undefined && rows.fund.at(row) !== fund)) continue;
    const entry = rows.entry.at(row);
    const day = entries.on.at(entry);
    if (day > cut.asOf || day < since || leftOut[entries.kind.at(entry)]) continue;
    const amount = rows.amount.at(row);
    if (of !== 'closing' && day < from !== (of === 'opening')) continue;
    if (of === 'debit' || of === 'credit') {
      if (amount > 0 === (of === 'debit')) put(found, entry, Math.abs(amount));
    } else put(found, entry, sign * amount);
  }
  return found;
}

function put(found: Map<number, number>, entry: number, amount: number): void {
  found.set(entry, (found.get(entry) ?? 0) + amount);
}
