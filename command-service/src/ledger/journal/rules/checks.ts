import { Problem, type Refusal } from '@madrasah/events';
import { chartedInBoth, LEDGER_CLASS, refuseLedger as refuse } from '@madrasah/events/ledger';
import { fundOf, mayHold, subLedgerAt } from '../../chart/lookups.ts';
import type { ChartState, Fund, SubLedger } from '../../chart/state.ts';
import type { Books } from '../facts/index.ts';

/** The business day of an entry: not after today. @param path where the form shows the problem */
export function futureDay({ today }: Books, on: string, path: string): Refusal | undefined {
  if (on <= today) return undefined;
  return refuse('ledger.future-day', {}, [{ path, problem: new Problem('ledger.future-day') }]);
}

/** A cash, bank or wallet account of the chart, or the refusal. */
export function moneyAccount(chart: ChartState, subLedgerId: number): SubLedger | Refusal {
  const account = subLedgerAt(chart, subLedgerId);
  if (!account) return refuse('sub-ledger.not-found');
  return account.class === LEDGER_CLASS.money
    ? account
    : refuse('ledger.not-money', { account: chartedInBoth(account) });
}

/** A fund that takes entries, or the refusal. */
export function openFund(chart: ChartState, fundId: number): Fund | Refusal {
  const fund = fundOf(chart, fundId);
  if (!fund) return refuse('fund.not-found');
  return fund.active ? fund : refuse('ledger.fund-inactive', { fund: chartedInBoth(fund) });
}

/** The refusal when an account may not hold one of the funds. */
export function notAllowed(
  chart: ChartState,
  account: SubLedger,
  funds: Iterable<number>,
): Refusal | undefined {
  for (const fundId of funds)
    if (!mayHold(account, fundId))
      return refuse('ledger.money-not-allowed', {
        account: chartedInBoth(account),
        fund: chartedInBoth(chart.funds.get(fundId)) || fundId,
      });
  return undefined;
}
