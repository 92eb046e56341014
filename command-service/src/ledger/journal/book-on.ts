import { paisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { ChartState } from '../chart/state.ts';
import { balanceKey } from './apply-postings.ts';
import { endOf } from './rules/money-rule.ts';
import type { Balance, JournalState } from './state.ts';

/** What each fund has, or had, in an account. */
export function balancesIn({ balances }: JournalState, chart: ChartState, subLedgerId: number) {
  const account = subLedgerAccount(subLedgerId);
  return [...chart.funds.keys()].flatMap((fundId): { fundId: number; balance: Balance }[] => {
    const balance = balances.get(balanceKey(account, fundId));
    return balance ? [{ fundId, balance }] : [];
  });
}

/** What each fund has in an account at the end of a day; paisa. Funds that have nothing there are left out. */
export const bookOn = (journal: JournalState, chart: ChartState, subLedgerId: number, day: string) =>
  balancesIn(journal, chart, subLedgerId)
    .map(({ fundId, balance }) => ({ fundId, amount: paisa(endOf(balance, day)) }))
    .filter(({ amount }) => amount !== 0);
