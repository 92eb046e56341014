import { type CommandOf, isRefusal } from '@madrasah/events';
import { chartedInBoth, refuseLedger } from '@madrasah/events/ledger';
import { MONEY_RULES, moneyRulesRevision, setMoneyRules, settingValue } from '@madrasah/events/settings';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { seenAnother } from '../kernel/seen.ts';
import { mayHoldFees } from '../ledger/chart/lookups.ts';
import { type ChartState, chartStream } from '../ledger/chart/state.ts';
import { openFund } from '../ledger/journal/rules/checks.ts';
import { changeSetting } from './switches.ts';

/** What percentages come out in, and where open advances lie, from now on: a fund that fees may lie in, which takes entries. */
export function setRules(
  chart: ChartState,
  { rounding, advanceFund }: CommandOf<typeof setMoneyRules>,
  seen?: number,
) {
  const stands = (id: number) => settingValue(id, chart.settings.get(id));
  const another = seenAnother(
    seen,
    moneyRulesRevision(stands(MONEY_RULES.rounding), stands(MONEY_RULES.advanceFund)),
  );
  if (another) return another;
  const fund = advanceFund === 0 ? undefined : openFund(chart, advanceFund);
  if (isRefusal(fund)) return fund;
  if (fund && !mayHoldFees(fund))
    return refuseLedger('ledger.no-fees-in-fund', { fund: chartedInBoth(fund) });
  return [
    ...changeSetting(chart, MONEY_RULES.rounding, rounding),
    ...changeSetting(chart, MONEY_RULES.advanceFund, advanceFund),
  ];
}

/** How sums are reckoned in a school. */
export const moneyRules = ({ desk }: Pick<Deps, 'desk'>): HandledCommand =>
  oneStep(desk, setMoneyRules, (command, { ifMatch }) =>
    stepOn(chartStream, (chart) => setRules(chart, command, ifMatch)),
  );
