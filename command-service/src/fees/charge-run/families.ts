import type { Lessening } from '@madrasah/events/plans';
import type { SiblingRule } from '../../plans/state.ts';

interface Child {
  readonly admissionId: number;
  readonly userId: number;
  /** What he has in common with his brothers and sisters; undefined where no family is known. */
  readonly family: string | undefined;
}

/**
 * The elder brothers and sisters of each admission of a session, as admissions, in the order in which they were
 * registered. Whoever has no known family has none.
 */
export function eldersOf(children: readonly Child[]): ReadonlyMap<number, readonly number[]> {
  const families = Map.groupBy(
    children.filter(({ family }) => family !== undefined),
    ({ family }) => family,
  );
  const elders = new Map<number, readonly number[]>();
  for (const family of families.values())
    family
      .toSorted((one, other) => one.userId - other.userId)
      .map(({ admissionId }) => admissionId)
      .forEach((admissionId, index, all) => {
        elders.set(admissionId, all.slice(0, index));
      });
  return elders;
}

/** What the sibling rule of a head takes off for a child: those of its elders who are here make its number. */
export function siblingLessening(
  { active, from, percent, amount }: SiblingRule,
  elders: readonly number[],
  isHere: (elder: number) => boolean,
): Lessening | undefined {
  let child = 1;
  for (const elder of elders) {
    if (child >= from) break;
    if (isHere(elder)) child += 1;
  }
  return active && child >= from ? { kind: 'sibling', grantId: null, percent, amount } : undefined;
}
