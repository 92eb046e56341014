import { FeePricesWithdrawn, feeHeads } from '@madrasah/events/fees';
import { drafted } from '@madrasah/events/kernel';
import { FundSwitched, refuseLedger } from '@madrasah/events/ledger';
import type { Decided } from '../journal/facts/index.ts';
import { fundOf } from './lookups.ts';
import type { ChartState } from './state.ts';

/**
 * Closes a fund, or opens it again. A closed fund keeps its money and takes no new entry: its fee heads and their prices
 * are withdrawn with it from today on, so that no admission and no run meets one. Opened again it has none.
 */
export function switchFund(
  chart: ChartState,
  { id, active }: { readonly id: number; readonly active: boolean },
  today: string,
): Decided {
  const fund = fundOf(chart, id);
  if (!fund) return refuseLedger('fund.not-found');
  if (fund.active === active) return [];
  const withdrawn = active ? [] : withdrawnWith(chart, id, today);
  return [...withdrawn, FundSwitched({ fundId: id, active })];
}

/** What of a fund asks for fees: its standing prices, then its heads. */
function withdrawnWith({ prices, feeHeads: heads, subLedgers }: ChartState, fundId: number, today: string) {
  const lies = (subLedgerId: number) => subLedgers.get(subLedgerId)?.fundId === fundId;
  const priced = [...prices.values()].filter(
    ({ subLedgerId, versions }) => lies(subLedgerId) && versions.at(-1)?.amounts,
  );
  const standing = [...heads.values()].filter(({ retired, subLedgerId }) => !retired && lies(subLedgerId));
  return [
    ...priced.map(({ priceRowId }) => FeePricesWithdrawn({ priceRowId, effectiveFrom: today })),
    ...standing.map(({ feeHeadId }) => drafted(feeHeads, { kind: 'retired', id: feeHeadId })),
  ];
}
