import { paisa } from '@madrasah/events';
import type { Application } from '../ledger/journal/state.ts';

/** What of advances of a fund must come back to make up for what is missing (paisa), the latest application first. */
export function latestApplications(
  applications: readonly Application[],
  fundId: number,
  missing: number,
): Application[] {
  const lines: Application[] = [];
  let rest = missing;
  for (const line of applications.toReversed()) {
    if (rest <= 0) break;
    if (line.advanceFundId !== fundId) continue;
    const taken = Math.min(rest, line.amount);
    lines.push({ ...line, amount: taken });
    rest = paisa(rest - taken);
  }
  return lines;
}
