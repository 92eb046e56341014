import { Problem, type Refusal } from '@madrasah/events';
import {
  type MarksFacts,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import type { ResultState } from '../state.ts';
import { hasTyped } from './state.ts';

interface Typed {
  readonly path: string;
  readonly subjectId: number;
}

/**
 * Why somebody may not type these cells in a pass: where marks are typed twice, whoever has typed a paper in one pass
 * does not type it in the other.
 */
export function barredFrom(
  state: ResultState,
  place: Place,
  cells: readonly Typed[],
  pass: MarksFacts['pass'],
  frame: Frame,
): Refusal | undefined {
  if (!frame.doubleEntry) return pass === 2 ? refuse('results.single-entry') : undefined;
  const other = pass === 1 ? 2 : 1;
  const papers = new Map(cells.map(({ subjectId, path }) => [subjectId, path]));
  const own = [...papers].filter(([subjectId]) =>
    hasTyped(state.typists, place, other, subjectId, frame.actorId),
  );
  if (own.length === 0) return undefined;
  return refuse(
    'results.typed-by-you',
    {},
    own.map(([subjectId, path]) => ({
      path,
      problem: new Problem('results.paper-typed-by-you', { subject: frame.subject(subjectId)?.name ?? '' }),
    })),
  );
}
