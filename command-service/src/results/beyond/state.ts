import type { SuggestedFacts } from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';

/** What was decided of a student by hand. */
type Suggested = SuggestedFacts['suggestions'][number];
/** By exam and student. */
export type Suggestions = Table<string, Suggested>;

const keyOf = (examId: number, userId: number) => `${examId}:${userId}`;

/** What was decided of a student by hand after an exam; undefined where his result counts. */
export const suggestedTo = (suggestions: Suggestions, examId: number, userId: number) =>
  suggestions.get(keyOf(examId, userId));

export function keepSuggestions(kept: Suggestions, { examId, suggestions }: SuggestedFacts): void {
  for (const one of suggestions) {
    const key = keyOf(examId, one.userId);
    if (one.suggestion === null) kept.delete(key);
    else kept.set(key, one);
  }
}
