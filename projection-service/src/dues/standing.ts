import type { Day } from '@madrasah/events';
import { type AdmissionFacts, type Standing, standingNow } from '../admissions/index.ts';
import type { Dues } from '../ledger/books/index.ts';

/**
 * The admissions a list of the past has: those that were there, and any that has dues or an advance in the books as
 * of then (brought over from paper, they may be older than the admission they stand under).
 */
export function standingAt(
  { admissions: charged, advances }: Dues,
  { asOf, knownAt }: { asOf?: Day | undefined; knownAt?: Date | undefined },
): Standing {
  if (asOf === undefined && knownAt === undefined) return standingNow;
  const known = knownAt?.toISOString();
  const isThere = ({ withdrawn }: AdmissionFacts) =>
    withdrawn === null ||
    (asOf !== undefined && asOf < withdrawn.on) ||
    (known !== undefined && known < withdrawn.at);
  return (all, userId) => {
    const admissions = all.filter(isThere);
    const there = admissions.filter(
      ({ admissionId, on, at }) => charged.has(admissionId) || (on <= (asOf ?? on) && at <= (known ?? at)),
    );
    return there.length === 0 && advances.has(userId) ? admissions.slice(0, 1) : there;
  };
}
