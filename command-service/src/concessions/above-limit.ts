import { Problem } from '@madrasah/events';
import type { GrantRequest } from '@madrasah/events/concessions';
import { lessenedBy } from '@madrasah/events/plans';
import { limitOf, mostOn } from '../ledger/chart/concession-limits.ts';
import { roundingOf } from '../ledger/chart/lookups.ts';
import type { ChartState } from '../ledger/chart/state.ts';

const HUNDREDTHS = 100;

/**
 * Why a concession is more than its giver may give by himself; undefined where it is not. What cannot be compared (a
 * sum for months to come against a percentage, or the other way round) is more.
 * @param charged what it is taken off, in paisa; undefined for months to come
 */
export function aboveLimit(
  chart: ChartState,
  permissionType: number,
  command: Pick<GrantRequest, 'amount' | 'percent'>,
  charged: number | undefined,
): Problem | undefined {
  const limit = limitOf(chart, permissionType);
  if (!limit) return undefined;
  if (charged !== undefined) {
    const most = mostOn(chart, permissionType, charged) as number;
    return lessenedBy(charged, command, roundingOf(chart)) > most
      ? new Problem('concession.above-amount', { limit: most })
      : undefined;
  }
  const { amount, percent } = command;
  const withinSum = limit.amount === null || (amount !== null && amount <= limit.amount);
  const withinPart = limit.percent === null || (percent !== null && percent <= limit.percent);
  if (!withinPart)
    return new Problem('concession.above-percent', { percent: (limit.percent ?? 0) / HUNDREDTHS });
  return withinSum ? undefined : new Problem('concession.above-amount', { limit: limit.amount ?? 0 });
}
