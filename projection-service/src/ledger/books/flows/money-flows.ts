import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { ROLE } from '../roles.ts';
import { NONE } from '../tables.ts';
import { isAppliedAcross, segmentEnds } from './segments.ts';
import { addShare, cancelled, paired, type Share } from './shares.ts';

/** How money came into an account or left it: for a head, from or to another account, from or to another fund. */
export const FLOW = { opening: 0, head: 1, contra: 2, transfer: 3 } as const;

/**
 * Is told of money that came (above zero) or went: the entry, and as indexes the fund, the money account, and what it
 * was for: a head, the other account, or the account of the transfer. At the opening that is the account itself.
 */
export type OnFlow = (
  entry: number,
  fund: number,
  account: number,
  head: number,
  amount: number,
  kind: number,
) => void;

const OPENING_KINDS: ReadonlySet<string> = new Set(['OpeningBalancesPosted']);
const BETWEEN_FUNDS = ['sys:transfer-in', 'sys:transfer-out', 'sys:due-from', 'sys:due-to'];

/** Which of the accounts are among the named ones. */
export const maskOf = ({ names }: Books, wanted: ReadonlySet<string>): Uint8Array =>
  Uint8Array.from(names.accounts.values(), (account) => Number(wanted.has(account)));

/** What a line that is no money is for: of a student's fee its head, of old dues the receivable. */
function headsOf({ tables, names }: Books) {
  const bySubLedger = new Map<number, number>();
  const { rows, items, accounts } = tables;
  const receivable = names.accounts.find('sys:receivable');
  const ofSubLedger = (id: number): number => {
    const known = bySubLedger.get(id);
    if (known !== undefined) return known;
    const found = id === 0 ? receivable : names.accounts.find(subLedgerAccount(id));
    bySubLedger.set(id, found === NONE ? receivable : found);
    return bySubLedger.get(id) as number;
  };
  return (row: number): number => {
    const account = rows.account.at(row);
    const item = rows.item.at(row);
    const role = accounts.role.at(account);
    if (item === NONE || (role !== ROLE.receivable && role !== ROLE.contra)) return account;
    return ofSubLedger(items.subLedger.at(item));
  };
}

/**
 * Goes through what came into the money accounts and left them, entry by entry; what was there before `from`, and
 * what was brought over from paper, is told as `FLOW.opening`.
 * @param accounts those that hold money, as postings name them @param from a day number
 */
export function eachFlow(
  books: Books,
  cut: Cut,
  { accounts, from }: { accounts: ReadonlySet<string>; from: number },
  on: OnFlow,
): void {
  const { entries, rows } = books.tables;
  const isMoney = maskOf(books, accounts);
  const opens = Uint8Array.from(books.names.kinds.values(), (kind) => Number(OPENING_KINDS.has(kind)));
  const flows = flowsOfEntry(books, isMoney, on);
  const account = rows.account.data;
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const day = entries.on.at(entry);
    if (day > cut.asOf) continue;
    const first = entries.firstRow.at(entry);
    const end = entry < books.revision ? entries.firstRow.at(entry + 1) : rows.entry.length;
    const isBefore = day < from || opens[entries.kind.at(entry)] === 1;
    let touched = false;
    for (let row = first; row < end; row += 1) {
      if (isMoney[account[row] as number] !== 1) continue;
      touched = true;
      if (!isBefore) break;
      on(entry, rows.fund.at(row), rows.account.at(row), rows.account.at(row), rows.amount.at(row), 0);
    }
    if (touched && !isBefore) flows(entry, first, end);
  }
}

/** Tells of the flows of one entry, part by part. */
function flowsOfEntry(books: Books, isMoney: Uint8Array, on: OnFlow) {
  const { rows } = books.tables;
  const headOf = headsOf(books);
  const isTransfer = maskOf(books, new Set(BETWEEN_FUNDS));
  const kindOf = (head: number) => (isTransfer[head] === 1 ? FLOW.transfer : FLOW.head);

  /** The commonest part: one line of money, one for what. */
  function simple(entry: number, first: number, across: boolean): boolean {
    const money = isMoney[rows.account.at(first)] === 1 ? first : first + 1;
    const rest = 2 * first + 1 - money;
    if (isMoney[rows.account.at(money)] !== 1) return true;
    if (isMoney[rows.account.at(rest)] === 1) return false;
    const head = headOf(rest);
    const kind = across ? FLOW.transfer : kindOf(head);
    on(entry, rows.fund.at(money), rows.account.at(money), head, rows.amount.at(money), kind);
    return true;
  }

  function ofFund(entry: number, fund: number, first: number, end: number, across: boolean): void {
    const money: Share[] = [];
    const heads: Share[] = [];
    for (let row = first; row < end; row += 1) {
      if (rows.fund.at(row) !== fund) continue;
      if (isMoney[rows.account.at(row)] === 1) addShare(money, rows.account.at(row), rows.amount.at(row));
      else addShare(heads, headOf(row), -rows.amount.at(row));
    }
    if (money.length === 0) return;
    const left = cancelled(money, (from, by, amount) => {
      on(entry, fund, from, by, amount, FLOW.contra);
      on(entry, fund, by, from, -amount, FLOW.contra);
    });
    paired(left, cancelled(heads), (account, head, amount) =>
      on(entry, fund, account, head, amount, across ? FLOW.transfer : kindOf(head)),
    );
  }

  /** Money of several funds that comes to nothing together only changed its fund. */
  function part(entry: number, first: number, end: number): void {
    const funds = new Map<number, number>();
    for (let row = first; row < end; row += 1) {
      const amount = isMoney[rows.account.at(row)] === 1 ? rows.amount.at(row) : 0;
      funds.set(rows.fund.at(row), (funds.get(rows.fund.at(row)) ?? 0) + amount);
    }
    const sums = [...funds.values()].filter((sum) => sum !== 0);
    const across = sums.length > 1 && sums.reduce((one, other) => one + other, 0) === 0;
    for (const fund of funds.keys()) ofFund(entry, fund, first, end, across);
  }

  return (entry: number, from: number, to: number): void => {
    if (to - from === 2 && simple(entry, from, false)) return;
    const ends = segmentEnds(books, from, to);
    let first = from;
    for (let place = 0; place < ends.length; place += 1) {
      const end = ends[place] as number;
      const next = ends[place + 1];
      const across = next !== undefined && isAppliedAcross(books, isMoney, first, end, next);
      if (across) {
        simple(entry, first, true);
        simple(entry, end, true);
        place += 1;
        first = next;
        continue;
      }
      if (end - first !== 2 || !simple(entry, first, false)) part(entry, first, end);
      first = end;
    }
  };
}
