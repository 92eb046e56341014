import { isRefusal, paisa, type Refusal } from '@madrasah/events';
import { refuseClosing as refuse } from '@madrasah/events/closing';
import { chartedInBoth } from '@madrasah/events/ledger';
import { isCounted } from '../ledger/chart/lookups.ts';
import type { ChartState, SubLedger } from '../ledger/chart/state.ts';
import { balancesIn } from '../ledger/journal/book-on.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { moneyAccount } from '../ledger/journal/rules/checks.ts';
import { keeperOf } from '../ledger/journal/rules/holders.ts';
import { closedThrough } from '../ledger/journal/rules/locks.ts';
import { daysOf } from '../ledger/journal/rules/money-rule.ts';
import type { JournalState } from '../ledger/journal/state.ts';

/** A money account whose days are closed by counting, or the refusal. */
export function cashAccount(chart: ChartState, subLedgerId: number): SubLedger | Refusal {
  const account = moneyAccount(chart, subLedgerId);
  if (isRefusal(account) || isCounted(chart, account)) return account;
  return refuse('closing.by-reconciliation', { account: chartedInBoth(account) });
}

/** What was counted in a drawer. */
export interface Cash {
  /** `[value in taka, how many]`. */
  readonly notes: readonly (readonly [value: number, count: number])[];
  /** What coins below a taka make, in paisa; none where absent. */
  readonly coins?: number | undefined;
}

/** What was counted as events keep it: nothing of what was not there. */
export const kept = ({ notes, coins = 0 }: Cash) => ({
  notes: notes.filter(([, count]) => count > 0).map(([value, count]): [number, number] => [value, count]),
  ...(coins > 0 ? { coins: paisa(coins) } : {}),
});

/** The refusal of whoever does not keep an account: by its last hand-over, else by the chart; nobody's is everybody's. */
export function notItsHolder(
  { journal }: Pick<Books, 'journal'>,
  account: SubLedger,
  actorId: number,
): Refusal | undefined {
  const keeper = keeperOf(journal, account);
  const its = keeper === null || keeper === actorId;
  return its ? undefined : refuse('closing.not-holder', { account: chartedInBoth(account) });
}

/** The days up to one on which money of an account moved and that it has not closed, in their order. */
export function openDays(
  journal: JournalState,
  chart: ChartState,
  subLedgerId: number,
  upTo: string,
): string[] {
  const through = closedThrough(journal, subLedgerId);
  const days = balancesIn(journal, chart, subLedgerId).flatMap(({ balance }) =>
    daysOf(balance).map(([day]) => day),
  );
  return [...new Set(days)].filter((day) => day > through && day <= upTo).sort();
}
