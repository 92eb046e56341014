import type { ConcessionLimit } from '@madrasah/events/concessions';
import type { ChartState } from './state.ts';

const WHOLE = 10_000;

/** The most that a login of a type may take off a charge by itself, in paisa; undefined without a limit. */
export function mostOn(chart: ChartState, permissionType: number, charge: number): number | undefined {
  const limit = limitOf(chart, permissionType);
  if (!limit) return undefined;
  const bounds = [limit.amount, limit.percent === null ? null : Math.floor((charge * limit.percent) / WHOLE)];
  return Math.min(...bounds.filter((bound) => bound !== null));
}

/** The limit of a permission type; undefined where neither sum nor percentage is bounded. */
export function limitOf(chart: ChartState, permissionType: number): ConcessionLimit | undefined {
  const limit = chart.concessionLimits.get(permissionType);
  return limit && (limit.amount !== null || limit.percent !== null) ? limit : undefined;
}
