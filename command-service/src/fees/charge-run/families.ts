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

/** What the sibling rule of a head takes off for the n-th child. */
export function siblingLessening(rule: SiblingRule | undefined, child: number): Lessening | undefined {
  if (!rule?.active || child < rule.from) return undefined;
  return { kind: 'sibling', grantId: null, percent: rule.percent, amount: rule.amount };
}
