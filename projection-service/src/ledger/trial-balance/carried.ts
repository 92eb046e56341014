import { type Day, paisa } from '@madrasah/events';
import { type LedgerClass, trialGroupOf } from '@madrasah/events/ledger';
import type { AccountNames } from '../account-names.ts';
import { type Books, type Cut, type FundMovements, movements } from '../books/index.ts';

const OWN = 'sys:fund-balance';

/** Whether an account begins each accounting year with nothing: income, expense, and what lessens or follows them. */
export function isOfTheYear({ classOf }: AccountNames, account: string): boolean {
  const its = classOf(account) as LedgerClass | undefined;
  const group = trialGroupOf({ account, ...(its === undefined ? {} : { CAID: its }) });
  return group === 'income' || group === 'expense';
}

interface Range {
  readonly from: Day;
  /** The first day of the accounting year that `from` lies in. */
  readonly yearBegins: Day;
  readonly fundId: number | undefined;
}

/**
 * Movements whose openings are those of a new accounting year: what was earned and spent before it stands in the
 * fund's balance, whether anybody has signed the old year off or not (ACCOUNTING 3).
 */
export function carriedMovements(
  books: Books,
  cut: Cut,
  { from, yearBegins, fundId }: Range,
  names: AccountNames,
): FundMovements[] {
  const before = new Map(movements(books, cut, yearBegins, fundId).map((fund) => [fund.fundId, fund]));
  return movements(books, cut, from, fundId).map(({ fundId: id, accounts }) => {
    const earned = new Map(
      (before.get(id)?.accounts ?? [])
        .filter(({ account, opening }) => opening !== 0 && isOfTheYear(names, account))
        .map(({ account, opening }) => [account, opening]),
    );
    const carried = paisa([...earned.values()].reduce((sum, opening) => sum + opening, 0));
    const own = accounts.find(({ account }) => account === OWN);
    const all = own ? accounts : [...accounts, { account: OWN, opening: 0, debit: 0, credit: 0 }];
    return {
      fundId: id,
      accounts: all
        .map((row) => {
          const change = row.account === OWN ? carried : -(earned.get(row.account) ?? 0);
          return { ...row, opening: paisa(row.opening + change) };
        })
        .filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0)
        .sort((one, other) => (one.account < other.account ? -1 : 1)),
    };
  });
}
