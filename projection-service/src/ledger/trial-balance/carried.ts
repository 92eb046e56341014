import { type Day, dayNumber, paisa } from '@madrasah/events';
import { YearClosed, YearReopened } from '@madrasah/events/closing';
import { type LedgerClass, trialGroupOf } from '@madrasah/events/ledger';
import type { AccountNames } from '../account-names.ts';
import {
  type BalanceFigure,
  type Books,
  balanceMadeOf,
  type Cut,
  type FundBalances,
  type FundMovements,
  movements,
} from '../books/index.ts';

const OWN = 'sys:fund-balance';

/** Entries that close a year: excluded from every statement (ACCOUNTING W27). */
export const CLOSING_ENTRIES: ReadonlySet<string> = new Set([YearClosed.type, YearReopened.type]);

/** Whether an account begins each accounting year with nothing: income, expense, and what lessens or follows them. */
export function isOfTheYear({ classOf }: Pick<AccountNames, 'classOf'>, account: string): boolean {
  const its = classOf(account) as LedgerClass | undefined;
  const group = trialGroupOf({ account, ...(its === undefined ? {} : { CAID: its }) });
  return group === 'income' || group === 'expense';
}

/** Days within an accounting year, and whether what closed it counts. */
export interface OfYear {
  readonly from: Day;
  /** The first day of the accounting year that `from` lies in. */
  readonly yearBegins: Day;
  readonly fundId?: number | undefined;
  /** With what closed the year; by itself every year is told as it was before. */
  readonly withClosing?: boolean | undefined;
}

const leftOut = ({ withClosing = false }: OfYear) => (withClosing ? undefined : CLOSING_ENTRIES);

/**
 * Movements whose openings are those of an accounting year: what was earned and spent before it stands in the fund's
 * balance, whether that year was closed, was not, or was and is open again (ACCOUNTING 3.1).
 */
export function carriedMovements(
  books: Books,
  cut: Cut,
  range: OfYear,
  names: Pick<AccountNames, 'classOf'>,
): FundMovements[] {
  const found = movements(books, cut, { ...range, without: leftOut(range) });
  return found.map(({ fundId, accounts }) => {
    const earlier = (of: FundMovements['accounts'][number]) =>
      isOfTheYear(names, of.account) ? of.earlier : 0;
    const carried = accounts.reduce((sum, row) => paisa(sum + earlier(row)), 0);
    const own = accounts.some(({ account }) => account === OWN);
    const none = { account: OWN, opening: 0, earlier: 0, debit: 0, credit: 0 };
    return {
      fundId,
      accounts: (own ? accounts : [...accounts, none])
        .map((row) => {
          const change = row.account === OWN ? carried : -earlier(row);
          return { ...row, opening: paisa(row.opening + change) };
        })
        .filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0)
        .sort((one, other) => (one.account < other.account ? -1 : 1)),
    };
  });
}

/** What stands at the end of some movements: net, on one side only, accounts that are nil left out. */
export function closingOf({ fundId, accounts: moved }: FundMovements): FundBalances {
  const accounts = moved
    .map(({ account, opening, debit, credit }) => ({ account, balance: paisa(opening + debit - credit) }))
    .filter(({ balance }) => balance !== 0)
    .map(({ account, balance }) => ({
      ...{ account, debit: Math.max(balance, 0), credit: Math.max(-balance, 0) },
    }));
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, row) => paisa(sum + row[side]), 0);
  return { fundId, accounts, debit: total('debit'), credit: total('credit') };
}

/** What each entry gave to a figure of such movements, in paisa, by revision. */
export function carriedMadeOf(
  books: Books,
  cut: Cut,
  range: OfYear,
  names: Pick<AccountNames, 'classOf'>,
  { of, accounts, sign }: Pick<BalanceFigure, 'of' | 'accounts' | 'sign'>,
): ReadonlyMap<number, number>[] {
  const [begins, from] = [dayNumber(range.yearBegins), dayNumber(range.from)];
  const figure = { of, sign, from, fundId: range.fundId, without: leftOut(range) };
  const isOfYear = (account: string) => isOfTheYear(names, account);
  const kept = balanceMadeOf(books, cut, { ...figure, accounts: accounts.filter((one) => !isOfYear(one)) });
  const ofYear = accounts.filter(isOfYear);
  const earned = balanceMadeOf(books, cut, { ...figure, accounts: ofYear, since: begins });
  if (!accounts.includes(OWN) || (of !== 'opening' && of !== 'closing')) return [kept, earned];
  const before = { ...figure, of: 'opening', from: begins } as const;
  const all = books.names.accounts.values().filter(isOfYear);
  return [kept, earned, balanceMadeOf(books, cut, { ...before, accounts: all })];
}

/** Whether an entry that closed the year, or took that back, lies in the cut. */
export function hasClosing(
  { tables: { entries }, names }: Books,
  cut: Cut,
  { yearBegins }: Pick<OfYear, 'yearBegins'>,
): boolean {
  const kinds = new Set(
    [...CLOSING_ENTRIES].map((kind) => names.kinds.find(kind)).filter((kind) => kind >= 0),
  );
  if (kinds.size === 0) return false;
  const begins = dayNumber(yearBegins);
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const day = entries.on.at(entry);
    if (kinds.has(entries.kind.at(entry)) && day >= begins && day <= cut.asOf) return true;
  }
  return false;
}
