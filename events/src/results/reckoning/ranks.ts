import type { TalentRow } from './conditions.ts';
import type { Result } from './result.ts';

/** Of a result what it is ranked by. */
export type Standing = Pick<Result, 'passed' | 'tier' | 'gpa' | 'total'>;

/** One who is ranked; `group` is those he is ranked among (all, or those of his gender). */
export interface Ranked {
  readonly id: number;
  readonly result: Standing;
  readonly group?: number | undefined;
}

export interface RankRules {
  /** After a tie: 1, 1, 3 with gaps, else 1, 1, 2. */
  readonly gaps: boolean;
  /** Places that are shown; all where it is 0. */
  readonly places: number;
  /** By tier; without them everybody who passed is ranked by his figures alone. */
  readonly talent?: readonly TalentRow[] | undefined;
}

/** Below 0 where the first stands above the second; 0 where they share a place. */
export function compareResults(one: Standing, other: Standing, talent?: readonly TalentRow[]): number {
  const serial = ({ tier }: Standing) => (talent && tier !== undefined ? (talent[tier]?.serial ?? 0) : 0);
  const bySerial = serial(one) - serial(other);
  if (bySerial !== 0) return bySerial;
  // Cross-multiplied: sections may have different numbers of papers, and a quotient is not exact.
  const byPoints =
    one.gpa && other.gpa ? other.gpa.points * one.gpa.papers - one.gpa.points * other.gpa.papers : 0;
  return byPoints || other.total - one.total;
}

/** Who takes part: who has passed, in a tier that is ranked. */
export const isRanked = ({ passed, tier }: Standing, talent?: readonly TalentRow[]): boolean =>
  passed && (!talent || (tier !== undefined && (talent[tier]?.ranked ?? false)));

/** The place of everybody who has one that is shown. */
export function ranksOf(
  all: readonly Ranked[],
  { gaps, places, talent }: RankRules,
): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const groups = new Map<number | undefined, Ranked[]>();
  for (const each of all)
    if (isRanked(each.result, talent)) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  for (const group of groups.values()) {
    group.sort((one, other) => compareResults(one.result, other.result, talent) || one.id - other.id);
    let place = 0;
    for (const [index, { id, result }] of group.entries()) {
      const above = group[index - 1];
      if (!above || compareResults(above.result, result, talent) !== 0) place = gaps ? index + 1 : place + 1;
      if (places === 0 || place <= places) ranks.set(id, place);
    }
  }
  return ranks;
}
