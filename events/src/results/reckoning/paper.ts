import type { Entry, Halves, SubjectCondition } from './conditions.ts';

/** What one entry comes to by the condition of its paper. */
export interface Paper {
  readonly condition: SubjectCondition;
  readonly state: 'missing' | 'absent' | 'marked';
  /** Halves; 0 where there is none. */
  readonly mark: Halves;
  readonly failed: boolean;
  /** Place among the paper's divisions; undefined without a mark, or below every bound. */
  readonly tier: number | undefined;
}

/** The place of the first bound that is reached; bounds fall. */
export function tierOf(value: number, bounds: readonly number[]): number | undefined {
  const place = bounds.findIndex((bound) => value >= bound);
  return place < 0 ? undefined : place;
}

/** @throws RangeError for a mark that the paper cannot have: entry is checked where it is taken */
export function paperOf(condition: SubjectCondition, entry: Entry | undefined): Paper {
  if (entry === undefined || entry === null)
    return { condition, state: 'missing', mark: 0, failed: false, tier: undefined };
  if (entry === 'absent') return { condition, state: 'absent', mark: 0, failed: true, tier: undefined };
  if (!Number.isInteger(entry) || entry < 0 || entry > condition.max)
    throw new RangeError(`${entry} halves of ${condition.max}`);
  const tier = tierOf(entry, condition.bounds);
  return { condition, state: 'marked', mark: entry, failed: entry < condition.pass, tier };
}

/** All papers of a student; recitation stands last, as it is printed. */
export function papersOf(
  subjects: readonly SubjectCondition[],
  entries: ReadonlyMap<number, Entry>,
): readonly Paper[] {
  const inOrder = [...subjects.filter(({ kerat }) => !kerat), ...subjects.filter(({ kerat }) => kerat)];
  return inOrder.map((condition) => paperOf(condition, entries.get(condition.subjectId)));
}
