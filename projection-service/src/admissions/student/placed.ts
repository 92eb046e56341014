import type { Day } from '@madrasah/events';
import type { Place } from '@madrasah/events/admissions';
import type { Clocks } from '../../ledger/index.ts';
import type { AdmissionFacts, EarlierPlace } from './student.ts';

const placeOf = ({ classId, sectionId, residence, newOrOld }: Place): Place => ({
  ...{ classId, sectionId, residence, newOrOld },
});

const isSame = (one: Place, other: Place) => JSON.stringify(placeOf(one)) === JSON.stringify(placeOf(other));

/** The admission's earlier places with one more, where it is another one at all. */
export const withEarlier = (
  { earlier = [] }: Pick<AdmissionFacts, 'earlier'>,
  {
    before,
    after,
    since,
    at,
  }: Omit<EarlierPlace, 'before'> & { readonly before: Place; readonly after: Place },
): Pick<AdmissionFacts, 'earlier'> =>
  isSame(before, after) ? {} : { earlier: [...earlier, { before: placeOf(before), since, at }] };

/**
 * Since when a correction counts: another section is one he went to that day; another class, residence, new or old is
 * given only while nothing is charged, and mends a mistake.
 */
export const sinceCorrected = (before: Place, after: Place, on: Day): Day | '' =>
  isSame({ ...before, sectionId: after.sectionId }, after) ? on : '';

/** An admission as it was on a day, as known at an instant: the last change that had begun and was known counts. */
export function placedAt<A extends Pick<AdmissionFacts, 'earlier'>>(
  admission: A,
  { asOf, knownAt }: Clocks,
): A {
  const { earlier } = admission;
  if (!earlier || (asOf === undefined && knownAt === undefined)) return admission;
  const known = knownAt?.toISOString();
  const isBegun = ({ since, at }: EarlierPlace) => since <= (asOf ?? since) && at <= (known ?? at);
  const then = earlier[earlier.findLastIndex(isBegun) + 1];
  return then ? { ...admission, ...then.before } : admission;
}
