import { type EventDraft, Problem, type Refusal } from '@madrasah/events';
import {
  DifferenceSettled,
  type Entry,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { candidatesAt, isPublished, papersAt, type ResultState } from '../state.ts';
import { ofOthers } from './barred.ts';
import { nowFault } from './save.ts';
import { rowAt } from './state.ts';

interface Choice {
  readonly userId: number;
  readonly subjectId: number;
  readonly pass: 1 | 2;
  /** What he who chose had read there: a mark, or what is wrong with it; undefined where he does not say. */
  readonly was: Entry | Problem | undefined;
}

export interface Settlement extends Place {
  readonly choices: readonly Choice[];
}

type Fields = Refusal['fields'];

/** Settles differences between the passes: of each cell that pass is taken which was chosen; all of them or none. */
export function settleDifferences(
  state: ResultState,
  { choices, ...place }: Settlement,
  frame: Frame,
): readonly EventDraft[] | Refusal {
  const lost = frame.lost(place);
  if (lost) return lost;
  if (!frame.doubleEntry) return refuse('results.single-entry');
  if (isPublished(state, place)) return refuse('results.published');
  const wrong = faultsOf(state, place, choices);
  if (wrong.length > 0) return refuse('results.marks-invalid', {}, wrong);
  const cells = choices.map(({ subjectId }, index) => ({ subjectId, path: `choices.${index}.SubjectID` }));
  const foreign = ofOthers(state, place, cells, frame);
  if (foreign) return foreign;
  const held = choices.map((choice, index) => {
    const { userId, subjectId, pass } = choice;
    const at = (one: 1 | 2): Entry => rowAt(state.marks, place, one, userId).get(subjectId) ?? null;
    return { choice, path: `choices.${index}.Mark`, mark: at(pass), other: at(pass === 1 ? 2 : 1) };
  });
  const settled = held.filter(({ mark, other }) => mark === other);
  if (settled.length > 0)
    return refuse(
      'results.not-different',
      {},
      settled.map(({ path }) => ({ path, problem: new Problem('results.same-now') })),
    );
  const overtaken = held.filter(({ choice: { was }, mark }) => was !== undefined && was !== mark);
  if (overtaken.length > 0)
    return refuse(
      'results.marks-changed',
      {},
      overtaken.map(({ path, mark }) => nowFault({ path, now: mark })),
    );
  const { sessionId, examId, sectionId } = place;
  const settledCells = held.map(({ choice: { userId, subjectId, pass }, mark }) => ({
    ...{ userId, subjectId, pass, mark },
  }));
  return [DifferenceSettled({ sessionId, examId, sectionId, cells: settledCells })];
}

/** Choices of cells that are none of the sheet, or are chosen twice. */
function faultsOf(state: ResultState, place: Place, choices: readonly Choice[]): Fields {
  const candidates = candidatesAt(state, place);
  const papers = new Set(papersAt(state, place).map(({ subjectId }) => subjectId));
  const seen = new Set<string>();
  return choices.flatMap(({ userId, subjectId, was }, index): Fields => {
    const at = `choices.${index}`;
    const cell = `${userId}:${subjectId}`;
    if (!candidates.has(userId))
      return [{ path: `${at}.UserID`, problem: new Problem('results.not-candidate') }];
    if (!papers.has(subjectId))
      return [{ path: `${at}.SubjectID`, problem: new Problem('results.foreign-paper') }];
    if (seen.has(cell)) return [{ path: `${at}.SubjectID`, problem: new Problem('results.cell-twice') }];
    seen.add(cell);
    return was instanceof Problem ? [{ path: `${at}.Mark`, problem: was }] : [];
  });
}
