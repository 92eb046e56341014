import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
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
  /** As they were typed, in Latin digits. */
  readonly codes: readonly string[];
  readonly pass: MarksFacts['pass'];
}

/** The student of each code among those who sit here; the refusal where a code is of more than one person. */
function studentsOf(
  state: ResultState,
  { codes, ...place }: Absentees,
  frame: Frame,
): readonly (number | undefined)[] | Refusal {
  const sitting = candidatesAt(state, place);
  const students: (number | undefined)[] = [];
  for (const [index, code] of codes.entries()) {
    const userId = frame.studentOf(code);
    if (isRefusal(userId))
      return {
        ...userId,
        fields: [{ path: `codes.${index}`, problem: new Problem(userId.code, userId.params) }],
      };
    students.push(userId !== undefined && sitting.has(userId) ? userId : undefined);
  }
  return students;
}

/** Enters the absentees of a paper by their codes; a mark that stands is not written over. */
export function enterAbsent(
  state: ResultState,
  command: Absentees,
  frame: Frame,
): readonly EventDraft[] | Refusal {
  const { codes, subjectId, pass, ...place } = command;
  const students = studentsOf(state, command, frame);
  if (isRefusal(students)) return students;
  const seen = new Set<number>();
  const wrong: Refusal['fields'][number][] = [];
  const cells = codes.flatMap((typed, index) => {
    const userId = students[index];
    const path = `codes.${index}`;
    const problem = faultOf(typed, userId);
    if (problem) wrong.push({ path, problem });
    if (problem || userId === undefined) return [];
    seen.add(userId);
    const entry = { mark: 'absent', was: undefined } as const;
    return [{ row: path, path, userId, subjectId, name: 'codes', ...entry }];
  });
  const lost = frame.lost(place);
  if (lost) return lost;
  if (wrong.length > 0) return refuse('results.absent-invalid', {}, wrong);
  return saveMarks(state, { ...place, cells }, frame, pass);

  function faultOf(typed: string, userId: number | undefined): Problem | undefined {
    if (userId === undefined) return new Problem('results.code-unknown', { code: typed });
    const code = frame.codeOf(userId);
    if (seen.has(userId)) return new Problem('results.code-twice', { code });
    const standing = rowAt(state.marks, place, pass, userId).get(subjectId);
    return typeof standing === 'number'
      ? new Problem('results.code-marked', { code, mark: standing / 2 })
      : undefined;
  }
}
