import { journalEvents } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { lessens, ROLE } from '../roles.ts';
import { NONE } from '../tables.ts';
import { isAdvance, isAppliedAcross, segmentEnd } from './segments.ts';
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
    if (item === NONE || (role !== ROLE.receivable && !lessens(role))) return account;
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
  const opens = Uint8Array.from(books.names.kinds.values(), (kind) =>
    Number(journalEvents.get(kind)?.entry.opens ?? false),
  );
  const flows = flowsOfEntry(books, isMoney, on);
  const [account, fund, amount] = [rows.account.data, rows.fund.data, rows.amount.data];
  const [days, kinds, firsts] = [entries.on.data, entries.kind.data, entries.firstRow.data];
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const day = days[entry] as number;
    if (day > cut.asOf) continue;
    const first = firsts[entry] as number;
    const end = entry < books.revision ? (firsts[entry + 1] as number) : rows.entry.length;
    const isBefore = day < from || opens[kinds[entry] as number] === 1;
    for (let row = first; row < end; row += 1) {
      const of = account[row] as number;
      if (isMoney[of] !== 1) continue;
      if (!isBefore) {
        flows(entry, first, end);
        break;
      }
      on(entry, fund[row] as number, of, of, amount[row] as number, FLOW.opening);
    }
  }
}

/** Tells of the flows of one entry, part by part. */
function flowsOfEntry(books: Books, isMoney: Uint8Array, on: OnFlow) {
  const { rows, accounts } = books.tables;
  const [account, fund, amount] = [rows.account.data, rows.fund.data, rows.amount.data];
  const roles = accounts.role.data;
  const headOf = headsOf(books);
  const isTransfer = maskOf(books, new Set(BETWEEN_FUNDS));
  const kindOf = (head: number) => (isTransfer[head] === 1 ? FLOW.transfer : FLOW.head);

  /** The commonest part, a line of money and one for what. */
  function pair(entry: number, money: number, rest: number, across: boolean): void {
    const head = headOf(rest);
    const kind = across ? FLOW.transfer : kindOf(head);
    on(entry, fund[money] as number, account[money] as number, head, amount[money] as number, kind);
  }

  function ofFund(entry: number, wanted: number, first: number, end: number, across: boolean): void {
    const money: Share[] = [];
    const heads: Share[] = [];
    for (let row = first; row < end; row += 1) {
      if (fund[row] !== wanted) continue;
      const of = account[row] as number;
      if (isMoney[of] === 1) addShare(money, of, amount[row] as number);
      else addShare(heads, headOf(row), -(amount[row] as number));
    }
    if (money.length === 0) return;
    const left = cancelled(money, (from, by, sum) => {
      on(entry, wanted, from, by, sum, FLOW.contra);
      on(entry, wanted, by, from, -sum, FLOW.contra);
    });
    paired(left, cancelled(heads), (of, head, sum) =>
      on(entry, wanted, of, head, sum, across ? FLOW.transfer : kindOf(head)),
    );
  }

  /** Money of several funds that comes to nothing together only changed its fund. */
  function part(entry: number, first: number, end: number): void {
    const funds = new Map<number, number>();
    for (let row = first; row < end; row += 1) {
      const sum = isMoney[account[row] as number] === 1 ? (amount[row] as number) : 0;
      funds.set(fund[row] as number, (funds.get(fund[row] as number) ?? 0) + sum);
    }
    const sums = [...funds.values()].filter((sum) => sum !== 0);
    const across = sums.length > 1 && sums.reduce((one, other) => one + other, 0) === 0;
    for (const one of funds.keys()) ofFund(entry, one, first, end, across);
  }

  /** The money line of two lines that balance, where the other is none; -1 for any other part. */
  function moneyOfPair(first: number, to: number): number {
    const other = first + 1;
    if (other >= to || fund[first] !== fund[other] || amount[first] !== -(amount[other] as number)) return -1;
    const [one, two] = [isMoney[account[first] as number], isMoney[account[other] as number]];
    return one === two ? -1 : one === 1 ? first : other;
  }

  const holdsAdvance = (row: number) => isAdvance(roles[account[row] as number] as number);
  /** Whether two neighbouring pairs only take an advance from one fund to another. */
  const isAcross = (first: number, rest: number, nextRest: number) =>
    (holdsAdvance(rest) || holdsAdvance(nextRest)) &&
    isAppliedAcross(books, isMoney, first, first + 2, first + 4);

  return (entry: number, from: number, to: number): void => {
    let first = from;
    while (first < to) {
      const money = moneyOfPair(first, to);
      const end = money === -1 ? segmentEnd(books, first, to) : first + 2;
      if (money === -1) part(entry, first, end);
      else {
        const rest = 2 * first + 1 - money;
        const second = moneyOfPair(end, to);
        const across = second !== -1 && isAcross(first, rest, 2 * end + 1 - second);
        pair(entry, money, rest, across);
        if (across) {
          pair(entry, second, 2 * end + 1 - second, true);
          first = end + 2;
          continue;
        }
      }
      first = end;
    }
  };
}
