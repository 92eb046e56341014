import { type EventDraft, Problem, type Refusal } from '@madrasah/events';
import {
  PromotionsSuggested,
  refuseResults as refuse,
  type Suggestion,
  suggestionsRevision,
} from '@madrasah/events/results';
import { seenAnother } from '../../kernel/seen.ts';
import type { Frame } from '../frame.ts';
import { candidatesAt, isPublished, type ResultState } from '../state.ts';
import { suggestedTo } from './state.ts';

export interface Suggesting {
  readonly sessionId: number;
  readonly examId: number;
  readonly suggestions: readonly {
    readonly userId: number;
    /** Null: what his result suggests, again. */
    readonly suggestion: Suggestion | null;
    readonly nextClassId: number | undefined;
  }[];
}

/** Where each candidate of an exam has a published result: UserID → section. */
function publishedOf(state: ResultState, { sessionId, examId }: Suggesting): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const key of state.candidates.keys()) {
    const [exam, sectionId] = key.split(':').map(Number) as [number, number];
    if (exam !== examId || !isPublished(state, { examId, sectionId })) continue;
    for (const userId of candidatesAt(state, { sessionId, examId, sectionId }).keys())
      found.set(userId, sectionId);
  }
  return found;
}

/**
 * Decides of students after an exam by hand: of all that are named, or of nobody where one has no published result.
 * @param seen the version of what was decided of them that he has seen; any where absent
 */
export function changeSuggestions(
  state: ResultState,
  command: Suggesting,
  frame: Frame,
  seen?: number,
): readonly EventDraft[] | Refusal {
  const { sessionId, examId } = command;
  const stand = command.suggestions.map(({ userId }) => suggestedTo(state.suggestions, examId, userId));
  const other = seenAnother(seen, suggestionsRevision(stand));
  if (other) return other;
  const sectionOf = publishedOf(state, command);
  const wrong: Refusal['fields'][number][] = [];
  const bySection = new Map<
    number,
    { userId: number; suggestion: Suggestion | null; nextClassId: number | null }[]
  >();
  command.suggestions.forEach(({ userId, suggestion, nextClassId: asked }, index) => {
    const at = `Suggestions.${index}`;
    const sectionId = sectionOf.get(userId);
    if (sectionId === undefined) {
      wrong.push({ path: `${at}.UserID`, problem: new Problem('results.no-published-result') });
      return;
    }
    const nextClassId = suggestion === 1 ? (frame.classAfter(sectionId, asked) ?? null) : null;
    if (suggestion === 1 && nextClassId === null)
      wrong.push({ path: `${at}.NextClassID`, problem: new Problem('results.no-next-class') });
    const before = suggestedTo(state.suggestions, examId, userId);
    if ((before?.suggestion ?? null) === suggestion && (before?.nextClassId ?? null) === nextClassId) return;
    bySection.set(sectionId, [...(bySection.get(sectionId) ?? []), { userId, suggestion, nextClassId }]);
  });
  if (wrong.length > 0) return refuse('results.suggestions-invalid', {}, wrong);
  return [...bySection].map(([sectionId, suggestions]) =>
    PromotionsSuggested({ sessionId, examId, sectionId, suggestions }),
  );
}
