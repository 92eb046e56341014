import type { Lessening } from '@madrasah/events/plans';
import type { SiblingRule } from '../../plans/state.ts';

interface Child {
  readonly admissionId: number;
  readonly userId: number;
  /** The guardian's mobile; '' where none is known. */
  readonly family: string;
}

/**
 * The how-manieth child of its family each admission of a session is, by the order in which they were registered.
 * Whoever has no known family is the first of his own.
 */
export function childNumbers(children: readonly Child[]): ReadonlyMap<number, number> {
  const families = Map.groupBy(
    children.filter(({ family }) => family !== ''),
    ({ family }) => family,
  );
  const numbers = new Map<number, number>();
  for (const family of families.values())
    family
      .toSorted((one, other) => one.userId - other.userId)
      .forEach(({ admissionId }, index) => {
        numbers.set(admissionId, index + 1);
      });
  return numbers;
}

/** What the sibling rule of a head takes off for the n-th child. */
export function siblingLessening(rule: SiblingRule | undefined, child: number): Lessening | undefined {
  if (!rule?.active || child < rule.from) return undefined;
  return { kind: 'sibling', grantId: null, percent: rule.percent, amount: rule.amount };
}
