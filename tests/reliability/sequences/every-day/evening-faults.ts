import { endOf } from '../../../../command-service/src/ledger/journal/rules/money-rule.ts';
import type { JournalState } from '../../../../command-service/src/ledger/journal/state.ts';
import { dues, itemStates, trialBalance } from '../../../../projection-service/src/ledger/books/index.ts';
import type { Asking } from '../../../../projection-service/src/statements/asking.ts';
import {
  incomeByAccrual,
  incomeSums,
} from '../../../../projection-service/src/statements/income-expense/figures.ts';
import {
  positions,
  positionTogether,
  totalOf,
} from '../../../../projection-service/src/statements/position/figures.ts';
import type { Evening, SecondBooks } from './second-books.ts';

/** What decisions find on each account and fund, looking back at an evening. */
export function decidedFault({ day, balances }: Evening, journal: JournalState): string | undefined {
  for (const [key, balance] of journal.balances.entries()) {
    const [found, ours] = [endOf(balance, day), balances.get(key) ?? 0];
    if (found !== ours) return `${key} is ${found} for decisions, ${ours} by the lines`;
  }
  return undefined;
}

type Sums<K> = ReadonlyMap<K, number>;

/** The first key that two sums differ in; what one does not know is nothing. */
function differing<K>(ours: Sums<K>, theirs: Sums<K>): K | undefined {
  for (const [key, amount] of ours) if (amount !== (theirs.get(key) ?? 0)) return key;
  for (const [key, amount] of theirs) if (amount !== (ours.get(key) ?? 0)) return key;
  return undefined;
}

function differ<K>(what: string, ours: Sums<K>, theirs: Sums<K>): string | undefined {
  const key = differing(ours, theirs);
  if (key === undefined) return undefined;
  return `${what} ${key} is ${theirs.get(key) ?? 0} in the books, ${ours.get(key) ?? 0} by the lines`;
}

/** Each fund's trial balance: what every account has, and debit is credit. */
export function trialFault({ balances }: Evening, { books, cut }: Asking): string | undefined {
  const told = new Map<string, number>();
  for (const { fundId, accounts, debit, credit } of trialBalance(books, cut)) {
    if (debit !== credit) return `fund ${fundId} has debit ${debit}, credit ${credit}`;
    for (const row of accounts) told.set(`${row.account}|${fundId}`, row.debit - row.credit);
  }
  return differ('account', balances, told);
}

/**
 * What each fund was worth at the beginning of the year and its surplus are what the lines say, are its assets less
 * what it owes, and the surplus is what income and expenditure end with; all funds together too. Years that are
 * closed, are not, or are open again make no difference.
 */
export function yearFault({ beginning, surplus }: Evening, asking: Asking): string | undefined {
  const funds = positions(asking);
  const of = (figure: 'beginning' | 'surplus') => new Map(funds.map((fund) => [fund.fundId, fund[figure]]));
  for (const { fundId, assets, liabilities, ...fund } of [...funds, positionTogether(funds)]) {
    const rest = totalOf(assets) - totalOf(liabilities);
    const worth = fund.beginning + fund.surplus;
    if (rest !== worth) return `fund ${fundId} has ${rest}, and is worth ${worth}`;
    if (totalOf(fund.fundBalances) !== worth) return `the balances of fund ${fundId} are not ${worth}`;
  }
  const earned = new Map(incomeByAccrual(asking).map((fund) => [fund.fundId, incomeSums(fund).after]));
  return (
    differ('the beginning of fund', beginning, of('beginning')) ??
    differ('the surplus of fund', surplus, of('surplus')) ??
    differ('income less expenditure of fund', surplus, earned)
  );
}

/** Until when a due is of the first ages; what is older is of the last. */
const AGES = [30, 90, 180];

/** Every due and every advance, by student and fund; the ages of an admission's dues are its dues. */
export function duesFault({ day, items, advances }: Evening, { books, cut }: Asking): string | undefined {
  const due = new Map(itemStates(books, cut, { all: true }).map((item) => [item.itemId, item.due]));
  const all = dues(books, cut, { on: day, lastDays: AGES });
  for (const { admissionId, ages, due: owed } of all.admissions.values()) {
    const aged = ages.reduce((sum, amount) => sum + amount, 0);
    if (aged !== owed) return `the ages of admission ${admissionId} are ${aged}, its dues ${owed}`;
  }
  const held = new Map<string, number>();
  const ahead = new Map<string, number>();
  for (const [key, amount] of advances) {
    const [party = '', , account = ''] = key.split('|');
    held.set(`${party}|${account}`, (held.get(`${party}|${account}`) ?? 0) - amount);
  }
  for (const [party, { open, month }] of all.advances)
    ahead.set(`${party}|sys:open-advance`, open).set(`${party}|sys:month-advance`, month);
  return differ('item', items, due) ?? differ('advance of', held, ahead);
}

/** No item, no advance, and of no account and fund by choice, is below nothing. */
export function shortFault(second: SecondBooks, evening: Evening): string | undefined {
  for (const [item, due] of evening.items) if (due < 0) return `item ${item} is due ${due}`;
  for (const [key, amount] of evening.advances) if (amount > 0) return `the advance ${key} is ${-amount}`;
  for (const [key, amount] of evening.balances)
    if (amount < 0 && second.isMoney(key.split('|')[0] ?? '') && !second.isExcused(key, evening.day))
      return `${key} has ${amount}`;
  return undefined;
}

/** Where a year is signed off nothing of it is left on income and expense; where it is not, nothing closed it. */
export function closingFault({ ofYear, closed, isSignedOff }: Evening): string | undefined {
  for (const [key, amount] of isSignedOff ? ofYear : closed)
    if (amount !== 0)
      return `${key} has ${amount} ${isSignedOff ? 'in a year signed off' : 'of a closing entry'}`;
  return undefined;
}
