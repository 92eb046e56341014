import { Problem } from '@madrasah/events';
import { USER_TYPES } from '@madrasah/events/people';
import type { PeopleState } from '../../people/state.ts';
import { personTold } from '../../people/steps.ts';
import type { PlannedRow } from './plan.ts';

/** As many families as are named; of those beyond it is told how many. */
const MOST_NAMED = 20;

/** By the guardian's mobile the student who stands and was registered first. */
function firstOf({ guardians, people }: PeopleState): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [userId, mobile] of guardians.entries()) {
    const person = people.get(userId);
    const counts = person?.userType === USER_TYPES.student && person.active && !person.erased;
    if (counts && userId < (first.get(mobile) ?? Number.POSITIVE_INFINITY)) first.set(mobile, userId);
  }
  return first;
}

/**
 * Whose brothers and sisters the students of a file are by the guardian's mobile, family by family. One that the office
 * has recorded takes nobody in by a mobile: that is told as well.
 * @param people before the file is taken
 */
export function kinNotices(people: PeopleState, planned: readonly PlannedRow[]): Problem[] {
  const first = firstOf(people);
  const lines = new Map<number, number[]>();
  for (const one of planned) {
    const kin = 'registered' in one ? first.get(one.row.value.profile.mobile1) : undefined;
    if (kin !== undefined) lines.set(kin, [...(lines.get(kin) ?? []), one.row.line]);
  }
  const named = [...lines].slice(0, MOST_NAMED).flatMap(([userId, rows]) => {
    const person = people.people.get(userId);
    const key = people.families.has(userId) ? 'admissions.notice.kin-recorded' : 'admissions.notice.kin';
    return person ? [new Problem(key, { lines: rows.join(', '), code: personTold(people, person) })] : [];
  });
  const more = lines.size - named.length;
  return more > 0 ? [...named, new Problem('admissions.notice.kin-more', { count: more })] : named;
}
