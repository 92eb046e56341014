import { type EventDraft, Problem, type Refusal } from '@madrasah/events';
import {
  type MarksFacts,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { candidatesAt, type ResultState } from '../state.ts';
import { saveMarks } from './save.ts';
import { rowAt } from './state.ts';

export interface Absentees extends Place {
  readonly subjectId: number;
  /** In Latin digits, as they were typed. */
  readonly codes: readonly string[];
  readonly pass: MarksFacts['pass'];
}

/** Enters the absentees of a paper by their codes; a mark that stands is not written over. */
export function enterAbsent(
  state: ResultState,
  { codes, subjectId, pass, ...place }: Absentees,
  frame: Frame,
): readonly EventDraft[] | Refusal {
  const byCode = new Map([...candidatesAt(state, place).keys()].map((id) => [frame.codeOf(id), id]));
  const seen = new Set<number>();
  const wrong: Refusal['fields'][number][] = [];
  const cells = codes.flatMap((typed, index) => {
    const code = Number(typed);
    const userId = byCode.get(code);
    const path = `codes.${index}`;
    const standing =
      userId === undefined ? undefined : rowAt(state.marks, place, pass, userId).get(subjectId);
    const problem =
      userId === undefined
        ? new Problem('results.code-unknown', { code: typed })
        : seen.has(code)
          ? new Problem('results.code-twice', { code })
          : typeof standing === 'number'
            ? new Problem('results.code-marked', { code, mark: standing / 2 })
            : undefined;
    seen.add(code);
    if (problem) wrong.push({ path, problem });
    if (problem || userId === undefined) return [];
    const cell = {
      row: path,
      path,
      userId,
      subjectId,
      name: 'codes',
      mark: 'absent',
      was: undefined,
    } as const;
    return [cell];
  });
  const lost = frame.lost(place);
  if (lost) return lost;
  if (wrong.length > 0) return refuse('results.absent-invalid', {}, wrong);
  return saveMarks(state, { ...place, cells }, frame, pass);
}
