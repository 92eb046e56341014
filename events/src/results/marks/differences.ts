import type { SubjectConditionFacts } from '../conditions/events.ts';
import type { Entry } from '../reckoning/index.ts';

/** What a student has been given in a pass; by subject. */
export type PassOf = (userId: number) => ReadonlyMap<number, Entry>;

/** A cell that two people have typed differently; null where one of them has typed nothing. */
export interface Difference {
  readonly userId: number;
  readonly subjectId: number;
  readonly first: Entry;
  readonly second: Entry;
}

/** Cells in which the two passes of a sheet differ, student by student, in the order of the papers. */
export const differencesOf = (
  subjects: readonly Pick<SubjectConditionFacts, 'subjectId'>[],
  candidates: readonly { readonly userId: number; readonly entries: ReadonlyMap<number, Entry> }[],
  secondOf: PassOf,
): readonly Difference[] =>
  candidates.flatMap(({ userId, entries }) => {
    const typed = secondOf(userId);
    return subjects.flatMap(({ subjectId }): Difference[] => {
      const [first, second] = [entries.get(subjectId) ?? null, typed.get(subjectId) ?? null];
      return first === second ? [] : [{ userId, subjectId, first, second }];
    });
  });
