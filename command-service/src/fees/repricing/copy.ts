import type { EventDraft } from '@madrasah/events';
import { sessions } from '@madrasah/events/academics';
import { type CopyPrices, FeePricesSet, refuseFees as refuse } from '@madrasah/events/fees';
import { partOf } from '@madrasah/events/plans';
import { amountsOn, chargedHeadOn, roundingOf } from '../../ledger/chart/lookups.ts';
import { type ChartState, priceKey } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import type { AcademicFrame } from '../price-list/prices.ts';

const WHOLE = 100;

/** The matrix of one session to another. Rows that the other session has already stay as they are. */
export function copyPrices(
  chart: ChartState,
  { from, to, percent, effectiveFrom }: CopyPrices,
  frame: AcademicFrame,
  today: string,
): Decided {
  if (!frame.hasSession(from) || !frame.hasSession(to)) return sessions.refuse('session.not-found');
  if (from === to) return refuse('fees.prices-same-session');
  const day = effectiveFrom ?? today;
  const rounding = roundingOf(chart);
  let priceRowId = Math.max(0, ...chart.prices.keys());
  const drafts: EventDraft[] = [];
  for (const { sessionId, classId, subLedgerId, priceRowId: source } of chart.prices.values()) {
    const amounts = sessionId === from ? amountsOn(chart, source, today) : undefined;
    if (!amounts || !chargedHeadOn(chart, subLedgerId)) continue;
    const known = chart.priceKeys.get(priceKey(to, classId, subLedgerId));
    if (known !== undefined && chart.prices.get(known)?.versions.at(-1)?.amounts) continue;
    if (known === undefined) priceRowId += 1;
    drafts.push(
      FeePricesSet({
        ...{ priceRowId: known ?? priceRowId, sessionId: to, classId, subLedgerId, effectiveFrom: day },
        amounts: amounts.map((amount) =>
          amount === null ? null : partOf(amount, WHOLE + percent, WHOLE, rounding),
        ),
      }),
    );
  }
  return drafts.length > 0 ? drafts : refuse('fees.prices-nothing-copied');
}
