import type { CommandOf } from '@madrasah/events';
import {
  ConcessionLimitsSet,
  type setConcessionLimits as definition,
  limitsRevision,
  refuseConcession as refuse,
} from '@madrasah/events/concessions';
import { seenAnother } from '../kernel/seen.ts';
import type { ChartState } from '../ledger/chart/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';

const WHOLE = 10_000;

/** Sets the limits of all permission types at once; one that is left out has none. @param seen the version they were loaded with; any where absent */
export function setConcessionLimits(
  { concessionLimits }: Pick<ChartState, 'concessionLimits'>,
  { limits }: CommandOf<typeof definition>,
  seen?: number,
): Decided {
  const another = seenAnother(seen, limitsRevision([...concessionLimits.values()]));
  if (another) return another;
  if (limits.some(({ percent }) => (percent ?? 0) > WHOLE)) return refuse('concession.percent-range');
  const byType = new Map(limits.map((limit) => [limit.permissionType, limit]));
  return [ConcessionLimitsSet({ limits: [...byType.values()] })];
}
