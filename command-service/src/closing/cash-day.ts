import { isRefusal, paisa, type Refusal } from '@madrasah/events';
import { refuseClosing as refuse } from '@madrasah/events/closing';
import { kindOfMoney, subLedgerAccount } from '@madrasah/events/ledger';
import type { ChartState, SubLedger } from '../ledger/chart/state.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import { moneyAccount } from '../ledger/journal/checks.ts';
import type { Books } from '../ledger/journal/facts.ts';
import { closedThrough } from '../ledger/journal/locks.ts';
import { daysOf, endOf } from '../ledger/journal/money-rule.ts';
import type { Balance, JournalState } from '../ledger/journal/state.ts';

/** Banks and wallets close by reconciliation, everything else that holds money by counting. */
export const isCounted = (chart: ChartState, account: SubLedger): boolean =>
  !['bank', 'wallet'].includes(kindOfMoney(account, chart.generalLedgers.get(account.ledgerId)?.name));

/** A money account whose days are closed by counting, or the refusal. */
export function cashAccount(chart: ChartState, subLedgerId: number): SubLedger | Refusal {
  const account = moneyAccount(chart, subLedgerId);
  if (isRefusal(account) || isCounted(chart, account)) return account;
  return refuse('closing.by-reconciliation', { account: account.name });
}

/** `[value in taka, how many]`. */
export type Notes = readonly (readonly [value: number, count: number])[];

/** The refusal of whoever does not keep an account: by its last hand-over, else by the chart; nobody's is everybody's. */
export function notItsHolder(
  { journal }: Pick<Books, 'journal'>,
  { subLedgerId, name, holderId }: SubLedger,
  actorId: number,
): Refusal | undefined {
  const keeper = journal.keepers.get(subLedgerId) ?? holderId;
  return keeper === null || keeper === actorId ? undefined : refuse('closing.not-holder', { account: name });
}

function balancesOf({ balances }: JournalState, chart: ChartState, subLedgerId: number) {
  const account = subLedgerAccount(subLedgerId);
  return [...chart.funds.keys()].flatMap((fundId): { fundId: number; balance: Balance }[] => {
    const balance = balances.get(balanceKey(account, fundId));
    return balance ? [{ fundId, balance }] : [];
  });
}

/** What each fund has in an account at the end of a day; paisa. Funds that have nothing there are left out. */
export const bookOn = (journal: JournalState, chart: ChartState, subLedgerId: number, day: string) =>
  balancesOf(journal, chart, subLedgerId)
    .map(({ fundId, balance }) => ({ fundId, amount: paisa(endOf(balance, day)) }))
    .filter(({ amount }) => amount !== 0);

/** The days up to one on which money of an account moved and that it has not closed, in their order. */
export function openDays(
  journal: JournalState,
  chart: ChartState,
  subLedgerId: number,
  upTo: string,
): string[] {
  const through = closedThrough(journal, subLedgerId);
  const days = balancesOf(journal, chart, subLedgerId).flatMap(({ balance }) =>
    daysOf(balance).map(([day]) => day),
  );
  return [...new Set(days)].filter((day) => day > through && day <= upTo).sort();
}
