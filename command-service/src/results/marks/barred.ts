import { Problem, type Refusal } from '@madrasah/events';
import {
  type MarksFacts,
  ownPapersIn,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import type { ResultState } from '../state.ts';
import { assignmentsOf } from './assignments.ts';
import { typistsOf } from './state.ts';

interface Typed {
  readonly path: string;
  readonly subjectId: number;
}

/** The refusal of cells whose papers are assigned to others, each paper once. */
export function ofOthers(
  state: ResultState,
  { examId, sectionId }: Place,
  cells: readonly Typed[],
  frame: Frame,
): Refusal | undefined {
  const assignments = assignmentsOf(state.assignments, examId);
  if (assignments.length === 0 || frame.overAllPapers) return undefined;
  const isOwn = ownPapersIn(assignments, frame.actorId);
  const papers = new Map(cells.map(({ subjectId, path }) => [subjectId, path]));
  const foreign = [...papers].filter(([subjectId]) => !isOwn(sectionId, subjectId));
  if (foreign.length === 0) return undefined;
  return refuse(
    'results.papers-of-others',
    {},
    foreign.map(([subjectId, path]) => ({
      path,
      problem: new Problem('results.paper-of-others', { subject: frame.subjectNames(subjectId).bn }),
    })),
  );
}

/**
 * Why somebody may not type these cells in a pass: where marks are typed twice, whoever has typed a paper in one pass
 * does not type it in the other, be it by another login of his; and nobody types what is assigned to others.
 */
export function barredFrom(
  state: ResultState,
  place: Place,
  cells: readonly Typed[],
  pass: MarksFacts['pass'],
  frame: Frame,
): Refusal | undefined {
  const foreign = ofOthers(state, place, cells, frame);
  if (foreign) return foreign;
  if (!frame.doubleEntry) return pass === 2 ? refuse('results.single-entry') : undefined;
  const other = pass === 1 ? 2 : 1;
  const papers = new Map(cells.map(({ subjectId, path }) => [subjectId, path]));
  const own = [...papers].filter(([subjectId]) =>
    [...typistsOf(state.typists, place, other, subjectId)].some(frame.isOwn),
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
