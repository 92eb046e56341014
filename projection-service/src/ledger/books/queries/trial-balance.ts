import { type Day, dayNumber, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';

/** Net closing balance of an account: on one side only, in paisa. */
export interface AccountBalance {
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
}

export interface FundBalances {
  readonly fundId: number;
  /** Accounts that are not nil, by name. */
  readonly accounts: readonly AccountBalance[];
  readonly debit: number;
  readonly credit: number;
}

/** An account over some days: how it stood before, net, and both sides of what moved, in paisa. */
export interface AccountMovement {
  readonly account: string;
  readonly opening: number;
  /** What of the opening is dated before `yearBegins`; 0 where none was said. */
  readonly earlier: number;
  readonly debit: number;
  readonly credit: number;
}

export interface FundMovements {
  readonly fundId: number;
  /** Accounts that had a balance or moved, by name. */
  readonly accounts: readonly AccountMovement[];
}

/** Which movements are asked for. */
export interface MovedOf {
  readonly from: Day;
  readonly fundId?: number | undefined;
  /** Event types that are left out. */
  readonly without?: ReadonlySet<string> | undefined;
  /** The part of the openings that is dated before it is told by itself. */
  readonly yearBegins?: Day | undefined;
}

/** The trial balance from a day on: what stood on each account the evening before and what moved until the cut. */
export function movements(books: Books, cut: Cut, asked: MovedOf): FundMovements[] {
  const { names } = books;
  const { fundId } = asked;
  const [opening, earlier, debit, credit] = sumsFrom(books, cut, asked);
  const width = names.accounts.size;
  const rowsOf = (fund: number) =>
    names.accounts
      .values()
      .map((account, index) => ({ account, cell: fund * width + index }))
      .map(({ account, cell }) => ({
        account,
        opening: paisa(opening[cell] as number),
        earlier: paisa(earlier[cell] as number),
        debit: paisa(debit[cell] as number),
        credit: paisa(credit[cell] as number),
      }))
      .filter((row) => row.opening !== 0 || row.debit !== 0 || row.credit !== 0)
      .sort((a, b) => (a.account < b.account ? -1 : 1));
  return names.funds
    .values()
    .map((id, fund) => ({ id, fund }))
    .filter(({ id }) => fundId === undefined || id === fundId)
    .sort((a, b) => a.id - b.id)
    .map(({ id, fund }) => ({ fundId: id, accounts: rowsOf(fund) }))
    .filter(({ accounts }) => accounts.length > 0 || fundId !== undefined);
}

/** Opening, what of it is earlier than the year, debits and credits at `fund * accounts + account`. */
function sumsFrom({ tables, names }: Books, cut: Cut, { from, without, yearBegins }: MovedOf) {
  const first = dayNumber(from);
  const begins = yearBegins === undefined ? Number.NEGATIVE_INFINITY : dayNumber(yearBegins);
  const leftOut = Uint8Array.from(names.kinds.values(), (kind) => Number(without?.has(kind) ?? false));
  const kinds = tables.entries.kind.data;
  const { entry, account, fund, amount } = tables.rows;
  const [entries, accounts, funds, amounts] = [entry.data, account.data, fund.data, amount.data];
  const on = tables.entries.on.data;
  const width = names.accounts.size;
  const sums = () => new Float64Array(width * names.funds.size);
  const [opening, earlier, debit, credit] = [sums(), sums(), sums(), sums()] as const;
  for (let row = 0; row < cut.rows; row += 1) {
    const day = on[entries[row] as number] as number;
    if (day > cut.asOf || leftOut[kinds[entries[row] as number] as number] === 1) continue;
    const value = amounts[row] as number;
    const cell = (funds[row] as number) * width + (accounts[row] as number);
    const column = day < first ? opening : value > 0 ? debit : credit;
    column[cell] = (column[cell] as number) + (column === credit ? -value : value);
    if (day < begins) earlier[cell] = (earlier[cell] as number) + value;
  }
  return [opening, earlier, debit, credit] as const;
}

/** The trial balance of each fund, or of one, by fund id. Debit and credit of a fund are equal. */
export function trialBalance(books: Books, cut: Cut, fundId?: number): FundBalances[] {
  const { funds } = books.names;
  const net = netByFundAndAccount(books, cut);
  return funds
    .values()
    .map((id, fund) => ({ id, fund }))
    .filter(({ id }) => fundId === undefined || id === fundId)
    .sort((a, b) => a.id - b.id)
    .map(({ id, fund }) => fundBalances(books, id, net, fund))
    .filter(({ accounts }) => accounts.length > 0 || fundId !== undefined);
}

/** Σ(debit − credit) at `fund * accounts + account`. */
function netByFundAndAccount({ tables, names }: Books, cut: Cut): Float64Array {
  const { entry, account, fund, amount } = tables.rows;
  const [entries, accounts, funds, amounts] = [entry.data, account.data, fund.data, amount.data];
  const on = tables.entries.on.data;
  const width = names.accounts.size;
  const net = new Float64Array(width * names.funds.size);
  for (let row = 0; row < cut.rows; row += 1) {
    if ((on[entries[row] as number] as number) > cut.asOf) continue;
    const cell = (funds[row] as number) * width + (accounts[row] as number);
    net[cell] = (net[cell] as number) + (amounts[row] as number);
  }
  return net;
}

function fundBalances({ names }: Books, fundId: number, net: Float64Array, fund: number): FundBalances {
  const width = names.accounts.size;
  const accounts = names.accounts
    .values()
    .map((account, index) => ({ account, balance: paisa(net[fund * width + index] as number) }))
    .filter(({ balance }) => balance !== 0)
    .map(({ account, balance }) => ({
      account,
      debit: balance > 0 ? balance : 0,
      credit: balance < 0 ? -balance : 0,
    }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, line) => paisa(sum + line[side]), 0);
  return { fundId, accounts, debit: total('debit'), credit: total('credit') };
}
