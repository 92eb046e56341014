import type { CommandOf } from '@madrasah/events';
import {
  ConcessionLimitsSet,
  type setConcessionLimits as definition,
  refuseConcession as refuse,
} from '@madrasah/events/concessions';
import type { Decided } from '../ledger/journal/facts/index.ts';

const WHOLE = 10_000;

/** Sets the limits of all permission types at once; one that is left out has none. */
export function setConcessionLimits({ limits }: CommandOf<typeof definition>): Decided {
  if (limits.some(({ percent }) => (percent ?? 0) > WHOLE)) return refuse('concession.percent-range');
  const byType = new Map(limits.map((limit) => [limit.permissionType, limit]));
  return [ConcessionLimitsSet({ limits: [...byType.values()] })];
}
