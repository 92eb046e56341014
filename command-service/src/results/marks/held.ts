import { Problem, type Refusal } from '@madrasah/events';
import { type ResultsPlace as Place, refuseResults as refuse } from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { isPublished, type ResultState } from '../state.ts';
import { rowAt } from './state.ts';

const PASSES = [1, 2] as const;

/** Why a list of candidates cannot change so: the results are published, or one who would go has marks. */
export function heldByMarks(
  state: ResultState,
  place: Place,
  { added, removed }: { readonly added: readonly object[]; readonly removed: readonly number[] },
  frame: Pick<Frame, 'codeOf'>,
): Refusal | undefined {
  if (added.length + removed.length > 0 && isPublished(state, place)) return refuse('results.published');
  const marked = removed.filter((userId) =>
    PASSES.some((pass) => rowAt(state.marks, place, pass, userId).size > 0),
  );
  if (marked.length === 0) return undefined;
  return refuse(
    'results.has-marks',
    {},
    marked.map((userId) => ({
      path: 'userids',
      problem: new Problem('results.marked-candidate', { code: frame.codeOf(userId) }),
    })),
  );
}
