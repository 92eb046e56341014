import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  type Entry,
  MarksEntered,
  type MarksFacts,
  type ResultsPlace as Place,
  refuseResults as refuse,
  type SheetCell,
  type SubjectConditionFacts,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { candidatesAt, isPublished, papersAt, type ResultState } from '../state.ts';
import { barredFrom } from './barred.ts';
import { rowAt } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;
type Fields = Refusal['fields'];

export interface Save extends Place {
  readonly cells: readonly SheetCell[];
}

/** Enters what has changed of a sheet: all of it, or nothing where one cell is wrong or has changed meanwhile. */
export function saveMarks(
  state: ResultState,
  save: Save,
  frame: Frame,
  pass: MarksFacts['pass'] = 1,
): Decided {
  const lost = frame.lost(save);
  if (lost) return lost;
  if (isPublished(state, save)) return refuse('results.published');
  const barred = barredFrom(state, save, save.cells, pass, frame);
  if (barred) return barred;
  const marks = changedMarks(state, save, pass);
  if (isRefusal(marks)) return marks;
  return marks.length > 0 ? [entered(save, marks, pass)] : [];
}

/** What is entered, as the event says it. */
export const entered = (
  { sessionId, examId, sectionId }: Place,
  marks: MarksFacts['marks'],
  pass: MarksFacts['pass'] = 1,
): EventDraft => MarksEntered({ sessionId, examId, sectionId, pass, marks });

/**
 * Cells that hold something else than what stands there; refused where one is wrong or has changed since it was read.
 * @param papers those that may be entered
 */
export function changedMarks(
  state: ResultState,
  save: Save,
  pass: MarksFacts['pass'] = 1,
  papers: readonly PaperLimit[] = papersAt(state, save),
): MarksFacts['marks'] | Refusal {
  const wrong = faultsOf(state, save, papers);
  if (wrong.length > 0) return refuse('results.marks-invalid', {}, wrong);
  const standing = save.cells.map((cell) => ({
    ...{ path: cell.path, was: cell.was, userId: cell.userId, subjectId: cell.subjectId },
    mark: cell.mark as Entry,
    now: rowAt(state.marks, save, pass, cell.userId).get(cell.subjectId) ?? null,
  }));
  const changed = standing.filter(({ mark, now }) => mark !== now);
  const overtaken = changed.filter(({ was, now }) => was !== undefined && was !== now);
  if (overtaken.length > 0) return refuse('results.marks-changed', {}, overtaken.map(nowFault));
  return changed.map(({ userId, subjectId, mark }) => ({ userId, subjectId, mark }));
}

/** What a cell holds now that somebody believed to hold something else. */
export const nowFault = ({ path, now }: { readonly path: string; readonly now: Entry }): Fields[number] => {
  if (now === null) return { path, problem: new Problem('results.now-empty') };
  if (now === 'absent') return { path, problem: new Problem('results.now-absent') };
  return { path, problem: new Problem('results.now-mark', { mark: now / 2 }) };
};

type PaperLimit = Pick<SubjectConditionFacts, 'subjectId' | 'max'>;

/** A mark that is higher than its paper's full marks. @param max in halves */
export const aboveMax = (mark: Entry, max: number, path: string): Fields =>
  typeof mark === 'number' && mark > max
    ? [{ path, problem: new Problem('results.above-max', { max: max / 2 }) }]
    : [];

/** What is wrong with the cells, each named; a row of one who is no candidate once. */
function faultsOf(state: ResultState, { cells, ...place }: Save, papers: readonly PaperLimit[]): Fields {
  const candidates = candidatesAt(state, place);
  const most = new Map(papers.map(({ subjectId, max }) => [subjectId, max]));
  const strangers = new Set<string>();
  const seen = new Set<string>();
  return cells.flatMap((cell): Fields => {
    const { row, path, userId, subjectId, mark } = cell;
    if (!candidates.has(userId)) {
      if (strangers.has(row)) return [];
      strangers.add(row);
      return [{ path: `${row}.UserID`, problem: new Problem('results.not-candidate') }];
    }
    const max = most.get(subjectId);
    if (max === undefined) return [{ path, problem: new Problem('results.foreign-paper') }];
    const key = `${userId}:${subjectId}`;
    if (seen.has(key)) return [{ path, problem: new Problem('results.cell-twice') }];
    seen.add(key);
    if (mark instanceof Problem) return [{ path, problem: mark }];
    return aboveMax(mark, max, path);
  });
}
